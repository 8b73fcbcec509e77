import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { retention } from "~/content/retention";
import * as legal from "~/content/claims";
import { rememberOrder } from "~/orders/order-access.server";
import { timelineLabel } from "~/orders/order-fields";
import { leaveFlash, storeConsent } from "~/layout/cookies.server";
import { renderLegalText } from "../../scripts/content";
import { textOf } from "../support/http/http-client";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const policyFile = "app/content/legal/privacy-policy.md";
const { sections } = renderLegalText(policyFile, readFileSync(policyFile, "utf8"));
const policy = textOf(sections.map(({ html }) => html).join(" "));

test.each([
  ["Your cookie choice", () => storeConsent("accepted"), "Kept for 1 year.", 365 * DAY],
  [
    "Your open order",
    () => rememberOrder(new Request("http://site.test"), "x"),
    "Kept for 30 days.",
    30 * DAY,
  ],
  ["One-time messages", () => leaveFlash("orderMailFailed"), "after 1 hour at the latest.", HOUR],
])(
  'the cookie "%s" expires when the privacy policy says',
  async (title, serialize, words, seconds) => {
    const said = policy.slice(policy.lastIndexOf(`${title}:`));
    expect(said.slice(0, said.indexOf(words) + words.length).length).toBeLessThan(250);
    expect(await serialize()).toContain(`Max-Age=${seconds};`);
  },
);

test.each([
  [`${retention.unpaidOrderDays} days after their last change`],
  [`${retention.savedDraftDays} days if you asked to finish later`],
  [`Kept for ${retention.savedDraftDays} days, or ${retention.orderDraftDays} days if they belong`],
  [`${retention.orderDraftDays} days if they belong to a paid order`],
  [`${retention.submittedFileDays} days after you sent them`],
  [`${retention.orderYears} years after they have ended`],
  [`at most ${retention.networkHours} hours,`],
])('the privacy policy states the retention period "%s"', (words) =>
  expect(policy).toContain(words),
);

test("no text of the site promises a delivery time that differs from the terms", () => {
  const texts = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|md)$/.test(name))
    .map((name) => readFileSync(join("app", name), "utf8").replace(/\s+/g, " "));
  const times = texts.flatMap((text) => text.match(/\d+\s?(?:-|–|to)\s?\d+ business days/g) ?? []);
  expect(times.length).toBeGreaterThan(1);
  const { from, to } = legal.deliveryDays;
  expect([...new Set(times)]).toEqual([`${from}-${to} business days`]);
});

test("the shortest timeline in the order form is the terms' example", () => {
  expect(timelineLabel("urgent")).toContain(`${legal.fastestTimelineHours} hours`);
});

test.each([
  ["response", `${legal.responseHours} hours`],
  ["uptimeTarget", `${legal.uptimeTargetPercent}%`],
  ["delivery", `${legal.deliveryDays.from}-${legal.deliveryDays.to} business days`],
  ["materialsDue", `${legal.materialsDueHours} hours`],
  ["feedbackDue", `${legal.feedbackDueHours} hours`],
  ["editsPerMonth", legal.inWords(legal.contentEditsPerMonth)],
  ["refundWithin", `${legal.refundDays} days`],
  ["notice", `${legal.cancellationNoticeDays} days`],
] as const)("the pages and the terms of service state the same %s: %s", (claim, promised) => {
  expect(legal.claims[claim]).toBe(promised);
});
