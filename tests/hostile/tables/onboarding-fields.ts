import { expect } from "vitest";
import { assetFields, assetLimits, type AssetField } from "~/assets/asset-fields";
import { tooLong } from "~/assets/asset-schema";
import { truncatedMessage } from "~/assets/typed-fields.server";
import { filledIn, type AssetFields } from "../../support/assets/onboarding-client";
import type { Site } from "../../support/site";
import { sentHarmless } from "../../support/hostile/harmless-email";
import {
  END,
  field,
  fields,
  formAgain,
  postAssets,
  submitted,
  token,
  utf8,
} from "../../support/hostile/multipart";
import { oneOfEach, payloads, type Payload } from "../../support/hostile/payloads";
import type { Row } from "../../support/hostile/table-tests";

const MISSING: Partial<Record<AssetField, string>> = {
  businessName: "Enter your business name",
  email: "Enter your email address",
  textContent: "Tell us about your business",
};

function errorOf(field: AssetField, { cleaned }: Payload): string | undefined {
  if (cleaned === "") return MISSING[field];
  if (cleaned.length > assetLimits[field]) return tooLong(field);
  return field === "email" ? "Invalid email address" : undefined;
}

export const assetCases = assetFields.flatMap((field) =>
  payloads.map((payload) => ({ field, payload, error: errorOf(field, payload) })),
);

/** Each payload in one free field, and one as the email address. */
export const isRepresentativeAsset = oneOfEach(assetFields.filter((field) => field !== "email"));

export function assetRow({ field: name, payload, error }: (typeof assetCases)[number]): Row {
  const cleaned = { ...filledIn, [name]: payload.cleaned.slice(0, assetLimits[name] * 4) };
  const { [name]: _, ...others } = filledIn;
  const bytes = payload.encoded ? decodedBytes(payload.encoded) : utf8(payload.typed);
  return [
    `${payload.what} in the assets' ${name}`,
    () => postAssets(`${token()}${fields(others)}${field(name, bytes)}${END}`),
    error
      ? formAgain(422, { errors: [error], values: cleaned, stores: { drafts: 1 } })
      : submitted(0, (_, site) => isStored(site, cleaned)),
  ];
}

const decodedBytes = (encoded: string) =>
  encoded
    .replaceAll("+", " ")
    .replace(/%(..)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function isStored(site: Site, cleaned: AssetFields): void {
  const [draft] = site.rows("select * from drafts order by rowid desc limit 1");
  expect(draft).toMatchObject({
    business_name: cleaned.businessName,
    email: cleaned.email,
    website_url: cleaned.websiteUrl,
    brand_colors: cleaned.brandColors,
    text_content: cleaned.textContent,
    social_links: cleaned.socialLinks,
  });
  const [inquiry] = site.rows("select * from inquiries order by rowid desc limit 1");
  expect(inquiry).toMatchObject({
    name: cleaned.businessName,
    email: cleaned.email,
    project_description: cleaned.textContent,
    file_urls: "[]",
  });
  sentHarmless(site, {
    name: cleaned.businessName,
    email: cleaned.email,
    subject: /^Brand assets from /,
  });
}

const tooLarge = assetFields.map((name): Row => {
  const { [name]: _, ...others } = filledIn;
  const values = { ...filledIn, [name]: "a".repeat(assetLimits[name] * 4) };
  return [
    `a megabyte in the assets' ${name}`,
    () => postAssets(`${token()}${fields(others)}${field(name, "a".repeat(1_000_000))}${END}`),
    formAgain(422, { errors: [truncatedMessage(name)], values, stores: { drafts: 1 } }),
  ];
});

const intents = [
  "save",
  "autosave",
  "upload",
  "",
  "__proto__",
  "remove:",
  "remove:../../x",
  "submit\r\n",
];

const intentRows = intents.map((intent): Row => {
  const expected =
    intent === "save"
      ? savedForLater()
      : formAgain(200, { values: filledIn, stores: { drafts: 1 } });
  return [
    `the intent ${JSON.stringify(intent.slice(0, 30))}`,
    () => postAssets(`${token()}${field("intent", intent)}${fields()}${END}`),
    expected,
  ];
});

function savedForLater() {
  return {
    status: 303,
    stores: { drafts: 1 },
    holds: ({ headers }: { headers: Record<string, string> }) =>
      expect(headers.location).toMatch(/^\/onboarding\?saved=[\w-]+$/),
  };
}

/** The rows that are not a product of payloads and fields. */
export const onboardingIntents: readonly Row[] = [...tooLarge, ...intentRows];

export const onboardingFields: readonly Row[] = [...assetCases.map(assetRow), ...onboardingIntents];
