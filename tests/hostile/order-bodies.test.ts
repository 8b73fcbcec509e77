import { orderBodies } from "./tables/order-bodies";
import { testEveryRow } from "../support/hostile/table-tests";

await testEveryRow(orderBodies);
