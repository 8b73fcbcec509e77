import { hostsAndLines } from "./tables/hosts-and-lines";
import { tryAll } from "./trying";

tryAll(hostsAndLines);
