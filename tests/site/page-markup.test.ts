import { describe, expect, test } from "vitest";
import { claims } from "~/content/claims";
import { priceInWords } from "~/content/format";
import { priceTexts, taxNote, withSeparators } from "~/content/price-texts";
import {
  legalTextsUpdated,
  prices,
  promises,
  quotedPrices,
  site as brand,
  terms,
} from "~/content/site";
import { count } from "~/content/words";
import { elements } from "../support/http/html-elements";
import { textOf } from "../support/http/http-client";
import { openForm, orderOf, paidOrder, validOrder } from "../support/orders/order-visitor";
import { progressOf } from "../support/orders/order-page";
import { htmlPages } from "../support/pages/html-pages";
import { sharedSite, supportEmail } from "../support/site";

const site = await sharedSite();

describe.each([...htmlPages, "/nowhere"])("the HTML of %s", async (path) => {
  const get = async (headers = {}) => (await fetch(site.url + path, { headers })).text();
  const html = await get();

  test("has one main heading, one of each landmark, and headings that descend in steps", () => {
    for (const name of ["h1", "main"]) expect(elements(html, name), name).toHaveLength(1);
    // A demo has a header and a footer of its own within the page's main part.
    const around = html.replace(/<main[^]*<\/main>/, "");
    for (const name of ["header", "footer"]) expect(elements(around, name)).toHaveLength(1);
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    for (const [index, level] of levels.entries()) {
      expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
    }
  });

  test("has no definition list that is grouped in part, and no part of a table with a role", () => {
    for (const list of elements(html, "dl")) {
      const ungrouped = list.html.replace(/<div[^]*?<\/div>/g, "");
      if (ungrouped !== list.html) expect(ungrouped).not.toMatch(/<d[td][ >]/);
    }
    expect(html).not.toMatch(/<(table|thead|tbody|tr|th|td) [^>]*\brole=/);
  });

  test("asks about cookies, with a link to the privacy policy, until the visitor has answered", async () => {
    const notices = (page: string) =>
      elements(page, "section").filter((it) => it.attributes["aria-label"] === "Cookie notice");
    const [notice, ...others] = notices(html);
    expect(others).toEqual([]);
    const links = elements(notice!.html, "a").map(({ attributes }) => attributes.href);
    expect(links).toEqual(["/privacy-policy"]);
    expect(notices(await get({ Cookie: "consent=declined" }))).toEqual([]);
  });
});

test.each(["/nowhere", "/contact/us", "/demo", "/demo/mason", "/demo/plumber/x", "/demo/mason/"])(
  "%s is answered 404 with a page of its own that search engines do not list",
  async (path) => {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(elements(html, "h1").map(({ text }) => text)).toEqual(["Oops! Page not found"]);
    expect(elements(html, "title")[0]!.text).toContain("Oops! Page not found");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(elements(html, "main")[0]!.text).toContain(supportEmail);
    const home = elements(html, "a").find(({ text }) => text === "Return to the homepage");
    expect(home?.attributes.href).toBe("/");
  },
);

test("the contact page says how to reach the team, where it serves and what is to be paid", async () => {
  const html = await (await fetch(`${site.url}/contact`)).text();
  const [main] = elements(html, "main");
  expect(main!.text).toMatch(/Send us a Message/);
  const { countries } = promises;
  const worldwide = new RegExp(
    `Serving Worldwide\\s+Businesses in ${countries?.replace("+", "\\+")} countries`,
  );
  expect(worldwide.test(main!.text)).toBe(countries !== undefined);
  if (claims.response) expect(main!.text).toContain(`within ${claims.response}`);
  expect(main!.text.replace(/\s+/g, " ")).toContain(
    textOf(`Total payable today${taxNote} ${priceTexts.today}`),
  );
  const links = elements(main!.html, "a").map(
    ({ attributes, text }) => [attributes, text] as const,
  );
  expect(links.some(([{ href }]) => href === `mailto:${supportEmail}`)).toBe(true);
  const profiles = links.filter(([{ target }]) => target === "_blank");
  expect(profiles.map(([{ href }, text]) => [href, text])).toEqual(
    brand.social.map(({ name, url }) => [url, expect.stringContaining(name) as string]),
  );
});

/** Name and attributes of a form's visible controls, by their tag. */
async function controlsOf(path: string, id: string) {
  const html = await (await fetch(site.url + path)).text();
  const form = elements(html, "form").find(({ attributes }) => attributes.id === id)!;
  const controls = ["input", "textarea", "select"].flatMap((tag) =>
    elements(form.html, tag).map(({ attributes }) => attributes),
  );
  return {
    html: form.html,
    controls: controls.filter(({ name, type }) => type !== "hidden" && name !== "homepage"),
  };
}

/** The name of a control, with a star if it is required. */
const words = ({ name, required }: Record<string, string>) => name! + (required === "" ? "*" : "");

test("the order form asks for five required fields and a budget, and offers five timelines", async () => {
  const { html, controls } = await controlsOf("/contact", "contact-form");
  const asked = ["name*", "email*", "budget", "project*", "assets*", "timeline*"];
  expect(controls.map(words)).toEqual(asked);
  expect(elements(html, "option").map(({ attributes, text }) => [attributes.value, text])).toEqual([
    ["", "Select timeline"],
    ["urgent", "ASAP (within 72 hours)"],
    ["week", "Within 1 week"],
    ["two-weeks", "Within 2 weeks"],
    ["month", "Within 1 month"],
    ["flexible", "Flexible"],
  ]);
  const [name, email, budget] = controls;
  expect(name).toMatchObject({ autoComplete: "organization" });
  expect(email).toMatchObject({ autoComplete: "email", inputMode: "email" });
  expect(budget!.placeholder).toMatch(priceTexts.budget);
});

test("the onboarding page states its purpose, and asks for three required fields and files of the accepted types", async () => {
  const [main] = elements(await (await fetch(`${site.url}/onboarding`)).text(), "main");
  expect(elements(main!.html, "h1")[0]!.text).toBe("Let's Get Your Website Started!");
  expect(main!.text).toMatch(new RegExp(`ready in ${claims.delivery.replaceAll(" ", "\\s+")}`));
  expect(main!.text).toMatch(new RegExp(`Email support \\(\\s*${supportEmail}\\s*\\)`));
  expect(main!.html).toContain(`href="mailto:${supportEmail}"`);
  const { html, controls } = await controlsOf("/onboarding", "onboarding-form");
  expect(controls.map(words)).toEqual([
    ...["businessName*", "email*", "websiteUrl", "brandColors", "files"],
    ...["textContent*", "socialLinks"],
  ]);
  const picker = controls.find(({ type }) => type === "file")!;
  expect(picker.accept!.split(",").sort()).toEqual([
    ...[".doc", ".docx", ".gif", ".jpeg", ".jpg", ".pdf", ".png", ".txt", ".webp", ".xlsx", ".zip"],
  ]);
  expect(picker.multiple).toBe("");
  const hint = elements(html, "p").find(
    ({ attributes }) => attributes.id === picker["aria-describedby"],
  );
  expect(hint!.text).toMatch(/50 files.*50 MB each/);
});

test("the order form marks the first step, states its limits, and names what is wrong in the page's title", async () => {
  const visitor = await openForm(site);
  const html = await visitor.page("/contact");
  expect(progressOf(html).current).toEqual(["Details"]);
  expect(textOf(html)).toContain(`Up to ${withSeparators(2_000)} characters`);
  const refused = await (await visitor.send(validOrder({ email: "" }))).text();
  expect(elements(refused, "title")[0]!.text).toMatch(/^Error: Order your website/);
});

test("the page of a failed checkout says that nothing was charged, and has a link to write about the kept order", async () => {
  site.sandbox.stripe.fail({ match: "POST /v1/checkout/sessions", status: 500, times: 1 });
  const fields = validOrder();
  const html = await (await (await openForm(site)).send(fields)).text();
  const { reference } = orderOf(site, fields);
  expect(textOf(html)).toContain(`Nothing was charged, and your order ${reference} is kept.`);
  const links = elements(html, "a").map(({ attributes }) => decodeURIComponent(attributes.href!));
  expect(links).toContain(
    `mailto:${supportEmail}?subject=Order ${reference}: the payment page did not open`,
  );
});

test("the page after payment marks the step of the assets", async () => {
  const { visitor, sessionId } = await paidOrder(site);
  const html = await visitor.page(`/thank-you?session_id=${sessionId}`);
  expect(progressOf(html).current).toEqual(["Assets"]);
});

async function legalPage(path: string) {
  const [main] = elements(await (await fetch(site.url + path)).text(), "main");
  return { ...main!, headings: elements(main!.html, "h2") };
}

test.each([
  { path: "/privacy-policy", title: "Privacy Policy", count: 12 },
  { path: "/terms-of-service", title: "Terms of Service", count: 15 },
])("$path has $count sections, each with a link to it", async ({ path, title, count }) => {
  const { html, text, headings } = await legalPage(path);
  expect(elements(html, "h1").map((heading) => heading.text)).toEqual([title]);
  expect(text).toContain(`Last updated: ${legalTextsUpdated}`);
  expect(headings).toHaveLength(count);
  const links = elements(elements(html, "nav")[0]!.html, "a");
  expect(links.map(({ attributes }) => attributes.href)).toEqual(
    headings.map(({ attributes }) => `#${attributes.id}`),
  );
  for (const section of elements(html, "section")) {
    expect(section.text.length).toBeGreaterThan(150);
  }
  expect(text).toContain(supportEmail);
});

test("the privacy policy has the specification's sections in order and names the seven rights", async () => {
  const { html, headings } = await legalPage("/privacy-policy");
  expect(headings.map(({ text }) => text)).toEqual(
    [
      ...[/introduction/i, /information we collect/i, /use/i, /share/i, /security/i, /cookies/i],
      ...[/GDPR rights/i, /payment processing/i, /international transfers/i],
      ...[/children under 18/i, /changes/i, /contact/i],
    ].map((topic) => expect.stringMatching(topic) as string),
  );
  const rights = elements(html, "section").find((it) => it.html.includes('id="gdpr-rights"'))!;
  for (const right of [
    ...[/access/i, /correct/i, /delet|eras/i, /object/i, /restrict/i, /portab/i],
    /withdraw.*consent/i,
  ]) {
    expect(rights.text).toMatch(right);
  }
});

test("the terms state every figure of the offer, and have a section on each of its topics", async () => {
  const { text, headings } = await legalPage("/terms-of-service");
  for (const figure of [
    ...[`${priceInWords(quotedPrices.setup)} one-time`, `${priceTexts.setup} one-time`],
    ...[priceInWords(quotedPrices.growthPerMonth), priceTexts.monthly].map(
      (it) => `${it} per month`,
    ),
    ...[priceTexts.today],
    `refund within ${claims.refundWithin} of delivery`,
    `${count(terms.cancellationNoticeDays, "day")} notice`,
    `within ${claims.materialsDue}`,
    `${count(terms.nonPaymentNoticeDays, "day")} notice before termination for non-payment`,
    `feedback within ${claims.feedbackDue}`,
    ...(claims.uptimeTarget ? [`${claims.uptimeTarget} of the time`] : []),
    `in the ${count(terms.liabilityCapMonths, "month")} before`,
    `aged ${terms.minimumAge} and over`,
    ...[claims.delivery, claims.fastestTimeline, claims.contentEdits],
    `${prices.minimumMonths}-month minimum commitment`,
    ...(claims.response ? [`respond within ${claims.response}`] : []),
  ]) {
    expect(textOf(text)).toContain(textOf(figure));
  }
  for (const topic of [/pricing/i, /refund/i, /your part/i, /property/i, /liab/i, /disput/i]) {
    expect(headings.some((heading) => topic.test(heading.text))).toBe(true);
  }
});
