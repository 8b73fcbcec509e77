import { headers } from "./tables/headers";
import { testEveryRow } from "../support/hostile/table-tests";

await testEveryRow(headers);
