import { expect, test } from "vitest";
import { payloads, type Payload } from "../support/hostile/payloads";
import { tables } from "./tables";
import { assetCases, isRepresentativeAsset } from "./tables/onboarding-fields";
import { isRepresentativeOrder, orderCases } from "./tables/order-fields";

test("the tables have at least 300 hostile requests with unique names", () => {
  const rows = Object.values(tables).flat();
  console.log(`${rows.length} hostile requests in ${Object.keys(tables).length} tables`);
  expect(rows.length).toBeGreaterThanOrEqual(300);
  for (const [name, table] of Object.entries(tables)) {
    const titles = table.map(([what]) => what);
    const twice = titles.filter((title, i) => titles.indexOf(title) !== i);
    expect(twice, name).toEqual([]);
  }
});

test.each([
  ["order", orderCases, isRepresentativeOrder],
  ["onboarding", assetCases, isRepresentativeAsset],
] as const)(
  "npm test tries every payload and every field of the %s form",
  (_, cases: readonly { field: string; payload: Payload }[], isRepresentative) => {
    const sent = cases.filter(isRepresentative);
    expect(new Set(sent.map(({ payload }) => payload))).toEqual(
      new Set(cases.map(({ payload }) => payload)),
    );
    expect(new Set(sent.map(({ field }) => field))).toEqual(
      new Set(cases.map(({ field }) => field)),
    );
    expect(cases.length - sent.length).toBeGreaterThan(payloads.length);
  },
);
