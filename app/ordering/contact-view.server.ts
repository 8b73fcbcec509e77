import { randomUUID } from "node:crypto";
import { cleanFirmName } from "~/content/firm-name";
import { tradeNamed, withTemplate, type Trade } from "~/content/trades";
import { db } from "~/database/connection.server";
import { readAndClearFlash } from "~/layout/flash.server";
import { issueFormToken } from "~/security/form-token.server";
import type { ContactView } from "./contact-page";
import {
  findOrderByAccessToken,
  placedOrder,
  rememberedOrder,
  rememberLinkedOrder,
} from "./order-access.server";
import { closedOrderTitle } from "./order-state-copy";
import { hasOpenCheckout, takesPayment } from "./order-states";
import type { Order } from "./orders.repository.server";
import { shownState } from "./update-order-state.server";

/**
 * What the order page shows to a visitor: their order while it can still be edited, the trade they came for, a flash
 * message. The headers delete that message and remember an order that a private link named.
 */
export async function viewContact(
  request: Request,
): Promise<{ view: ContactView; headers: Headers }> {
  const query = new URL(request.url).searchParams;
  const flash = await readAndClearFlash(request);
  const link = query.get("link") ?? "";
  const linked = link ? await findOrderByAccessToken(link) : undefined;
  const order = linked ?? (query.has("new") ? undefined : await rememberedOrder(request));
  const state = order && (await shownState(db, order));
  const open = state && takesPayment(state) ? order : undefined;
  const trade = tradeNamed(query.get("industry"));
  const view: ContactView = {
    token: issueFormToken("order", open?.form_id ?? randomUUID()),
    values: {
      ...(open ? detailsOf(open) : { name: cleanFirmName(query.get("name")) }),
      ...(trade && query.has("template") && { project: withTemplate(open?.project, trade) }),
    },
    template: trade && {
      ...trade,
      link: templateLink(query, trade),
    },
    checkoutUrl: open && hasOpenCheckout(open) ? open.checkout_url : undefined,
    cancelled: query.has("cancelled") && open !== undefined,
    closedOrder: order && state && closedOrderTitle(state, order.reference),
    flash: flash?.message,
  };
  const headers = new Headers();
  if (flash) headers.append("Set-Cookie", flash.clear);
  if (linked && (await placedOrder(request))?.id !== linked.id) {
    headers.append("Set-Cookie", await rememberLinkedOrder(link));
  }
  return { view, headers };
}

/** The page of a visitor of whom nothing can be read; it shows a form that was posted. */
export function blankContact(): ContactView {
  const token = issueFormToken("order", randomUUID());
  return { token, values: {}, cancelled: false };
}

/** The link that shows the order page with the template's name in the project's text, for browsers without scripts. */
function templateLink(query: URLSearchParams, trade: Trade): string {
  const name = cleanFirmName(query.get("name"));
  const wanted = new URLSearchParams({
    industry: trade.name,
    ...(name && { name }),
    template: "1",
  });
  return `/contact?${wanted.toString()}#contact-form`;
}

/** What the buyer of an order typed. */
function detailsOf({ name, email, project, assets, timeline, budget }: Order) {
  return { name, email, project, assets, timeline, budget: budget ?? undefined };
}
