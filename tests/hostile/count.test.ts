import { expect, test } from "vitest";
import { tables } from "./tables";

test("the tables hold at least 300 requests, each under a name of its own", () => {
  const rows = Object.values(tables).flat();
  console.log(`${rows.length} hostile requests in ${Object.keys(tables).length} tables`);
  expect(rows.length).toBeGreaterThanOrEqual(300);
  for (const [name, table] of Object.entries(tables)) {
    const titles = table.map(([what]) => what);
    const twice = titles.filter((title, i) => titles.indexOf(title) !== i);
    expect(twice, name).toEqual([]);
  }
});
