import { expect, test } from "vitest";
import { sharedSite } from "../support/site";

const site = await sharedSite();

async function health() {
  const answer = await fetch(`${site.url}/healthz`);
  return [answer.status, await answer.json()];
}

const healthy = [200, { status: "ok" }];
const unavailable = [503, { status: "unavailable" }];

test("the health check answers 503 while the database cannot be read, and 200 afterwards", async () => {
  site.execute("alter table orders rename to elsewhere");
  expect(await health()).toEqual(unavailable);
  site.execute("alter table elsewhere rename to orders");
  expect(await health()).toEqual(healthy);
});
