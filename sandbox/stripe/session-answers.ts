import type { Checkout } from "./checkout";
import { hash, integer, list, oneOf, optional, text } from "./checks";
import { badParameter } from "./errors";
import { parseForm } from "./form";
import type { StoredSession } from "./session";

const moment = optional(integer(0, 99_999_999_999));
const listParameters = hash({
  limit: optional(integer(1, 100)),
  starting_after: optional(text()),
  status: optional(oneOf("open", "complete", "expired")),
  customer: optional(text()),
  subscription: optional(text()),
  created: optional(hash({ gte: moment, gt: moment, lte: moment, lt: moment })),
  expand: optional(list(text())),
});

/** The list of a session's lines. */
export function lineItems({ session, lines }: StoredSession) {
  return {
    object: "list",
    data: lines,
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}

/** A session as it is answered, with the lines when they were asked for. */
export function expanded(stored: StoredSession, expand: string[] = []) {
  const foreign = expand.find((name) => name !== "line_items");
  if (foreign !== undefined) {
    throw badParameter(`This property cannot be expanded (${foreign}).`, "expand");
  }
  return expand.length ? { ...stored.session, line_items: lineItems(stored) } : stored.session;
}

/** A page of sessions, newest first. */
export function listSessions(query: URLSearchParams, checkout: Checkout) {
  const wanted = listParameters(parseForm(query.toString()), "");
  const { limit = 10, status, created, starting_after: after, expand = [] } = wanted;
  const { customer, subscription } = wanted;
  const newestFirst = [...checkout.stored].reverse();
  for (const { session } of newestFirst) checkout.find(session.id);
  const from = after ? newestFirst.indexOf(checkout.get(after)) + 1 : 0;
  const matching = newestFirst
    .slice(from)
    .filter(
      ({ session }) =>
        (status === undefined || session.status === status) &&
        (customer === undefined || session.customer === customer) &&
        (subscription === undefined || session.subscription === subscription) &&
        session.created >= (created?.gte ?? 0) &&
        session.created > (created?.gt ?? -1) &&
        session.created <= (created?.lte ?? Infinity) &&
        session.created < (created?.lt ?? Infinity),
    );
  return {
    object: "list",
    url: "/v1/checkout/sessions",
    has_more: matching.length > limit,
    data: matching.slice(0, limit).map((stored) =>
      expanded(
        stored,
        expand.map((name) => name.replace(/^data\./, "")),
      ),
    ),
  };
}
