import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import { download } from "~/server/http/download.server";
import { localMinute } from "~/server/time/local-days.server";
import { dayIn } from "~/server/time/working-days";
import * as Copy from "~/operations/erasure/erasure-copy.server";
import * as Erasures from "~/operations/erasure/erasure.repository.server";
import { forgetPerson } from "~/operations/erasure/forget.server";
import { lowerCase } from "~/operations/erasure/person.server";
import { countStored, personJson } from "~/operations/erasure/person-data.server";
import { stateInWords } from "./order-view.server";
import { hash } from "~/operations/desk/sign-in-links.server";

export type PersonView = Awaited<ReturnType<typeof personView>>;

/** What is stored of a person, and what an erasure would do with it. */
export async function personView(address: string) {
  const person = await Erasures.findPersonByAddress(db, address);
  const { fates } = Copy.previewOf(person);
  const stored = await countStored(person);
  const orders = new Map(person.orders.map((order) => [order.id, order]));
  return {
    address,
    orders: fates.map(({ id, reference, fate }) => {
      const order = orders.get(id);
      const state = order ? stateInWords(order.state) : "";
      return { id, reference, fate, state, ordered: order ? localMinute(order.created_at) : "" };
    }),
    stored: stored.map(({ table, count }) => ({ id: table, count })),
    cannotErase: Copy.cannotErase,
    left: Copy.leftToDelete(person),
    /** Names what was shown: an erasure does nothing else. */
    seen: seenOf(fates),
  };
}

const seenOf = (fates: Copy.ErasurePreview["fates"]) => hash(JSON.stringify(fates));

/** All that is stored of a person, to hand over. */
export function personFile(address: string): Response {
  const name = `person-${dayIn(config.timeZone, new Date())}.json`;
  return download(name, "application/json", personJson(address));
}

/** Small enough for a cookie. */
const SAID_LENGTH = 2_000;

/** Erases a person whose address was typed twice, and says what was done, or what is wrong. */
export async function erase(
  { email, typed, seen }: Record<"email" | "typed" | "seen", string>,
  teamEmail: string,
): Promise<{ said: string } | { problem: string }> {
  if (Copy.cannotErase) return { problem: Copy.cannotErase };
  if (lowerCase(typed) !== lowerCase(email)) {
    return { problem: "Nothing was erased: that is another address. Type the one above." };
  }
  const { fates } = Copy.previewOf(await Erasures.findPersonByAddress(db, email));
  if (seenOf(fates) !== seen) {
    return {
      problem: "Nothing was erased: the orders have changed. See below, and type it again.",
    };
  }
  const erased = await forgetPerson(email, `team:${teamEmail}`);
  const { counts } = Copy.previewOf(erased.person, erased.kept);
  const done = counts.flatMap(([label, count]) => (count > 0 ? `${label} ${count}` : []));
  const left = Copy.leftToDelete(erased.person).join("; ");
  const said = [
    Copy.notErased(erased) ?? [],
    `Erased: ${done.join(", ") || "nothing was stored"}.`,
    `What only you can delete: ${left}.`,
  ]
    .flat()
    .join(" ");
  return { said: said.slice(0, SAID_LENGTH) };
}
