import { beforeAll } from "vitest";
import { startMachines } from "../support/database/machines";
import { testAftermath } from "../support/faults/aftermath";
import { killRepeatedly, type KillResult } from "../support/faults/kill-storm";
import { expireLeases } from "../support/faults/outbox";
import { Random } from "../support/random";
import type { Site } from "../support/site";

const KILLS = 20;
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

const machines = await startMachines(2, { OUTBOX_RETRY_MS: "100" });
const [first] = machines.sites as [Site];
let aftermath: KillResult;

/** Kills one machine, or cuts every connection to the database; the other machine serves in the meantime. */
function unreliable(random: Random): Site {
  const down = new Set<number>();
  return {
    ...first,
    url: machines.url,
    kill: async () => {
      if (random.chance(0.3)) return machines.server.cutConnections();
      const index = random.below(2);
      down.add(index);
      await machines.kill(index, "SIGKILL");
    },
    restart: async () => {
      for (const index of [...down]) {
        // Before it has started: a kill meanwhile counts.
        down.delete(index);
        await machines.restart(index).catch((error: unknown) => {
          down.add(index);
          throw error;
        });
      }
    },
  };
}

beforeAll(async () => {
  console.log(`${KILLS} kills of two machines, FAULTS_SEED=${seed}`);
  const random = new Random(seed);
  // Nobody waits two minutes for the leases of the dead.
  const leases = setInterval(() => expireLeases(first), 5_000);
  aftermath = await killRepeatedly(unreliable(random), random, KILLS).finally(() =>
    clearInterval(leases),
  );
}, 10 * 60_000);

testAftermath(first, "after kills of two machines", () => aftermath);
