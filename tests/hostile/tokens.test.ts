import { cookies } from "./tables/cookies";
import { tokens } from "./tables/tokens";
import { tryAll } from "../support/hostile/trying";

await tryAll([...tokens, ...cookies]);
