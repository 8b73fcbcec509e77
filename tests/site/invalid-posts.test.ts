import { describe, expect, test } from "vitest";
import { hiddenFields, HttpClient, textOf } from "../support/http/http-client";
import { fieldValues, filledIn, openedClient } from "../support/assets/onboarding-client";
import { errorUnder } from "../support/orders/order-page";
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

const AGAIN = /send the form again in (9|10) minutes\./;

function expectWait(answer: Response) {
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
}

describe("after a hundred invalid posts from one network in ten minutes", () => {
  test("an invalid order is answered 429 with its values and the messages under its fields", async () => {
    const address = "203.0.113.110";
    await exhaustLimit(address, 1);
    const fields = validOrder({ name: "", project: "Leaks & boilers" });
    const visitor = await openForm(site);
    const from = { "Fly-Client-IP": address };
    const first = await visitor.send(fields, from);
    expect(first.status).toBe(422);
    const refused = await first.text();
    const answer = await visitor.send(fields, from);
    expectWait(answer);
    const page = await answer.text();
    expect(textOf(page)).toContain("That was a lot at once");
    expect(textOf(page)).toContain("Leaks & boilers");
    expect(errorUnder(page, "name")).toBe(errorUnder(refused, "name"));
    expect(errorUnder(page, "name")).toBeDefined();
    // Other networks and valid forms are not limited.
    expect((await visitor.send(fields, { "Fly-Client-IP": "203.0.113.111" })).status).toBe(422);
    expect((await visitor.send(validOrder(), from)).status).toBe(303);
  });

  test("an invalid asset form is answered 429 with its values", async () => {
    const address = "203.0.113.112";
    await exhaustLimit(address);
    const client = await openedClient(site);
    const from = { "Fly-Client-IP": address };
    const send = (fields: Record<string, string>) =>
      client.postFiles("/onboarding", { ...client.hidden, ...fields }, [], from);
    const wrong = { ...filledIn, email: "nobody" };
    const answer = await send(wrong);
    expectWait(answer);
    const page = await answer.text();
    expect(textOf(page)).toContain("That was a lot at once");
    expect(textOf(page)).toMatch(AGAIN);
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
    const post = (path = "/contact") =>
      new HttpClient(site.url).request(path, {
        method: "POST",
        body: "x".repeat(70_000),
        headers: { "Content-Type": type, "Fly-Client-IP": address },
      });
    expect((await post()).status).toBe(status);
    const answer = await post();
    expectWait(answer);
    expect(textOf(await answer.text())).toMatch(AGAIN);
    const scripts = await post("/contact?_data=routes%2Fcontact");
    expectWait(scripts);
    expect(await scripts.json()).toMatchObject({
      refused: 429,
      text: { description: expect.stringMatching(AGAIN) as string },
    });
  });
});
