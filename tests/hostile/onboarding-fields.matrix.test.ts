import { assetCases, isRepresentative } from "../support/hostile/asset-cases";
import { testEveryRow } from "../support/hostile/table-tests";
import { ofThisRun } from "../support/this-run";
import { assetRow, onboardingIntents } from "./tables/onboarding-fields";

// tests/unit/hostile-fields.test.ts validates all of them in process.
await testEveryRow([
  ...ofThisRun(assetCases, isRepresentative).map(assetRow),
  ...ofThisRun(onboardingIntents, () => true),
]);
