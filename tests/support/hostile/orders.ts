import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { messages } from "~/content/messages";
import { orderFields } from "~/orders/order-schema";
import { issueFormToken } from "~/server/security/form-token.server";
import { errorUnder, summaryOf, valueOf } from "../orders/order-page";
import { ordersOf, validOrder, type OrderFields } from "../orders/order-visitor";
import { exchange } from "./exchange";
import type { Expected } from "./expected";
import { sentHarmless } from "./harmless-email";
import { FORM_TYPE, get, post } from "./request";
import { isSafe } from "./table-tests";

export function orderBody(fields: Partial<OrderFields>, ...more: string[]): string {
  const token = issueFormToken("order", { id: randomUUID() });
  return [new URLSearchParams({ token, ...fields }).toString(), ...more].join("&");
}

export const postOrder = (body: string | Uint8Array, ...headers: string[]): Buffer =>
  post("/contact", [FORM_TYPE, ...headers], body);

export function taken(cleaned: OrderFields): Expected {
  return {
    status: 303,
    stores: { orders: 1, outbox: 1 },
    async holds(answer, site) {
      expect(answer.headers.location).toMatch(new RegExp(`^${site.url}/sandbox/`));
      const [row] = ordersOf(site, cleaned.email);
      expect({ ...row, budget: row?.budget ?? "" }).toMatchObject(cleaned);
      sentHarmless(site, { ...cleaned, subject: /^Order begun SW-[A-Z0-9]{8}: / });
      const cookie = answer.headers["set-cookie"]?.split(";", 1)[0] ?? "";
      const [again] = await exchange(site.url, [get("/contact", `Cookie: ${cookie}`)]);
      isSafe(again!);
      for (const field of orderFields) {
        expect(valueOf(again!.body, field)).toBe(cleaned[field] ?? "");
      }
    },
  };
}

export function again(cleaned: OrderFields, errors: Partial<OrderFields>): Expected {
  return {
    status: 422,
    holds({ body, headers }) {
      expect(headers["cache-control"]).toBe("no-store");
      const { title, description } = messages.orderInvalid;
      expect(summaryOf(body).text).toContain(`${title} ${description}`);
      for (const field of orderFields) {
        expect(errorUnder(body, field)).toBe(errors[field]);
        // A select cannot show an unknown option.
        const shown = errors.timeline && field === "timeline" ? "" : (cleaned[field] ?? "");
        expect(valueOf(body, field)).toBe(shown);
      }
    },
  };
}

export { validOrder };
