import { expect, test } from "vitest";
import type { AssetDetails } from "~/onboarding/asset-fields";
import { assetMail } from "~/onboarding/asset-mail";
import { assetSchema } from "~/onboarding/asset-schema.server";
import { orderFields } from "~/ordering/order-fields";
import { teamOrderMail } from "~/ordering/order-mails";
import { orderSchema } from "~/ordering/order-schema.server";
import { firstErrors } from "~/platform/first-errors";
import { cleanText, readFormBody } from "~/platform/form-body.server";
import { filledIn } from "../support/assets/onboarding-client";
import { order, team } from "../support/email/mail-samples";
import { assetCases } from "../support/hostile/asset-cases";
import { isHarmless } from "../support/hostile/harmless-mail";
import { orderCases } from "../support/hostile/order-cases";
import { without } from "../support/hostile/payloads";
import { validOrder, type OrderFields } from "../support/orders/order-visitor";

const MAX_BODY_BYTES = 64 * 1024;

/** A form as a browser posts it, with one field in a code of its own. */
const posted = (fields: Record<string, string>, field: string, encoded: string) =>
  new Request("http://site.test/contact", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `${new URLSearchParams(fields).toString()}&${field}=${encoded}`,
  });

test.each(orderCases.map((row) => [`${row.payload.what} in the order's ${row.field}`, row]))(
  "%s is cleaned and validated, and the email holds it as text",
  async (_, { field, payload, error }) => {
    const others = without(validOrder(), field) as Record<string, string>;
    const kept = { ...others, [field]: payload.kept } as OrderFields;
    const encoded = payload.encoded ?? encodeURIComponent(payload.typed);
    const body = await readFormBody(posted(others, field, encoded), orderFields, MAX_BODY_BYTES);
    if (!body.ok) throw new Error(`Refused with ${body.status}`);
    expect(body.values).toEqual(kept);
    const parsed = orderSchema.safeParse(body.values);
    expect(firstErrors(parsed.error?.issues ?? [])).toEqual(error ? { [field]: error } : {});
    if (!parsed.success) return;
    expect({ ...parsed.data, budget: parsed.data.budget ?? "" }).toEqual(kept);
    const mail = teamOrderMail({ ...order, ...kept }, team, false);
    isHarmless(mail, { ...kept, subject: /^New order SW-7K3Q9P: / });
  },
);

test.each(assetCases.map((row) => [`${row.payload.what} in the assets' ${row.field}`, row]))(
  "%s is cleaned and validated, and the email holds it as text",
  (_, { field, payload, error }) => {
    const kept: AssetDetails = { ...filledIn, [field]: payload.kept };
    const values = { ...filledIn, [field]: cleanText(payload.typed) };
    expect(values).toEqual(kept);
    const parsed = assetSchema.safeParse(values);
    expect(firstErrors(parsed.error?.issues ?? [])).toEqual(error ? { [field]: error } : {});
    if (!parsed.success) return;
    expect(parsed.data).toEqual(kept);
    isHarmless(assetMail(team, parsed.data, [], undefined), {
      name: kept.businessName,
      email: kept.email,
      subject: /^Brand assets from /,
    });
  },
);
