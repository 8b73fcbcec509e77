import type { Config } from "~/server/config/environment.server";
import { failed, ok, warning, type Verdict } from "./check";
import { EXAMPLE_BRAND } from "./live-content";

type Rule = readonly [isWrong: boolean, advice: string];

/** What nobody but its owner can own (RFC 2606), and what never leaves a machine. */
const RESERVED =
  /(^|[.@])(example\.(com|net|org)|localhost|127\.0\.0\.1)$|\.(example|test|invalid|local)$/i;

/** `openssl rand -hex 32` prints none of these. */
const SAMPLE = /secret|change|example|sample|password|demonstration|(.)\1{7}/i;

/** Environment variables that suit a trial, and not customers. Prints no values: they may be secrets. */
export const environmentVerdicts = {
  Addresses: ({ siteUrl, supportEmail, mail, team }: Config) =>
    all([
      [
        isExample(new URL(siteUrl).hostname),
        "SITE_URL is not an address of yours: set your domain.",
      ],
      [isExample(supportEmail), "SUPPORT_EMAIL is the example's: set an address that you read."],
      [
        domainsOf(mail.from).some(isExample),
        "EMAIL_FROM is the example's: set one of your domain.",
      ],
      [
        domainsOf(team.inbox).some(isExample),
        "EMAIL_TO is the example's: set where your team reads.",
      ],
    ]),
  SESSION_SECRET: ({ sessionSecrets }: Config) =>
    all([
      [
        sessionSecrets.some((secret) => SAMPLE.test(secret)),
        "SESSION_SECRET looks like a sample, and who guesses it opens every private link: set what openssl rand -hex 32 prints.",
      ],
    ]),
  "Stand-ins": ({ sandbox, stripe, mail, storage, rateLimit }: Config) =>
    all([
      [sandbox.demonstration, "SANDBOX=1 is a demonstration: unset it, and set the credentials."],
      [sandbox.url !== undefined, "SANDBOX_URL shows the sandbox's pages to everybody: unset it."],
      [stripe.apiUrl !== undefined, "STRIPE_API_URL names a stand-in for Stripe: unset it."],
      [mail.apiUrl !== undefined, "POSTMARK_API_URL names a stand-in for Postmark: unset it."],
      [
        storage.endpoint !== undefined && isExample(new URL(storage.endpoint).hostname),
        "AWS_ENDPOINT_URL_S3 leads to this machine: set the address of your bucket's store.",
      ],
      [
        [stripe.secretKey, ...stripe.webhookSecrets, mail.token, storage.accessKeyId].some((key) =>
          /sandbox|unset/i.test(key),
        ),
        "A key of the sandbox is set: copy those of Stripe, Postmark and your bucket's store.",
      ],
      [!rateLimit, "RATE_LIMIT=off lets anybody flood the forms: unset it."],
    ]),
} satisfies Record<string, (config: Config) => Verdict>;

/** The domains of `EMAIL_FROM` or `EMAIL_TO`. */
export function domainsOf(mailboxes: string): string[] {
  return [...mailboxes.matchAll(/@([^\s<>@,]+)/g)].map(([, domain = ""]) => domain.toLowerCase());
}

export function isExample(address: string): boolean {
  return RESERVED.test(address) || EXAMPLE_BRAND.test(address);
}

/** All that is wrong, in one advice. */
function all(rules: readonly Rule[]): Verdict {
  const wrong = rules.flatMap(([isWrong, advice]) => (isWrong ? [advice] : []));
  return wrong.length === 0 ? ok : failed(wrong.join(" "));
}

/** Where an imprint is a duty, by the country of the firm; beside these, in all of the European Economic Area. */
const LAWS: Record<string, string | undefined> = {
  DE: "section 5 of the Digitale-Dienste-Gesetz",
  AT: "section 5 of the E-Commerce-Gesetz",
  CH: "article 3 of the law against unfair competition",
  LI: "article 6 of the E-Commerce-Gesetz",
  GB: "regulation 6 of the Electronic Commerce Regulations 2002",
};
const EEA =
  "BE BG CY CZ DK EE ES FI FR GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK".split(" ");
const WRITE = "write app/content/legal/imprint.md, with name, address, email and tax number";

/** @param country of the Stripe account; undefined where Stripe does not tell. */
export function judgeImprint(country: string | undefined, hasImprint: boolean): Verdict {
  if (hasImprint) return ok;
  if (country === undefined) {
    return warning(
      `Stripe does not tell the country of your account. Where the law asks for an imprint, as in all of the European Union, ${WRITE}.`,
    );
  }
  const law =
    LAWS[country] ??
    (EEA.includes(country) ? "the law after article 5 of directive 2000/31/EC" : "");
  if (!law) return ok;
  return failed(
    `Your Stripe account is in ${country}, where ${law} asks for an imprint: ${WRITE}.`,
  );
}
