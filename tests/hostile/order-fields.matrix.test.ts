import { isRepresentative, orderCases } from "../support/hostile/order-cases";
import { testEveryRow } from "../support/hostile/table-tests";
import { ofThisRun } from "../support/this-run";
import { orderRow, tooLargeOrders } from "./tables/order-fields";

// tests/unit/hostile-fields.test.ts validates all of them in process.
await testEveryRow([
  ...ofThisRun(orderCases, isRepresentative).map(orderRow),
  ...ofThisRun(tooLargeOrders, () => true),
]);
