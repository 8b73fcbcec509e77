import { findOrderByAccessToken } from "~/ordering/order-access-tokens.server";
import { rememberedOrder, rememberOrder } from "~/ordering/order-cookie.server";
import { begunDraft } from "./find-draft.server";
import type { OtherOrder } from "./other-order-page";

/**
 * The order of a page's private link, where this browser works on another order or draft: its visitor is to be asked
 * first, because anybody may have sent the link, and what is typed on the page goes to that order.
 */
export async function findOtherOrder(request: Request): Promise<OtherOrder | undefined> {
  const { pathname, link } = addressOf(request);
  const linked = link ? await findOrderByAccessToken(link) : undefined;
  if (!linked) return undefined;
  const order = await rememberedOrder(request);
  const own = order ? order.draft_id : (await begunDraft(request))?.id;
  if (own === undefined || own === linked.draft_id) return undefined;
  const { reference, name } = linked;
  return { reference, name, own: order?.reference, keep: pathname, open: hrefOf(pathname, link) };
}

/** Makes the order of the private link this browser's: where it leads to, and the headers that remember it. */
export async function takeOtherOrder(request: Request): Promise<[path: string, headers: Headers]> {
  const { pathname, link } = addressOf(request);
  const order = await findOrderByAccessToken(link);
  const headers = new Headers(order && { "Set-Cookie": await rememberOrder(order.id) });
  return [hrefOf(pathname, link), headers];
}

function addressOf(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  return { pathname, link: searchParams.get("link") ?? "" };
}

const hrefOf = (pathname: string, link: string) => `${pathname}?link=${encodeURIComponent(link)}`;
