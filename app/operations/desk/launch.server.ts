import type { Act, Acted } from "~/orders/act.server";
import { reportLaunched, reportReady, undoLaunch, type Reported } from "~/orders/launch.server";
import { localDayInWords } from "~/server/time/local-days.server";
import { withOrder } from "./find-id.server";
import { failed, note, print, type ExitCode } from "./terminal";

export function ready(given: string, { url }: { url: string }): Promise<ExitCode> {
  return report(given, "ready", (by) => reportReady(by, url));
}

export function launched(
  given: string,
  { url, why, undo }: { url?: string; why?: string; undo?: true },
): Promise<ExitCode> {
  if (undo) return takeBack(given);
  return report(given, "launched", (by) => reportLaunched(by, { url, why }));
}

function takeBack(given: string): Promise<ExitCode> {
  return withOrder(given, undoLaunch, async ({ reference, launched_at }, undone) => {
    if (undone === "not_launched") return failed(`${reference} is not launched.`);
    if (undone === "late") {
      return failed(
        `${reference} was launched on ${localDayInWords(launched_at ?? "")}, and its buyer knows: write to them yourself.`,
      );
    }
    await print(`${reference} not launched\n`);
    note(undone === "stopped" ? "No mail is sent." : "The site mails its buyer a correction.");
    return 0;
  });
}

function report(given: string, what: string, store: (by: Act) => Promise<Acted<Reported>>) {
  return withOrder(given, store, async ({ reference, state, launched_at }, reported) => {
    switch (reported) {
      case "not_running":
        return failed(`${reference} is not being worked on: its state is ${state}.`);
      case "launched":
        return failed(`${reference} was launched on ${localDayInWords(launched_at ?? "")}.`);
      case "unprepared":
        return failed(
          `${reference} has sent no assets or was shown no preview, and would be told that its website is live. If it is, add --why "…".`,
        );
      default:
        await print(`${reference} ${what}\n`);
        note(remarks[reported]);
        if (what === "launched" && reported === "emailed") {
          note(
            `In ten minutes: until then nobody hears of it after orders launched ${reference} --undo`,
          );
        }
        return 0;
    }
  });
}

const remarks = {
  emailed: "The site mails its buyer, who gets no more reminders.",
  unsent: "No mail is sent: its buyer was forgotten.",
  known: "No mail is sent: its buyer has this URL already.",
};
