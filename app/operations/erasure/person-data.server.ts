import { db } from "~/server/database/connection.server";
import { timestamp } from "~/server/time/time";
import { findPersonByAddress, type Person } from "./erasure.repository.server";
import { countAllAt, findAllAt, placesOf } from "./person-rows.repository.server";

/** How many rows of a person each table has. */
export async function countStored(person: Person) {
  const places = placesOf(person);
  const counts = await Promise.all(places.map((place) => countAllAt(db, place)));
  return places.map(({ table }, at) => ({ table, count: counts[at]! }));
}

/** So many rows are in memory at a time; an email may have a megabyte. */
const BATCH = 20;

/** All that is stored of a person as one JSON object, in parts: for each table its rows, to hand over. */
export async function* personJson(address: string): AsyncGenerator<string> {
  const person = await findPersonByAddress(db, address);
  const contact_of = person.contactOf.orders.map(({ reference }) => reference);
  const head = JSON.stringify({ address, stored_at: timestamp(), contact_of });
  yield head.slice(0, -1);
  for (const place of placesOf(person)) {
    yield `,\n${JSON.stringify(place.table)}: [`;
    let before = "\n";
    for (let from = 0; from < place.ids.length; from += BATCH) {
      const ids = place.ids.slice(from, from + BATCH);
      for (const row of await findAllAt(db, { ...place, ids })) {
        yield before + JSON.stringify(row, inWords);
        before = ",\n";
      }
    }
    yield "]";
  }
  yield "\n}\n";
}

/** What serves the site alone, or would open an order to anybody who has the file. */
const left = new Set(["rowid", "words", "thread", "token_hash", "encrypted_token"]);
const stored = new Set(["mail", "facts", "files", "file_urls", "changed_by"]);
const PRIVATE_LINK = /(\/order\/|[?&;](?:link|token)=)[\w-]+/g;

/** Columns of JSON as what they hold. */
function inWords(name: string, value: unknown): unknown {
  if (left.has(name)) return undefined;
  if (typeof value !== "string" || !stored.has(name)) return value;
  try {
    return JSON.parse(value.replace(PRIVATE_LINK, "$1(left out)")) as unknown;
  } catch {
    return value;
  }
}
