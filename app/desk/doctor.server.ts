import { runDeskProcess } from "~/server/jobs/desk-process.server";
import { singleton } from "~/server/jobs/singleton.server";
import { log } from "~/server/log/log.server";
import { MINUTE_MS } from "~/server/time/time";
import type { Finding } from "~/operations/doctor/check";
import type { Examined } from "./health-page";

const doctor = singleton("doctor", () => ({ isAtWork: false }));

/** Runs the doctor as the command line does: its checks block their process, and write to the bucket. */
export async function runDoctor(): Promise<Examined> {
  if (doctor.isAtWork) return { problem: "The doctor is at work already. Ask again in a minute." };
  doctor.isAtWork = true;
  try {
    const { out } = await runDeskProcess(["doctor", "--json"], AbortSignal.timeout(MINUTE_MS));
    return { findings: JSON.parse(out) as Finding[] };
  } catch (error) {
    log.error({ err: error }, "the doctor did not answer");
    return {
      problem:
        "The doctor gave no answer within a minute. Run it on the machine: npm run desk -- doctor",
    };
  } finally {
    doctor.isAtWork = false;
  }
}
