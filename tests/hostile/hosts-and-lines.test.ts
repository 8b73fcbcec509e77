import { hostsAndLines } from "./tables/hosts-and-lines";
import { tryAll } from "../support/hostile/trying";

await tryAll(hostsAndLines);
