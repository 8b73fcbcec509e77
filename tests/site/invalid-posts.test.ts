import { describe, expect, test } from "vitest";
import { hiddenFields, HttpClient, textOf } from "../support/http/http-client";
import { fieldValues, filledIn, OnboardingClient } from "../support/assets/onboarding-client";
import { openForm, validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: { RATE_LIMIT: "on", CLIENT_IP_HEADER: "Fly-Client-IP" } });

/** Counts the network's invalid posts up to the limit, less `left`. */
async function exhaustLimit(address: string, left = 0) {
  const client = new HttpClient(site.url);
  const known = new Set(keys());
  const first = await client.post("/contact", {}, { "Fly-Client-IP": address });
  expect(first.status).toBe(422);
  const key = keys().find((one) => !known.has(one));
  site.execute("update rate_limits set points = ? where key = ?", 100 - left, key);
}
const keys = () =>
  site
    .rows<{ key: string }>("select key from rate_limits where key like 'invalid post:%'")
    .map(({ key }) => key);

function expectWait(answer: Response) {
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
}

describe("after a hundred invalid posts from one network in ten minutes", () => {
  test("an invalid order is answered 429 with its values", async () => {
    const address = "203.0.113.110";
    await exhaustLimit(address, 1);
    const fields = validOrder({ name: "", project: "Leaks & boilers" });
    const visitor = await openForm(site);
    const from = { "Fly-Client-IP": address };
    expect((await visitor.send(fields, from)).status).toBe(422);
    const answer = await visitor.send(fields, from);
    expectWait(answer);
    const page = await answer.text();
    expect(textOf(page)).toContain("That was a lot at once");
    expect(textOf(page)).toContain("Leaks & boilers");
    // Other networks and valid forms are not limited.
    expect((await visitor.send(fields, { "Fly-Client-IP": "203.0.113.111" })).status).toBe(422);
    expect((await visitor.send(validOrder(), from)).status).toBe(303);
  });

  test("an invalid asset form is answered 429 with its values", async () => {
    const address = "203.0.113.112";
    await exhaustLimit(address);
    const client = new OnboardingClient(site);
    await client.open();
    const send = (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...client.hidden, ...fields })) {
        body.set(name, value);
      }
      const headers = { "Fly-Client-IP": address };
      return client.request("/onboarding", { method: "POST", body, headers });
    };
    const wrong = { ...filledIn, email: "nobody" };
    const answer = await send(wrong);
    expectWait(answer);
    const page = await answer.text();
    expect(textOf(page)).toContain("That was a lot at once");
    expect(fieldValues(page)).toEqual(wrong);
    client.hidden = hiddenFields(page);
    expect((await send(filledIn)).status).toBe(303);
  });

  test.each([
    ["a post that is no form", "text/plain", 415],
    ["a form that is too large", "application/x-www-form-urlencoded", 413],
  ])("%s is answered 429", async (_, type, status) => {
    const address = `203.0.113.${120 + (status % 10)}`;
    await exhaustLimit(address, 1);
    const post = () =>
      new HttpClient(site.url).request("/contact", {
        method: "POST",
        body: "x".repeat(70_000),
        headers: { "Content-Type": type, "Fly-Client-IP": address },
      });
    expect((await post()).status).toBe(status);
    expectWait(await post());
  });
});
