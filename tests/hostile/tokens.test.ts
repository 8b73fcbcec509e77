import { cookies } from "./tables/cookies";
import { tokens } from "./tables/tokens";
import { testEveryRow } from "../support/hostile/table-tests";

await testEveryRow([...tokens, ...cookies]);
