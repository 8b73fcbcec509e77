import { listFiles } from "~/assets/uploads.server";
import { nextCursor, readCursor } from "~/operations/desk/cursor";
import * as Desk from "~/operations/desk/desk.repository.server";
import { isAlike } from "~/orders/order-access.server";
import { db } from "~/server/database/connection.server";
import { localWhen } from "~/server/time/local-days.server";
import type { OrderAction } from "./actions";
import { fileView } from "./order-view.server";

const ROWS = 20;

export type AssetsView = Awaited<ReturnType<typeof assetsView>>;

/** What was sent without an order, the newest first, and what the team linked lately. */
export async function assetsView(request: Request) {
  const before = readCursor(new URL(request.url).searchParams.get("before") ?? "");
  const found = await Desk.findAllUnlinkedInquiries(db, { limit: ROWS, ...(before && { before }) });
  const linked = await Desk.findAllLinkedInquiries(db, ROWS);
  const pathOf = (cursor?: string) =>
    `/desk/assets${cursor ? `?${new URLSearchParams({ before: cursor })}` : ""}`;
  const next = nextCursor(found, ROWS);
  return {
    rows: await Promise.all(
      found.slice(0, ROWS).map(async (row) => ({
        ...{
          id: row.id,
          name: row.name,
          email: row.email,
          sent: localWhen(row.created_at, true).words,
        },
        texts: [row.project_description, givenIn(row.assets_description)].filter(Boolean),
        files: (await listFiles(row.draft_id)).map(fileView),
      })),
    ),
    linked: linked.map(({ linked_at, ...row }) => ({
      ...row,
      linked: localWhen(linked_at, true).words,
    })),
    path: pathOf(before && `${before.created_at}_${before.id}`),
    ...(next && { nextPath: pathOf(next) }),
  };
}

function givenIn(description: string): string {
  const lines = description.split("\n");
  return lines.filter((line) => !line.endsWith(": none given")).join("\n");
}

/** The address at which the order of a reference asks whether a submission is its; undefined where there is none. */
export async function linkPath(reference: string, inquiry: string, back: string) {
  const [order] = await Desk.findAllIdsByReference(db, reference.trim().toUpperCase());
  return order && `/desk/orders/${order.id}?${new URLSearchParams({ assets: inquiry, back })}`;
}

/** Asks on the page of an order whether the assets are its; undefined where they are no longer there. */
export async function linkAction(
  inquiryId: string,
  order: { name: string; email: string },
): Promise<OrderAction | undefined> {
  const [inquiry] = await Desk.findAllInquiriesBy(db, "id", inquiryId);
  if (!inquiry) return undefined;
  const { name, email } = inquiry;
  const differ = isAlike(order.email, email)
    ? ""
    : `The addresses differ: the assets came from ${email}, the order from ${order.email}. `;
  return {
    ...{ intent: "adopt", title: `Link the assets from ${name} to ${order.name}`, button: "Link" },
    tells: `${differ}Emails nobody. They count as sent by the buyer, who sees them. It can be taken back until more is sent.`,
    fields: [],
  };
}
