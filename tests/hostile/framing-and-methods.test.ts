import { framing } from "./tables/framing";
import { methods } from "./tables/methods";
import { tryAll } from "../support/hostile/trying";

await tryAll([...framing, ...methods]);
