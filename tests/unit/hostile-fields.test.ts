import { describe, expect, test } from "vitest";
import { assetEmail } from "~/assets/asset-emails";
import { assetValidator, type AssetDetails } from "~/assets/asset-schema";
import { cleanFields } from "~/assets/typed-fields.server";
import { teamOrderEmail } from "~/orders/order-emails";
import { orderFields, orderValidator } from "~/orders/order-schema";
import { cleanText, readFormBody } from "~/server/http/form-body.server";
import { assetCases } from "../hostile/tables/onboarding-fields";
import { orderCases } from "../hostile/tables/order-fields";
import { filledIn } from "../support/assets/onboarding-client";
import { order, team } from "../support/email/email-samples";
import { isHarmless } from "../support/hostile/harmless-email";
import { validOrder, type OrderFields } from "../support/orders/order-visitor";

const MAX_BODY_BYTES = 64 * 1024;

/** A form as a browser posts it, with one field already percent-encoded. */
const posted = (fields: Record<string, string>, field: string, encoded: string) =>
  new Request("http://site.test/contact", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `${new URLSearchParams(fields).toString()}&${field}=${encoded}`,
  });

test.each(orderCases.map((row) => [`${row.payload.what} in the order's ${row.field}`, row]))(
  "%s is cleaned and validated, and appears as plain text in the email",
  async (_, { field, payload, error }) => {
    const { [field]: _valid, ...others } = validOrder();
    const cleaned = { ...others, industry: "", [field]: payload.cleaned } as OrderFields;
    const encoded = payload.encoded ?? encodeURIComponent(payload.typed);
    const body = await readFormBody(posted(others, field, encoded), orderFields, MAX_BODY_BYTES);
    if (!body.ok) throw new Error(`Refused with ${body.status}`);
    expect(body.values).toEqual(cleaned);
    const valid = await orderValidator.validate(body.values);
    expect(valid.error?.fieldErrors ?? {}).toEqual(error ? { [field]: error } : {});
    if (!valid.data) return;
    const { budget = "", industry = null } = valid.data;
    expect(industry).toBeNull();
    expect({ ...valid.data, budget, industry: cleaned.industry }).toEqual(cleaned);
    const mail = teamOrderEmail({ ...order, ...cleaned, industry }, team, false);
    isHarmless(mail, { ...cleaned, subject: /^Order begun SW-7K3Q9P: / });
  },
);

test.each(assetCases.map((row) => [`${row.payload.what} in the assets' ${row.field}`, row]))(
  "%s is cleaned and validated, and appears as plain text in the email",
  async (_, { field, payload, error }) => {
    const cleaned: AssetDetails = { ...filledIn, [field]: payload.cleaned };
    const values = { ...filledIn, [field]: cleanText(payload.typed) };
    expect(values).toEqual(cleaned);
    const valid = await assetValidator.validate(values);
    expect(valid.error?.fieldErrors ?? {}).toEqual(error ? { [field]: error } : {});
    if (!valid.data) return;
    expect(valid.data).toEqual(cleaned);
    isHarmless(assetEmail(team, valid.data, [], undefined), {
      name: cleaned.businessName,
      email: cleaned.email,
      subject: /^Brand assets from /,
    });
  },
);

describe.each([
  "__proto__.polluted",
  "constructor.prototype.polluted",
  "x[20000000]",
  `x${"[0]".repeat(5000)}`,
])("a field named %s, which the validator would read as a path, never reaches it", (name) => {
  const nothing = {} as { polluted?: unknown };

  test("in an order", async () => {
    const values = validOrder({ industry: "" });
    const request = posted({ ...values, [name]: "1" }, "more", "1");
    const body = await readFormBody(request, orderFields, MAX_BODY_BYTES);
    expect(body).toEqual({ ok: true, values });
    expect((await orderValidator.validate(values)).error).toBeUndefined();
    expect(nothing.polluted).toBeUndefined();
  });

  test("in brand assets", async () => {
    const sent = new Map([...Object.entries(filledIn), [name, "1"] as const]);
    const { values } = cleanFields(sent, new Set());
    expect(values).toEqual(filledIn);
    expect((await assetValidator.validate(values)).data).toEqual(filledIn);
    expect(nothing.polluted).toBeUndefined();
  });
});
