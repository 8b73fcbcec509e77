import { webhook } from "./tables/webhook";
import { testEveryRow } from "../support/hostile/table-tests";

await testEveryRow(webhook);
