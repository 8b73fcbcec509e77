import { linkInquiry, type Linked } from "~/assets/link-inquiry.server";
import { listFiles } from "~/assets/uploads.server";
import { nextCursor, readCursor } from "~/operations/desk/cursor";
import * as Desk from "~/operations/desk/desk.repository.server";
import { isAlike } from "~/orders/order-access.server";
import * as Orders from "~/orders/orders.repository.server";
import { db } from "~/server/database/connection.server";
import { localMinute } from "~/server/time/local-days.server";
import { overtakenBy } from "./act-on-order.server";
import { fileView, stateInWords } from "./order-view.server";

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
        ...{ id: row.id, name: row.name, email: row.email, sent: localMinute(row.created_at) },
        texts: [row.project_description, givenIn(row.assets_description)].filter(Boolean),
        files: (await listFiles(row.draft_id)).map(fileView),
      })),
    ),
    linked: linked.map(({ linked_at, ...row }) => ({ ...row, linked: localMinute(linked_at) })),
    path: pathOf(before && `${before.created_at}_${before.id}`),
    ...(next && { nextPath: pathOf(next) }),
  };
}

function givenIn(description: string): string {
  const lines = description.split("\n");
  return lines.filter((line) => !line.endsWith(": none given")).join("\n");
}

export const linkFields = ["intent", "inquiry", "reference", "version", "back"] as const;

export type LinkPost = Record<(typeof linkFields)[number], string>;

/** Asks whether a submission is really this order's, or says why it cannot be linked. */
export interface LinkAnswer {
  inquiry: string;
  /** As it was typed. */
  reference: string;
  problem?: string;
  order?: { name: string; email: string; state: string; version: number; isAlike: boolean };
}

const problems: Record<Exclude<Linked, "linked" | "same">, string> = {
  elsewhere: "These assets were linked to another order meanwhile.",
  unknown_inquiry: "These assets are no longer there.",
  not_running: "This order is not being worked on: look at its state.",
  erased: "The buyer's data was erased: nothing more is kept about them.",
};

/** Links a submission to an order as `email` of the team; until they have seen whose order it is, shows them that. */
export async function linkAssets(
  email: string,
  { intent, inquiry, reference, version }: LinkPost,
): Promise<{ said: string } | (LinkAnswer & { status: number })> {
  const typed = { inquiry, reference };
  const refuse = (problem: string) => ({ ...typed, problem, status: 422 });
  const given = reference.trim().toUpperCase();
  const [found] = given ? await Desk.findAllIdsByReference(db, given) : [];
  const order = found && (await Orders.findById(db, found.id));
  if (!order) return refuse(given ? `There is no order ${given}.` : "Type the order's reference.");
  const [sent] = await Desk.findAllInquiriesBy(db, "id", inquiry);
  if (!sent) return refuse(problems.unknown_inquiry);
  const asked = {
    ...typed,
    order: {
      ...{ name: order.name, email: order.email, version: order.version },
      ...{ state: stateInWords(order.state), isAlike: isAlike(order.email, sent.email) },
    },
  };
  if (intent !== "link") return { ...asked, status: 200 };
  const by = { orderId: order.id, actor: `team:${email}`, version: Number(version) || 0 } as const;
  const acted = await linkInquiry(by, inquiry);
  if (acted.kind === "unknown") return refuse(`There is no order ${given}.`);
  if (acted.kind === "overtaken") {
    return { ...asked, problem: overtakenBy(acted.since), status: 409 };
  }
  if (acted.result === "linked" || acted.result === "same") {
    return { said: `${order.reference}: Assets linked.` };
  }
  return { ...refuse(problems[acted.result]), status: acted.result === "elsewhere" ? 409 : 422 };
}
