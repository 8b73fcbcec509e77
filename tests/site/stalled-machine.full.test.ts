import { afterAll, expect, test } from "vitest";
import { startMachines } from "../support/database/machines";
import { until } from "../support/until";

const machines = await startMachines(1);
const [machine] = machines.sites;

afterAll(() => machine!.signal("SIGCONT"));

test("a machine that stands still gives its jobs to others within a minute, and takes free ones once it goes on", async () => {
  const held = () =>
    machines.rows<{ count: number }>(
      "select count(*)::int as count from pg_locks where locktype = 'advisory' and granted",
    )[0]!.count;
  const jobs = await until("it holds its jobs", held);
  machine!.signal("SIGSTOP");
  await until("its jobs are free", () => held() === 0, 120_000);
  machine!.signal("SIGCONT");
  expect(await until("it holds jobs again", held)).toBeLessThanOrEqual(jobs);
});
