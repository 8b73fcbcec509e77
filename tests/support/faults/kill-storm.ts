import { setTimeout as pause } from "node:timers/promises";
import { type Site } from "../site";
import { until } from "../until";
import { planRound, travel, type Journey } from "./journeys";
import { outboxEmptied } from "./outbox";
import type { Random } from "./random";

const PER_ROUND = { buyers: 4, senders: 3 };
/** With more visitors than this still under way, those of the next round wait. */
const MOST_UNDER_WAY = 14;
const MOST_LIFE_MS = 1_000;
const MOST_BOOT_MS = 700;

/** What is known of the visitors and the mails once a storm is over. */
export interface Aftermath {
  journeys: Journey[];
  kills: number;
  /** How often each mail, by its id in the outbox, was in hand when the process was killed. */
  killedInHand: Map<string, number>;
}

/** Kills the site again and again, at random moments of its work and at times of its start, then lets it end its work. */
export async function storm(site: Site, random: Random, kills: number): Promise<Aftermath> {
  const journeys: Journey[] = [];
  const failures: unknown[] = [];
  const killedInHand = new Map<string, number>();
  let killed = 0;
  let underWay = 0;

  const setOut = async (plan: Journey["plan"]) => {
    underWay += 1;
    try {
      journeys.push(await travel(site, plan));
    } catch (error) {
      failures.push(error);
    }
    underWay -= 1;
  };
  const kill = async () => {
    await site.kill("SIGKILL");
    killed += 1;
    for (const { id } of site.rows<{ id: string }>(
      "select id from outbox where state = 'pending' and leased_until is not null",
    )) {
      killedInHand.set(id, (killedInHand.get(id) ?? 0) + 1);
    }
  };

  while (killed < kills) {
    await until("some visitors are done", () => underWay <= MOST_UNDER_WAY, 120_000);
    for (const plan of planRound(random, PER_ROUND)) void setOut(plan);
    await pause(random.below(MOST_LIFE_MS));
    await kill();
    if (killed < kills && random.chance(0.15)) {
      const cutShort = site.restart().catch(() => undefined);
      await pause(random.below(MOST_BOOT_MS));
      await kill();
      await cutShort;
    }
    await site.restart();
    // Recorded requests are of no use here, and there are many.
    site.sandbox.reset();
  }

  await until("every visitor is done", () => underWay === 0, 120_000);
  if (failures.length > 0) throw new AggregateError(failures, "Visitors could not be served");
  await webhooksDelivered(site);
  await outboxEmptied(site, 60_000);
  return { journeys, kills: killed, killedInHand };
}

/** Stripe delivers again what it could not deliver; here without the pauses. */
async function webhooksDelivered({ sandbox: { stripe } }: Site): Promise<void> {
  await until("every webhook is delivered", async () => {
    const waiting = stripe.events.filter(({ delivered }) => !delivered);
    for (const { id } of waiting) await stripe.sendAgain(id);
    return waiting.length === 0;
  });
}
