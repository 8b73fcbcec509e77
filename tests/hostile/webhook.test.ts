import { webhook } from "./tables/webhook";
import { tryAll } from "../support/hostile/trying";

await tryAll(webhook);
