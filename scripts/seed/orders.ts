import { trades, type Trade } from "~/content/trades";
import { db } from "~/server/database/connection.server";
import * as Orders from "~/orders/orders.repository.server";
import * as Acts from "./acts";
import { daysAgo } from "./past";

/** What is done, and how many days ago. */
type Step = readonly [days: number, act: Acts.Act];

const paid = (days: number): Step[] => [[days, Acts.pay]];
const sent = (days: number): Step[] => [...paid(days + 1), [0, Acts.upload], [days, Acts.send]];
const shown = (days: number): Step[] => [...sent(days + 4), [days, Acts.show]];
const agreed = (days: number): Step[] => [...shown(days + 1), [days, Acts.agree]];
const live = (days: number): Step[] => [...agreed(days + 1), [days, Acts.launch]];

const { note, giveTo } = Acts;

/** The oldest first. */
const firms: readonly (readonly [name: string, stage: string, ...steps: Step[]])[] = [
  ["Old Mill Plumbing", "live", ...live(90)],
  ["Garcia & Daughters Roofing", "live", ...live(75)],
  ["Lakeview Glass", "refunded", ...live(60), [20, Acts.refund()]],
  ["Stone Path Gardens", "live, an edit asked for", ...live(52), [2, Acts.edit]],
  ["O’Brien Electric", "live, an edit asked for", ...live(48), [6, Acts.edit]],
  ["Fenwick Locks", "a month is missing", ...live(45), [3, Acts.missMonth]],
  ["Blue Door Painting", "a month is missing", ...live(41), [1, Acts.missMonth]],
  ["Nguyen Tiling", "erased", ...live(40), [0, Acts.erase]],
  ["Harbor Heating", "disputed", ...sent(30), [12, Acts.dispute]],
  ["Ash & Oak Carpentry", "refunded in part", ...live(28), [4, Acts.refund(30_000)]],
  ["Three Rivers Drains", "left at the checkout", [27, Acts.leave]],
  ["Müller Fenster", "preview shown, silent", ...shown(12), [9, note("Rang twice, no answer.")]],
  ["Sunrise Solar", "preview shown, silent", ...shown(9), [8, giveTo("ben")]],
  ["Kowalski Masonry", "paid, silent", ...paid(21), [6, note("Wants to send photos by post.")]],
  ["Delgado Flooring", "paid, silent", ...paid(14), [2, giveTo("kim")]],
  ["Prairie Pest Control", "paid, silent", ...paid(8)],
  ["North Star Chimneys", "changes asked for", ...shown(5), [2, Acts.wish]],
  ["Café Ceilings", "changes asked for", ...shown(4), [1, Acts.wish], [0.5, giveTo("ben")]],
  ["Bright Pipes", "approved", ...agreed(2), [1, giveTo("kim")]],
  ["Singh Plastering", "approved", ...agreed(0.5)],
  ["Green Gate Fencing", "files sent, overdue", ...sent(9), [3, note("Logo is tiny: ask for it.")]],
  ["Hollow Oak Tree Care", "files sent", ...sent(4), [1, giveTo("ben")]],
  ["Rossi Stonework", "files sent", ...sent(1)],
  ["Quick Key Locksmiths", "preview shown", ...shown(1)],
  ["Marlow Joinery", "preview shown", ...shown(0.3)],
  ["Bayside Gutters", "payment failed", [3, Acts.fail]],
  ["Iron Horse Welding", "paid", ...paid(1)],
  ["Summit Siding", "paid", ...paid(0.2)],
  ["Tanaka Aircon", "live since today", ...live(0.1)],
  ["Win Big Casino Links", "set aside as spam"],
  ["Willow Lane Cleaning", "unpaid"],
];

/** Orders of every stage, each as a line; undefined where they were made before. */
export async function seedOrders(): Promise<string[] | undefined> {
  if (await Orders.findByForm(db, formOf(0))) return undefined;
  const lines: string[] = [];
  for (const [at, [name, stage, ...steps]] of firms.entries()) {
    const place = stage === "set aside as spam" ? Acts.placeFlagged : Acts.place;
    const first = Math.max(0.1, ...steps.map(([days]) => days)) + 0.1;
    const id = await daysAgo(first, () => place(formOf(at), detailsOf(name, at)));
    for (const [days, act] of steps) await daysAgo(days, () => act(id));
    const { reference } = (await Orders.findById(db, id))!;
    lines.push(`${reference}  ${name}: ${stage}`);
  }
  return lines;
}

const formOf = (at: number) => `seed ${at + 1}`;

function detailsOf(name: string, at: number) {
  const host = name.normalize("NFKD").replace(/[^a-z]/gi, "");
  return {
    ...{ name, email: `office@${host.toLowerCase()}.example`, assets: "A logo and ten photos" },
    project: "Repairs and new work in town and the villages around it, for homes and small firms.",
    ...{ timeline: ["week", "flexible"][at % 2]!, industry: tradeOf(name) },
  };
}

/** The trade whose name, less its ending, a firm's name holds. */
function tradeOf(name: string): Trade["name"] | undefined {
  return trades.find((trade) => name.includes(trade.name.slice(0, 5)))?.name;
}
