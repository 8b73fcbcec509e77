import { describe, expect, test } from "vitest";
import { claims } from "~/content/claims";
import { prices, sources } from "~/content/site";
import { contentVerdicts } from "~/operations/doctor/live-content";
import { environmentVerdicts, judgeImprint } from "~/operations/doctor/live-environment.server";
import { judgeSendingDomain, type Dns } from "~/operations/doctor/sending-domain.server";
import { parseConfig } from "~/server/config/environment.server";

const proved = Object.fromEntries(Object.keys(sources).map((name) => [name, "counted in 2026"]));
const own = {
  site: { name: "Marlow Web", social: [{ url: "https://www.instagram.com/marlow" }] },
  ...{ prices, quotedPrices: prices, areSamples: false, claims, sources: proved },
};

type Content = Parameters<typeof contentVerdicts.Claims>[0];

describe("before a site goes live, the doctor", () => {
  test("has nothing against content that its owner has made their own", () => {
    for (const judge of Object.values(contentVerdicts)) expect(judge(own).state).toBe("ok");
  });

  test.each<[keyof typeof contentVerdicts, Partial<Content>, string]>([
    ["Brand", { site: { ...own.site, name: "Sitewright" } }, "site.name of"],
    ["Brand", { site: { ...own.site, social: [{ url: "https://x.com/sitewright" }] } }, "social"],
    ["Quoted prices", { quotedPrices: { ...prices, setup: 1 } }, "the same amounts"],
    ["Quoted prices", { quotedPrices: { ...prices, growthPerMonth: 1 } }, "the same amounts"],
    ["Testimonials", { areSamples: true }, "app/content/testimonials.ts"],
    ["Claims", { sources: { ...proved, countries: " " } }, "Nobody has proved countries: "],
  ])("refuses %s of %j", (check, changes, words) => {
    expect(contentVerdicts[check]({ ...own, ...changes })).toEqual({
      ...{ state: "failed", advice: expect.stringContaining(words) },
    });
  });

  test("asks for no proof of a claim that no page makes", () => {
    const given = {
      ...own,
      claims: { ...claims, countries: undefined },
      sources: { countries: "" },
    };
    expect(contentVerdicts.Claims(given).state).toBe("ok");
  });

  const real = {
    ...{ NODE_ENV: "production", SITE_URL: "https://marlow.web", SUPPORT_EMAIL: "a@marlow.web" },
    ...{ EMAIL_FROM: "Marlow <hello@marlow.web>", EMAIL_TO: "a@marlow.web, Bo <b@marlow.web>" },
    ...{ SESSION_SECRET: "3b1f0a7c9e5d42688f1c7ab04de95631", STRIPE_SECRET_KEY: "sk_live_x" },
    ...{ STRIPE_WEBHOOK_SECRET: "whsec_x", POSTMARK_SERVER_TOKEN: "x", AWS_REGION: "auto" },
    ...{ AWS_ACCESS_KEY_ID: "x", AWS_SECRET_ACCESS_KEY: "x" },
  };
  function verdictOf(check: keyof typeof environmentVerdicts, changes: Record<string, string>) {
    const parsed = parseConfig({ ...real, ...changes });
    if (!parsed.ok) throw new Error(parsed.problems.join());
    return environmentVerdicts[check](parsed.config);
  }

  test("has nothing against the environment of a real site", () => {
    for (const check of ["Addresses", "SESSION_SECRET", "Stand-ins"] as const) {
      expect(verdictOf(check, {})).toEqual({ state: "ok", advice: null });
    }
  });

  test.each<[keyof typeof environmentVerdicts, Record<string, string>, string]>([
    ["Addresses", { SITE_URL: "https://example.com" }, "SITE_URL is not"],
    ["Addresses", { SITE_URL: "http://127.0.0.1:3000" }, "SITE_URL is not"],
    ["Addresses", { SUPPORT_EMAIL: "support@sitewright.example" }, "SUPPORT_EMAIL is"],
    ["Addresses", { EMAIL_FROM: "Sitewright <hello@sitewright.com>" }, "EMAIL_FROM is"],
    ["Addresses", { EMAIL_TO: "a@marlow.web, b@mail.example.org" }, "EMAIL_TO is"],
    ["SESSION_SECRET", { SESSION_SECRET: "please-change-this-before-you-go-on" }, "a sample"],
    ["SESSION_SECRET", { SESSION_SECRET: `${real.SESSION_SECRET}, ${"0".repeat(32)}` }, "a sample"],
    ["Stand-ins", { SANDBOX: "1" }, "SANDBOX=1 is"],
    ["Stand-ins", { SANDBOX_URL: "http://127.0.0.1:4000" }, "SANDBOX_URL shows"],
    ["Stand-ins", { STRIPE_API_URL: "http://10.0.0.1:1" }, "STRIPE_API_URL names"],
    ["Stand-ins", { POSTMARK_API_URL: "http://10.0.0.1:1" }, "POSTMARK_API_URL names"],
    ["Stand-ins", { AWS_ENDPOINT_URL_S3: "http://127.0.0.1:1" }, "AWS_ENDPOINT_URL_S3 leads"],
    ["Stand-ins", { AWS_ACCESS_KEY_ID: "SANDBOXACCESSKEY" }, "A key of the sandbox"],
    ["Stand-ins", { RATE_LIMIT: "off" }, "RATE_LIMIT=off"],
  ])("refuses %s with %j", (check, changes, words) => {
    const { state, advice } = verdictOf(check, changes);
    expect([state, advice]).toEqual(["failed", expect.stringContaining(words)]);
    expect(advice).not.toContain(real.SESSION_SECRET);
  });

  test.each([
    ["DE", false, "failed", "Digitale-Dienste-Gesetz"],
    ["AT", false, "failed", "E-Commerce-Gesetz"],
    ["CH", false, "failed", "unfair competition"],
    ["FR", false, "failed", "directive 2000/31/EC"],
    ["DE", true, "ok", ""],
    ["US", false, "ok", ""],
    [undefined, false, "warning", "does not tell the country"],
    [undefined, true, "ok", ""],
  ])("judges an account in %s, with an imprint: %s, as %s", (country, has, state, words) => {
    const verdict = judgeImprint(country, has);
    expect([verdict.state, verdict.advice ?? ""]).toEqual([state, expect.stringContaining(words)]);
  });
});

describe("of the domain that sends, the doctor finds in DNS", () => {
  const withCode = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  /** Answers with these records by their names. */
  const dnsWith = (records: Record<string, string[]>): Dns => ({
    resolveTxt: (name) => (records[name] ? Promise.resolve([records[name]]) : withCode("ENODATA")),
    resolveCname: (name) =>
      records[name] ? Promise.resolve(records[name]) : withCode("ENOTFOUND"),
  });
  const returnPath = { "pm-bounces.mail.marlow.web": ["pm.mtasv.net"] };
  const dmarc = { "_dmarc.mail.marlow.web": ["v=DMARC1; p=none"] };
  const ofParent = { "_dmarc.marlow.web": ["v=DMARC1; ", "p=reject"] };
  const spf = { "mail.marlow.web": ["v=spf1 include:spf.mtasv.net ~all"] };

  test.each<[string, Record<string, string[]>, string, string[]]>([
    ["SPF and DMARC", { ...spf, ...dmarc }, "ok", ["DKIM"]],
    ["Postmark's Return-Path and DMARC", { ...returnPath, ...dmarc }, "ok", ["cannot be seen"]],
    ["the DMARC record of the domain above", { ...spf, ...ofParent }, "ok", ["DKIM"]],
    ["no SPF", dmarc, "failed", ["CNAME pm-bounces.mail.marlow.web to pm.mtasv.net"]],
    ["no DMARC", spf, "failed", ["_dmarc.mail.marlow.web"]],
    ["nothing", {}, "failed", ["pm-bounces", "_dmarc", "DKIM"]],
    ["another text", { "mail.marlow.web": ["google-site-verification=x"] }, "failed", ["SPF"]],
  ])("%s", async (_, records, state, words) => {
    const verdict = await judgeSendingDomain("mail.marlow.web", dnsWith(records));
    expect(verdict.state).toBe(state);
    for (const word of words) expect(verdict.advice).toContain(word);
  });

  test("no answer, with a warning that names the reason", async () => {
    const silent = () => withCode("ETIMEOUT");
    const verdict = await judgeSendingDomain("a.web", { resolveTxt: silent, resolveCname: silent });
    expect(verdict).toEqual({ state: "warning", advice: expect.stringContaining("(ETIMEOUT)") });
  });
});
