import { assetCases, isRepresentative } from "../support/hostile/asset-cases";
import { tryAll } from "../support/hostile/trying";
import { ofThisRun } from "../support/this-run";
import { assetRow, onboardingWishes } from "./tables/onboarding-fields";

// tests/unit/hostile-fields.test.ts validates all of them in process.
await tryAll([
  ...ofThisRun(assetCases, isRepresentative).map(assetRow),
  ...ofThisRun(onboardingWishes, () => true),
]);
