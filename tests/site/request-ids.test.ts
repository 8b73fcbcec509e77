import { expect, test } from "vitest";
import { filledIn, openedClient, SCRIPTS } from "../support/assets/onboarding-client";
import { logo } from "../support/assets/upload-samples";
import { until } from "../support/until";
import { openForm, validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

type Line = { id?: string; msg?: string; route?: string };

/** The log's lines since an offset, once one of them matches `wanted`. */
async function linesFrom(start: number, wanted: (line: Line) => boolean): Promise<Line[]> {
  const lines = () =>
    site
      .output()
      .slice(start)
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line);
  await until("the line is written", () => lines().some(wanted));
  return lines();
}

/** The line with `msg` and the request's own line both carry the request id of the response. */
async function expectRequestId(start: number, answer: { headers: Headers }, msg: string) {
  const id = answer.headers.get("X-Request-Id");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const lines = await linesFrom(start, (line) => line.id === id && line.route !== undefined);
  const matching = lines.filter((line) => line.msg === msg);
  expect(matching.map((line) => line.id)).toEqual([id]);
}

test("a failed checkout is logged with its request id, even during other requests", async () => {
  const start = site.output().length;
  const unlucky = await openForm(site);
  const fault = { match: "/v1/checkout/sessions", status: 500, delayMs: 300 };
  const heal = site.sandbox.stripe.fail(fault);
  const pages = Array.from({ length: 10 }, () => fetch(`${site.url}/contact`));
  const answer = await unlucky.send(validOrder());
  heal();
  expect(answer.status).toBe(502);
  await Promise.all(pages.map(async (page) => (await page).text()));
  await expectRequestId(start, answer, "checkout failed");
});

test("a failed write to the bucket is logged with its request id", async () => {
  const client = await openedClient(site);
  const start = site.output().length;
  const heal = site.sandbox.s3.fail({ status: 500 });
  const answer = await client.send([logo], { ...filledIn, intent: "upload" }, SCRIPTS);
  heal();
  await expectRequestId(start, answer, "file not stored");
});

test("a failed email is logged with the id of the request that sent it, and without one when the worker retries it", async () => {
  const start = site.output().length;
  const heal = site.sandbox.postmark.fail({ match: "POST /email", status: 500, times: 2 });
  const visitor = await openForm(site);
  const answer = await visitor.send(validOrder());
  await expectRequestId(start, answer, "mail not sent");

  const again = site.output().length;
  site.execute("update outbox set next_attempt_at = created_at where state = 'pending'");
  const lines = await linesFrom(again, ({ msg }) => msg === "mail not sent");
  heal();
  const tried = lines.filter(({ msg }) => msg === "mail not sent");
  expect(tried.map(({ id }) => id)).toEqual([undefined]);
});
