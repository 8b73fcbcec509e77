import { framing } from "./tables/framing";
import { methods } from "./tables/methods";
import { testEveryRow } from "../support/hostile/table-tests";

await testEveryRow([...framing, ...methods]);
