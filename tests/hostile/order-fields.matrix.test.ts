import { isRepresentative, orderCases } from "../support/hostile/order-cases";
import { tryAll } from "../support/hostile/trying";
import { ofThisRun } from "../support/this-run";
import { orderRow, tooLargeOrders } from "./tables/order-fields";

// tests/unit/hostile-fields.test.ts validates all of them in process.
await tryAll([
  ...ofThisRun(orderCases, isRepresentative).map(orderRow),
  ...ofThisRun(tooLargeOrders, () => true),
]);
