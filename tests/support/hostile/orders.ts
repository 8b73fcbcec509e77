import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { messages } from "~/content/messages";
import { errorUnder, summaryOf, valueOf } from "../orders/order-page";
import { ordersOf, validOrder, type OrderFields } from "../orders/order-visitor";
import { issueFormToken } from "../sealed";
import { exchange } from "./exchange";
import type { Expected } from "./expected";
import { sentHarmless } from "./harmless-mail";
import { FORM_TYPE, get, post } from "./request";
import { isSafe } from "./trying";

export const FIELDS = ["name", "email", "project", "assets", "timeline", "budget"] as const;

/** A whole form, urlencoded, with a token of its own; `change` puts in other pairs, in code. */
export function orderBody(fields: Partial<OrderFields>, ...more: string[]): string {
  const token = issueFormToken("order", randomUUID());
  return [new URLSearchParams({ token, ...fields }).toString(), ...more].join("&");
}

export const postOrder = (body: string | Uint8Array, ...headers: string[]): Buffer =>
  post("/contact", [FORM_TYPE, ...headers], body);

/** The order is taken as it is kept here, its mail carries it, and the form shows it again: all of it harmless. */
export function taken(kept: OrderFields): Expected {
  return {
    status: 303,
    stores: { orders: 1, outbox: 1 },
    async holds(answer, site) {
      expect(answer.headers.location).toMatch(new RegExp(`^${site.url}/sandbox/`));
      const [row] = ordersOf(site, kept.email);
      expect({ ...row, budget: row?.budget ?? "" }).toMatchObject(kept);
      sentHarmless(site, { ...kept, subject: /^New order SW-[A-Z0-9]{8}: / });
      const cookie = answer.headers["set-cookie"]?.split(";", 1)[0] ?? "";
      const [again] = await exchange(site.url, [get("/contact", `Cookie: ${cookie}`)]);
      isSafe(again!);
      for (const field of FIELDS) expect(valueOf(again!.body, field)).toBe(kept[field]);
    },
  };
}

/** The form comes back with its values kept, the summary above it and a message under each of some fields. */
export function again(kept: OrderFields, errors: Partial<OrderFields>): Expected {
  return {
    status: 422,
    holds({ body, headers }) {
      expect(headers["cache-control"]).toBe("no-store");
      const { title, description } = messages.orderInvalid;
      expect(summaryOf(body).text).toContain(`${title} ${description}`);
      for (const field of FIELDS) {
        expect(errorUnder(body, field)).toBe(errors[field]);
        // A choice that there is not cannot be shown.
        const shown = errors.timeline && field === "timeline" ? "" : kept[field];
        expect(valueOf(body, field)).toBe(shown);
      }
    },
  };
}

export { validOrder };
