import { testEveryRow } from "../support/hostile/table-tests";
import { ofThisRun } from "../support/this-run";
import * as assets from "./tables/onboarding-fields";
import * as orders from "./tables/order-fields";

// tests/unit/hostile-fields.test.ts validates all of them in process.
await testEveryRow([
  ...ofThisRun(orders.orderCases, orders.isRepresentativeOrder).map(orders.orderRow),
  ...ofThisRun(assets.assetCases, assets.isRepresentativeAsset).map(assets.assetRow),
  ...ofThisRun([...orders.tooLargeOrders, ...assets.onboardingIntents], () => true),
]);
