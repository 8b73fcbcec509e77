import { expect, test } from "vitest";
import { HttpClient } from "../support/http/http-client";
import { until } from "../support/until";
import { paidOrder } from "../support/orders/order-visitor";
import { allMailsSent, allRows } from "../support/orders/person";
import { startSite } from "../support/site";

const site = await startSite();

test("opening the receipt's link changes no row, however often and in whatever browser", async () => {
  const { link } = await paidOrder(site);
  await allMailsSent(site);
  await until("every event is accepted", () =>
    site.sandbox.stripe.events.every(({ delivered }) => delivered),
  );
  // Jobs note their runs at any time.
  const rows = () => allRows(site).filter(([table]) => table !== "job_runs");
  const before = rows();
  for (let visit = 1; visit <= 3; visit += 1) {
    const answer = await new HttpClient(site.url).request(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
  await fetch(new URL(link, site.url), { method: "HEAD" });
  expect(rows()).toEqual(before);
});
