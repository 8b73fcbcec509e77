/** Runs the desk's search on a filled database. Answers `{ searched }` with its milliseconds and what it found. */
import { sql } from "kysely";
import { findOrders } from "~/desk/find-orders.server";
import type { OrderQuery } from "~/desk/order-query";
import { closeDatabase, db, sqlite, withoutTimeLimits } from "~/server/database/connection.server";
import { migrate } from "~/server/database/migrate.server";
import { median } from "./comparison";
import { email, fill, name, reference, searched, state } from "./filled-database";
import { answerAsks } from "./helper-process";

const queries = {
  none: {},
  common: { text: "plumbing" },
  uncommon: { text: "quade" },
  rare: { text: "ann123456" },
  two: { text: "an" },
  state: { state: "past_due" },
  rareState: { state: "disputed" },
  assignee: { assignee: "ben@studio.test" },
  never: { text: "bob plumbing" },
  old: { olderThanDays: 4 * 365 },
} satisfies Record<string, OrderQuery>;

export type Searched = keyof typeof queries;

export interface Answer {
  ms: number;
  orders: number;
  isCut: boolean;
}

async function measure(name: Searched): Promise<Answer> {
  const taken: number[] = [];
  for (;;) {
    const began = performance.now();
    const { orders, isCut } = await findOrders(db, {
      ...queries[name],
      limit: 50,
      now: new Date(),
    });
    taken.push(performance.now() - began);
    if (taken.length === 9) return { ms: median(taken), orders: orders.length, isCut };
  }
}

/** With orders alone, as nothing else is searched. */
function fillPostgres(orders: number): Promise<unknown> {
  return withoutTimeLimits(async (patient) => {
    const run = (statement: string) => sql.raw(statement).execute(patient);
    const definition = sql<{ text: string }>`select pg_get_indexdef('orders_words'::regclass) text`;
    const { rows } = await definition.execute(patient);
    await run("drop index orders_words");
    await run(`
      insert into orders (id, form_id, reference, state, name, email, project, assets, timeline, package_type, terms_version,
          attempt, attempt_failed, draft_id, paid_at, assets_received_at, words, created_at, updated_at)
        select gen_random_uuid()::text, gen_random_uuid()::text, ${reference}, ${state}, ${name}, ${email}, '', '', 'week',
          'launch-and-growth', '', 1, 0, gen_random_uuid()::text, at, case when n % 10 < 7 then at end, ${searched}, at, at
        from generate_series(1, ${orders}) n, lateral (select to_char(now() - (${orders} - n) * interval '5 years' / ${orders},
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at) moment`);
    await run(rows[0]!.text);
    await run("analyze orders");
  });
}

async function answer(message: { fill: number } | { searched: Searched }) {
  if ("searched" in message) return measure(message.searched);
  await migrate(db);
  if (sqlite) fill(sqlite, message.fill);
  else await fillPostgres(message.fill);
  return true;
}

answerAsks(answer);
process.on("disconnect", () => void closeDatabase());
