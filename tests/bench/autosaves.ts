import { setTimeout as pause } from "node:timers/promises";
import { startSandbox } from "../../sandbox";
import { filledIn, openedClient, SCRIPTS } from "../support/assets/onboarding-client";
import { startPostgres } from "../support/database/postgres-server";
import { openForm, paidOrder, validOrder } from "../support/orders/order-visitor";
import { startSite, type Site } from "../support/site";
import { interleaved } from "./comparison";
import { figure, type Findings } from "./report";

const DRAFTS = 20_000;
const CUSTOMERS = 50;
const ROUND_MS = 6_000;
/** Between two requests of one kind. */
const PAUSE_MS = 20;

const kinds = ["submission", "order", "/thank-you"] as const;
type Kind = (typeof kinds)[number];
type Times = Record<Kind, number[]> & { refused: number; saved: number };

/**
 * What assets, orders and /thank-you take on PostgreSQL with 20,000 drafts, quiet and beside so many pages that save what is
 * typed; the 99th percentiles of all rounds, in ms.
 */
export async function measureAutosaves(): Promise<Findings> {
  const server = await startPostgres({ durable: true });
  const sandbox = await startSandbox();
  const databaseUrl = await server.createDatabase();
  const shared = { sandbox, databaseUrl, siteUrl: "http://site.test" };
  const site = await startSite({ env: { RATE_LIMIT: "off" }, shared });
  sandbox.stripe.webhookUrl = `${site.url}/webhooks/stripe`;
  try {
    const customers = await openedForms(site);
    fillWithDrafts(site);
    const rates = [0, 5, 50, 200];
    const rounds = await interleaved<string, Times>(
      Object.fromEntries(rates.map((rate) => [rate, () => oneRound(site, customers, rate)])),
    );
    const rows = rates.map((rate) => {
      const all = rounds[rate]!;
      const percentile = (kind: Kind) => figure(p99(all.flatMap((times) => times[kind])));
      const sum = (of: (times: Times) => number) => all.reduce((total, one) => total + of(one), 0);
      const saved = sum(({ saved: count }) => count) / ((all.length * ROUND_MS) / 1000);
      return [
        ...[String(rate), figure(saved), ...kinds.map(percentile)],
        String(sum(({ refused }) => refused)),
      ];
    });
    const headings = ["autosaves a second", "answered", ...kinds, "not served"];
    return { comparisons: [], table: [headings, ...rows] };
  } finally {
    await site.stop();
    await Promise.all([sandbox.close(), server.end()]);
  }
}

async function openedForms(site: Site) {
  const forms = [];
  while (forms.length < CUSTOMERS) {
    const { link, sessionId } = await paidOrder(site);
    forms.push({ client: await openedClient(site, link), link, sessionId });
  }
  return forms;
}

function fillWithDrafts(site: Site): void {
  site.execute(
    `insert into drafts (id, state, business_name, email, website_url, brand_colors, text_content, social_links, created_at, updated_at)
      select gen_random_uuid()::text, 'open', 'Marlow', n || '@marlow.test', '', '', repeat('We fix boilers. ', 40), '', at, at
      from generate_series(1, ${DRAFTS}) n, to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') at`,
  );
  site.execute("analyze");
}

async function oneRound(
  site: Site,
  customers: Awaited<ReturnType<typeof openedForms>>,
  rate: number,
): Promise<Times> {
  const times: Times = { submission: [], order: [], "/thank-you": [], refused: 0, saved: 0 };
  const deadline = performance.now() + ROUND_MS;
  const [submitting, saving] = [customers.slice(0, 25), customers.slice(25)];

  async function timed(kind: Kind, status: number, send: () => Promise<Response>): Promise<void> {
    const started = performance.now();
    const answer = await send();
    times[kind].push(performance.now() - started);
    await answer.arrayBuffer();
    if (answer.status !== status) times.refused += 1;
  }
  async function repeat(step: (n: number) => Promise<void>): Promise<void> {
    for (let n = 0; performance.now() < deadline; n += 1) {
      await step(n);
      await pause(PAUSE_MS);
    }
  }
  const submit = async (n: number) => {
    const { client, link } = submitting[n % submitting.length]!;
    await client.open(link);
    const fields = { ...client.hidden, ...filledIn };
    await timed("submission", 303, () => client.postFiles("/onboarding", fields));
  };
  const order = async () => {
    const visitor = await openForm(site);
    await timed("order", 303, () => visitor.send(validOrder()));
  };
  const thank = (n: number) => {
    const { client, sessionId } = customers[n % customers.length]!;
    return timed("/thank-you", 200, () => client.request(`/thank-you?session_id=${sessionId}`));
  };
  const save = async (n: number) => {
    const { client } = saving[n % saving.length]!;
    const changes = { textContent: `We fix boilers, ${n}`, intent: "autosave" };
    const answer = await client.postFiles(SCRIPTS, { ...client.hidden, ...filledIn, ...changes });
    await answer.arrayBuffer();
    if (answer.status === 200) times.saved += 1;
    else times.refused += 1;
  };
  /** Sends at the rate, whether or not the ones before are answered. */
  async function saveAtRate(): Promise<void> {
    const sent: Promise<void>[] = [];
    const started = performance.now();
    while (rate > 0 && performance.now() < deadline) {
      if (sent.length < ((performance.now() - started) / 1000) * rate) sent.push(save(sent.length));
      else await pause(1);
    }
    await Promise.all(sent);
  }
  await Promise.all([repeat(submit), repeat(order), repeat(thank), saveAtRate()]);
  return times;
}

function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1]!;
}
