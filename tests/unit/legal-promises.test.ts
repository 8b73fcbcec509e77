import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { retention } from "~/content/retention";
import { rememberOrder } from "~/orders/order-access.server";
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

test("no text of the site has a time of the terms as a literal", () => {
  const literals = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /^(?!demos|content.site).*[.](tsx?|md)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join("app", name), "utf8").replace(/\s+/g, " ");
      return (
        text.match(/(\d|\bfive) business days|within \d+ (hours|days) of|\d+ days' notice/g) ?? []
      );
    });
  expect(literals).toEqual([]);
});
