import { expect, test } from "vitest";
import * as assets from "../support/hostile/asset-cases";
import * as orders from "../support/hostile/order-cases";
import { payloads } from "../support/hostile/payloads";
import { tables } from "./tables";

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
  ["order", orders.orderCases, orders.isRepresentative],
  ["onboarding", assets.assetCases, assets.isRepresentative],
] as const)(
  "npm test tries every payload and every field of the %s form",
  (_, cases: readonly Case[], isRepresentative) => {
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

type Case = orders.OrderCase | assets.AssetCase;
