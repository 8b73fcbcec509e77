import morgan from "morgan";
import { db } from "~/database/connection.server";
import { migrate } from "~/database/migrate.server";
import { startOutboxWorker } from "~/mail/worker.server";
import { startReconciliation } from "~/ordering/reconcile.server";
import { startReminders } from "~/onboarding/reminders.server";
import { config } from "~/platform/config.server";
import { attachEdge } from "~/platform/edge.server";
import { log } from "~/platform/log.server";
import { singleton } from "~/platform/singleton.server";
import { refusalPage } from "~/shell/refusal-page.server";

/** Makes the process ready to serve, once: the schema, the edge, the outbox worker, the reminders. */
export function boot(): Promise<void> {
  return singleton("boot", start);
}

async function start(): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    log.fatal({ err: error }, "the database could not be migrated");
    process.exit(1);
  }
  // remix-serve logs each request with morgan's "tiny", query included; the edge writes the log line instead.
  morgan.format("tiny", () => undefined);
  // What libraries print, such as remix-serve's "I listen", becomes a log line like the rest.
  if (!config.development) console.log = (...words) => log.info(words.map(String).join(" "));
  attachEdge({ refusalPage });
  startOutboxWorker();
  startReconciliation();
  startReminders();
}
