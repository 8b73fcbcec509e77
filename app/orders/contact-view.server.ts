import { randomUUID } from "node:crypto";
import { cleanFirmName } from "~/content/firm-name";
import { tradeNamed } from "~/content/trades";
import { db } from "~/server/database/connection.server";
import { readAndClearFlash } from "~/layout/cookies.server";
import { issueFormToken } from "~/server/security/form-token.server";
import type { ContactView } from "./contact-page";
import * as OrderAccess from "./order-access.server";
import { closedOrderTitle } from "./order-state-copy";
import { hasOpenCheckout, takesPayment } from "./order-states";
import type { Order } from "./orders.repository.server";
import { shownState } from "./update-order-state.server";

/** What the order page shows. The headers delete the flash message and remember an order that a private link named. */
export async function viewContact(request: Request) {
  const query = new URL(request.url).searchParams;
  const flash = await readAndClearFlash(request);
  const link = query.get("link") ?? "";
  const linked = link ? await OrderAccess.findOrderByAccessToken(link) : undefined;
  const order = linked ?? (query.has("new") ? undefined : await orderOfBrowser(request));
  const state = order && (await shownState(db, order));
  const open = state && takesPayment(state) ? order : undefined;
  const trade = tradeNamed(query.get("industry"));
  const name = cleanFirmName(query.get("name"));
  const begins = new URLSearchParams({
    ...{ new: "1", ...(trade && { industry: trade.name }), ...(name && { name }) },
  });
  const isOtherTrade = open && trade && trade.name !== open.industry;
  const isOtherFirm = open && name && !OrderAccess.isAlike(name, cleanFirmName(open.name) ?? "");
  const isOther = isOtherTrade || isOtherFirm;
  const view: ContactView = {
    token: issueFormToken(
      "order",
      open ? await OrderAccess.formNames(request, open) : { id: randomUUID() },
    ),
    values: {
      ...(open ? detailsOf(open) : { name }),
      ...(trade && { industry: trade.name }),
    },
    checkoutUrl: !isOther && open && hasOpenCheckout(open) ? open.checkout_url : undefined,
    cancelled: query.has("cancelled") && open !== undefined,
    unknown: query.has("cancelled") && order === undefined,
    other: isOther
      ? { name: open.name, demo: isOtherTrade ? trade.category : undefined }
      : undefined,
    newOrder: `/contact?${begins.toString()}#contact-form`,
    closedOrder: order && state && closedOrderTitle(state, order.reference),
    flash: flash?.message,
  };
  const headers = new Headers();
  if (flash) headers.append("Set-Cookie", flash.clear);
  if (linked && !(await OrderAccess.hasPlaced(request, linked.id))) {
    headers.append("Set-Cookie", await OrderAccess.rememberLinkedOrder(request, link));
  }
  return { view, headers };
}

/** The one that this browser works on, or one that it has placed since and not paid yet. */
async function orderOfBrowser(request: Request): Promise<Order | undefined> {
  const current = await OrderAccess.rememberedOrder(request);
  if (!current || !(await OrderAccess.hasPlaced(request, current.id))) return current;
  for (const order of await OrderAccess.placedOrders(request)) {
    const isLater = order.created_at > current.created_at;
    if (isLater && takesPayment(await shownState(db, order))) return order;
  }
  return current;
}

/** The page of a visitor of whom nothing can be read; it shows a form that was posted. */
export function blankContact(): ContactView {
  const token = issueFormToken("order", { id: randomUUID() });
  return { token, values: {}, cancelled: false, newOrder: "/contact?new=1#contact-form" };
}

function detailsOf({ name, email, project, assets, timeline, budget, industry }: Order) {
  const optional = { budget: budget ?? undefined, industry: industry ?? undefined };
  return { name, email, project, assets, timeline, ...optional };
}
