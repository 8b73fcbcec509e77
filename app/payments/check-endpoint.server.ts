import { config } from "~/config/config.server";
import { questionStripe, type Refusal } from "./check-key.server";
import { stripe } from "./stripe.server";
import { webhookEvents } from "./webhook-events";

/** Where Stripe posts its events. */
export const webhookUrl = `${config.siteUrl}/webhooks/stripe`;

/** How the site's webhook endpoint at Stripe stands; `missing` are the events it is not subscribed to. */
export type EndpointState =
  | { kind: "whole" | "none" | "disabled" }
  | { kind: "incomplete"; missing: string[] }
  | { kind: "unknown"; refusal: Refusal };

/** Looks for an endpoint of this site among those of the Stripe account, which has at most 16 in each mode. */
export async function findEndpoint(): Promise<EndpointState> {
  const asked = await questionStripe(stripe.webhookEndpoints.list({ limit: 100 }));
  if (!asked.ok) return { kind: "unknown", refusal: asked.refusal };
  const ours = asked.answer.data.filter(({ url }) => url === webhookUrl);
  if (ours.length === 0) return { kind: "none" };
  const enabled = ours.filter(({ status }) => status === "enabled");
  if (enabled.length === 0) return { kind: "disabled" };
  const told = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
  const missing = told.has("*") ? [] : webhookEvents.filter((type) => !told.has(type));
  return missing.length > 0 ? { kind: "incomplete", missing } : { kind: "whole" };
}
