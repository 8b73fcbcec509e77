import * as assets from "../support/hostile/asset-cases";
import * as orders from "../support/hostile/order-cases";
import { testEveryRow } from "../support/hostile/table-tests";
import { ofThisRun } from "../support/this-run";
import { assetRow, onboardingIntents } from "./tables/onboarding-fields";
import { orderRow, tooLargeOrders } from "./tables/order-fields";

// tests/unit/hostile-fields.test.ts validates all of them in process.
await testEveryRow([
  ...ofThisRun(orders.orderCases, orders.isRepresentative).map(orderRow),
  ...ofThisRun(assets.assetCases, assets.isRepresentative).map(assetRow),
  ...ofThisRun([...tooLargeOrders, ...onboardingIntents], () => true),
]);
