import { setTimeout as pause } from "node:timers/promises";
import { expect, vi } from "vitest";
import { type Site } from "../site";
import { until } from "../until";
import { planRound, runJourney, type Journey } from "./journeys";
import { waitForEmptyOutbox } from "./outbox";
import type { Random } from "../random";

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

  const startJourney = async (plan: Journey["plan"]) => {
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
