import type { JobRun } from "~/server/jobs/background-job.server";
import { timestamp } from "~/server/time/time";
import type { Connection } from "./tables";

export async function upsert(db: Connection, { name, startedAt, ended }: JobRun): Promise<void> {
  const run = {
    started_at: timestamp(startedAt),
    ...(ended && { ended_at: timestamp(ended.at), error: ended.error }),
  };
  await db
    .insertInto("job_runs")
    .values({ name, ...run })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(run))
    .execute();
}

export function findAll(db: Connection) {
  return db.selectFrom("job_runs").selectAll().execute();
}
