import { paths } from "./tables/paths";
import { queriesAndData } from "./tables/queries";
import { testEveryRow } from "../support/hostile/table-tests";

await testEveryRow([...paths, ...queriesAndData]);
