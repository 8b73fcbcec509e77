import { headers } from "./tables/headers";
import { tryAll } from "../support/hostile/trying";

await tryAll(headers);
