import { dashboardUrl } from "~/server/stripe/stripe.server";
import { DESK_COMMAND, type TodayKind } from "./today";

/** The command or the URL by which the team does what waits; `target` where that is not the order: an id. */
export function actionOf(kind: TodayKind, reference: string | null, target = ""): string {
  switch (kind) {
    case "dispute":
      return dashboardUrl("disputes", target);
    case "charged":
      return dashboardUrl("subscriptions", target);
    case "email":
      return desk(`outbox retry ${target.slice(0, 8)}`);
    default:
      return desk(commands[kind].replace("ID", reference ?? ""));
  }
}

const desk = (words: string) => DESK_COMMAND + words;

const commands: Record<Exclude<TodayKind, "dispute" | "charged" | "email">, string> = {
  preview: "orders ready ID --url https://…",
  changes: "orders edits ID",
  launch: "orders launched ID",
  edit: "orders edits ID",
  payment: 'orders resolve ID --why "…"',
  bounced: "orders email ID <address>",
  flagged: "orders release ID",
  assets: "orders remind ID",
  answer: "show ID",
  missed: "show ID",
};
