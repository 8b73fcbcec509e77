import { afterAll, beforeAll, expect, test } from "vitest";
import { textOf } from "../http-client";
import { startSite, type Site } from "../site";
import { openForm, ordersOf, validOrder } from "./order-visitor";

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT: "on", CLIENT_IP_HEADER: "Fly-Client-IP" } });
});

afterAll(() => site.stop());

const from = (address: string) => ({ "Fly-Client-IP": address });

function expectWait(answer: Response) {
  const seconds = Number(answer.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
}

test("the eleventh order of one address in ten minutes is answered 429 with a time to wait", async () => {
  for (let count = 1; count <= 10; count += 1) {
    expect((await (await openForm(site)).send(validOrder(), from("203.0.113.1"))).status).toBe(303);
  }
  const fields = validOrder();
  const visitor = await openForm(site);
  const answer = await visitor.send(fields, from("203.0.113.1"));
  expect(answer.status).toBe(429);
  expect(textOf(await answer.text())).toContain("That was a lot at once");
  expect(ordersOf(site, fields.email)).toEqual([]);

  const scripts = await visitor.post(
    "/contact?_data=routes%2Fcontact",
    { ...visitor.hidden, ...fields },
    from("203.0.113.1"),
  );
  expect(scripts.status).toBe(429);
  expectWait(scripts);
  expect(scripts.headers.get("X-Remix-Response")).toBe("yes");
  expect(await scripts.json()).toEqual({ refused: 429 });

  // Somebody else orders as before, and pages are never limited.
  expect((await visitor.send(fields, from("203.0.113.2"))).status).toBe(303);
  const page = await visitor.request("/contact", { headers: from("203.0.113.1") });
  expect(page.status).toBe(200);
});

test("the page that says so has a Retry-After, also after a restart", async () => {
  await site.kill();
  await site.restart();
  const answer = await (await openForm(site)).send(validOrder(), from("203.0.113.1"));
  expect(answer.status).toBe(429);
  expectWait(answer);
});

test("forms with invalid fields are not counted as orders", async () => {
  const visitor = await openForm(site);
  for (let count = 1; count <= 12; count += 1) {
    const answer = await visitor.send(validOrder({ name: "" }), from("203.0.113.3"));
    expect(answer.status).toBe(422);
  }
  expect((await visitor.send(validOrder(), from("203.0.113.3"))).status).toBe(303);
});
