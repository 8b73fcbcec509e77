import { paths } from "./tables/paths";
import { queriesAndData } from "./tables/queries";
import { tryAll } from "../support/hostile/trying";

await tryAll([...paths, ...queriesAndData]);
