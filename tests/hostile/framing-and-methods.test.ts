import { framing } from "./tables/framing";
import { methods } from "./tables/methods";
import { tryAll } from "./trying";

tryAll([...framing, ...methods]);
