import { setTimeout as pause } from "node:timers/promises";
import { expect, vi } from "vitest";
import {
  OnboardingClient,
  SCRIPTS,
  type AssetFields,
  type ChosenFile,
} from "../assets/onboarding-client";
import { png, zip } from "../assets/upload-samples";
import { validOrder, type OrderFields } from "../orders/order-visitor";
import type { Random } from "../random";
import type { Site } from "../site";
import { until } from "../until";
import { waitForEmptyOutbox } from "./outbox";
import { newAssets } from "./visitors";

/** While more visitors than this are active, the next round waits. */
const MAX_ACTIVE = 14;
const MAX_LIFE_MS = 1_000;
const MAX_BOOT_MS = 700;

export type KillResult = Awaited<ReturnType<typeof killRepeatedly>>;

export async function killRepeatedly(site: Site, random: Random, kills: number) {
  const journeys: Journey[] = [];
  const failures: unknown[] = [];
  /** How often each email, by its outbox id, was leased when the process was killed. */
  const leasedAtKill = new Map<string, number>();
  let killed = 0;
  let active = 0;

  const startJourney = async (plan: Plan) => {
    active += 1;
    await runJourney(site, plan).then(
      (journey) => journeys.push(journey),
      (error: unknown) => failures.push(error),
    );
    active -= 1;
  };
  const kill = async () => {
    await site.kill("SIGKILL");
    killed += 1;
    const leased = "select id from outbox where state = 'pending' and leased_until is not null";
    for (const { id } of site.rows<{ id: string }>(leased)) {
      leasedAtKill.set(id, (leasedAtKill.get(id) ?? 0) + 1);
    }
  };

  while (killed < kills) {
    await until("some visitors are done", () => active <= MAX_ACTIVE, 120_000);
    for (const plan of planRound(random)) void startJourney(plan);
    await pause(random.below(MAX_LIFE_MS));
    await kill();
    if (killed < kills && random.chance(0.15)) {
      const interruptedStart = site.restart().catch(() => undefined);
      await pause(random.below(MAX_BOOT_MS));
      await kill();
      await interruptedStart;
    }
    await site.restart();
    // Frees memory: the recorded requests are many, and no test reads them.
    site.sandbox.reset();
  }

  await until("every visitor is done", () => active === 0, 120_000);
  if (failures.length > 0) throw new AggregateError(failures, "Visitors could not be served");
  await webhooksDelivered(site);
  await waitForEmptyOutbox(site, 60_000);
  return { journeys, kills: killed, leasedAtKill };
}

/** Delivers failed webhook events again, as Stripe does, but without pauses. */
async function webhooksDelivered({ sandbox: { stripe } }: Site): Promise<void> {
  const undelivered = async () => {
    const waiting = stripe.events.filter(({ delivered }) => !delivered);
    for (const { id } of waiting) await stripe.sendAgain(id);
    return waiting.map(({ type, attempts }) => ({ type, last: attempts.at(-1) }));
  };
  await vi.waitFor(async () => expect(await undelivered()).toEqual([]), { timeout: 60_000 });
}

/** Kills in a row may each cut off the large files of one visitor, until the kills end. */
const PERSISTENCE_MS = 600_000;
const MAX_START_MS = 600;
const LARGE_EVERY = 15;

interface Plan {
  startAfterMs: number;
  order?: { fields: OrderFields; doubleClick: boolean; pays: boolean };
  assets?: { fields: AssetFields; files: ChosenFile[]; byScripts: boolean };
}

type Journey = Awaited<ReturnType<typeof runJourney>>;

function planRound(random: Random): Plan[] {
  const buyer = () => {
    const pays = random.chance(0.5);
    return {
      order: { fields: validOrder(), doubleClick: random.chance(0.2), pays },
      ...(pays && random.chance(0.4) && { assets: planAssets(random) }),
    };
  };
  const sender = () => ({ assets: planAssets(random) });
  return [buyer, buyer, buyer, buyer, sender, sender, sender].map((plan) => ({
    startAfterMs: random.below(MAX_START_MS),
    ...plan(),
  }));
}

let planned = 0;

function planAssets(random: Random) {
  planned += 1;
  const files = Array.from({ length: 1 + random.below(4) }, (_, i) => ({
    name: `photo-${i}.png`,
    bytes: Buffer.concat([png, random.bytes(1 + random.below(20_000))]),
  }));
  if (planned % LARGE_EVERY === 1) {
    files.push({ name: "photos.zip", bytes: Buffer.concat([zip, Buffer.alloc(9_000_000)]) });
  }
  return { fields: newAssets(), files, byScripts: random.chance(0.5) };
}

async function runJourney(site: Site, plan: Plan) {
  await pause(plan.startAfterMs);
  const client = new OnboardingClient(site);
  const sessionId = plan.order && (await placeOrder(site, client, plan.order));
  if (sessionId && plan.order?.pays) {
    await site.sandbox.stripe.pay(sessionId);
    await persist("the buyer is back, and the page shows the payment", async () => {
      const page = await client.page(`/thank-you?session_id=${sessionId}`);
      return page.includes("Total paid");
    });
  }
  if (plan.assets) await sendAssets(client, plan.assets);
  return { plan, sessionId };
}

async function placeOrder(
  site: Site,
  client: OnboardingClient,
  { fields, doubleClick }: NonNullable<Plan["order"]>,
): Promise<string> {
  await openForm(client, "/contact");
  const post = () =>
    persist("the order is answered", async () => {
      const answer = await client.post("/contact", { ...client.hidden, ...fields });
      return accepted(answer.status) && answer.headers.get("Location");
    });
  const urls = new Set(await Promise.all(doubleClick ? [post(), post()] : [post()]));
  const [checkoutUrl = ""] = urls;
  const session = site.sandbox.stripe.sessions.find(({ url }) => url === checkoutUrl);
  if (urls.size > 1 || !session) throw new Error("One form did not lead to one checkout");
  return session.id;
}

async function sendAssets(
  client: OnboardingClient,
  { fields, files, byScripts }: NonNullable<Plan["assets"]>,
): Promise<void> {
  await openForm(client, "/onboarding");
  const upload = (file: ChosenFile) =>
    persist("a file is answered", async () => {
      const form = { ...client.hidden, intent: "upload" };
      return (await client.postFiles(SCRIPTS, form, [file])).ok;
    });
  if (byScripts) await Promise.all(files.map(upload));
  await persist("the assets are answered", async () => {
    const answer = await client.send(byScripts ? [] : files, fields);
    return accepted(answer.status);
  });
}

const openForm = (client: OnboardingClient, path: string) =>
  persist(`the form at ${path} opens`, async () => {
    await client.open(path);
    return client.hidden.token;
  });

/** Whether a form was accepted; only an error of the server is worth another attempt. */
function accepted(status: number): boolean {
  if (status !== 303 && status < 500) throw new Error(`A form was answered ${status}`);
  return status === 303;
}

function persist<T>(what: string, attempt: () => Promise<T>) {
  const patiently = () =>
    attempt().catch((error: unknown) => {
      // What fetch throws when a connection cannot be opened, or breaks.
      if (error instanceof TypeError) return undefined;
      throw error;
    });
  return until(what, patiently, PERSISTENCE_MS);
}
