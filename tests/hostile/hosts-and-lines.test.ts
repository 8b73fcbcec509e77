import { hostsAndLines } from "./tables/hosts-and-lines";
import { testEveryRow } from "../support/hostile/table-tests";

await testEveryRow(hostsAndLines);
