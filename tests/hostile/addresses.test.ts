import { paths } from "./tables/paths";
import { queriesAndData } from "./tables/queries";
import { tryAll } from "./trying";

tryAll([...paths, ...queriesAndData]);
