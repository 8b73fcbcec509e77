import { config } from "~/server/config/config.server";
import type { RequestKind } from "~/server/database/states";
import type { Trx } from "~/server/database/tables";
import { db } from "~/server/database/connection.server";
import * as History from "~/server/history/history.repository.server";
import { publicUrl } from "~/server/storage/bucket.server";
import { timestamp } from "~/server/time/time";
import { dayIn } from "~/server/time/working-days";
import { act, type Act, type Acted } from "./act.server";
import { enqueueForWorker } from "./enqueue-order-email.server";
import { isAnonymized } from "./erase-order.server";
import { type Contents, hashFiles } from "./hash-files.server";
import { issueOrderLink } from "./order-access.server";
import { isRunning } from "./order-states";
import * as Orders from "./orders.repository.server";
import * as Emails from "./request-emails";
import { requestSchema, type AskedFor } from "./request-schema";
import * as Requests from "./requests.repository.server";

/* What a buyer decides about the preview and asks for after the launch, and what the team answers. */

/**
 * `no_preview`: none waits for the buyer: none was shown, or the website is live or not worked on any more. `outdated`:
 * another one was shown since, or changes were asked for.
 */
export type Approved = "approved" | "same" | "no_preview" | "outdated";

/** Stores that the buyer agrees with what was {@link shownOf} the order; the team and the buyer get an email. */
export function approve(by: Act, shown?: string): Promise<Acted<Approved>> {
  return act(by, async (trx, order) => {
    if (!hasPreview(order)) return "no_preview";
    const requests = await Requests.findAllByOrder(trx, order.id);
    if (shown && shown !== shownOf(order, requests)) return "outdated";
    if (order.approved_at) return "same";
    const approved_at = timestamp();
    const approved = await Orders.update(trx, order.id, { approved_at });
    await History.insert(trx, order.id, { kind: "approved", actor: by.actor });
    const toTeam = Emails.teamApprovedEmail(approved, config.team);
    await enqueueForWorker(trx, order, `approved ${approved_at}`, toTeam);
    const toBuyer = Emails.approvedEmail(
      approved,
      await issueOrderLink(trx, order.id),
      config.supportEmail,
    );
    await enqueueForWorker(trx, order, `approval confirmed ${approved_at}`, toBuyer);
    return "approved";
  });
}

/** Which preview a page shows, and which changes were asked for by then: a form that agrees with it sends this back. */
export function shownOf(
  { ready_at }: Pick<Orders.Order, "ready_at">,
  requests: readonly Requests.OrderRequest[],
): string | undefined {
  const newest = requests.filter(({ kind }) => kind === "changes").at(-1);
  return ready_at ? [ready_at, ...(newest ? [newest.id] : [])].join(" ") : undefined;
}

/**
 * `same`: the newest open one says the same. `invalid`: the text is empty, or beyond the limits of {@link requestSchema}; or
 * a file is not of the order, or removed.
 */
export type Asked = "asked" | "same" | "invalid";

/** Stores what the buyer wants changed before the launch, and takes an earlier agreement back. */
export async function askForChanges(
  by: Act,
  given: AskedFor,
): Promise<Acted<Asked | "no_preview">> {
  const contents = await hashRepeated(by, "changes", given);
  return act(by, async (trx, order) => {
    if (!hasPreview(order)) return "no_preview";
    return ask(trx, by, order, "changes", given, contents);
  });
}

/** Stores an edit that the buyer wants of the live website, also beyond those that the plan includes. */
export async function askForEdit(by: Act, given: AskedFor): Promise<Acted<Asked | "not_launched">> {
  const contents = await hashRepeated(by, "edit", given);
  return act(by, async (trx, order) => {
    if (!order.launched_at || !isRunning(order.state) || isAnonymized(order)) return "not_launched";
    return ask(trx, by, order, "edit", given, contents);
  });
}

/** Before the transaction: the contents of files with which the same may have been asked already. */
async function hashRepeated(by: Act, kind: RequestKind, given: AskedFor): Promise<Contents> {
  const all = await Requests.findAllByOrder(db, by.orderId);
  const newest = all.filter((request) => request.kind === kind).at(-1);
  if (given.files.length === 0 || newest?.text !== given.text.trim()) return new Map();
  const sent = await Requests.findAllFiles(db, by.orderId, newest.files);
  const received = await Requests.findAllReceived(db, by.orderId, given.files);
  const known = new Set(sent.map(({ id }) => id));
  // A form that is sent once more with what it has kept needs no comparison.
  if (received.every(({ id }) => known.has(id))) return new Map();
  return namesOf(sent) === namesOf(received) ? hashFiles([...sent, ...received]) : new Map();
}

async function ask(
  trx: Trx,
  by: Act,
  order: Orders.Order,
  kind: RequestKind,
  given: AskedFor,
  contents: Contents,
): Promise<Asked> {
  const { data } = requestSchema.safeParse(given);
  if (!data) return "invalid";
  const { text } = data;
  const ids = [...new Set(data.files)];
  const all = await Requests.findAllByOrder(trx, order.id);
  const earlier = all.filter((request) => request.kind === kind);
  const newest = earlier.at(-1);
  // What was asked before agreeing with the preview is asked anew; a newer preview has answered it.
  const isOfNow = kind === "edit" || !order.approved_at;
  if (isOfNow && newest?.text === text && !newest.answered_at) {
    const sent = await Requests.findAllFiles(trx, order.id, newest.files);
    const received = await Requests.findAllReceived(trx, order.id, ids);
    if (received.length === ids.length && namesOf(sent, contents) === namesOf(received, contents)) {
      // Those of a form that is posted twice may have been received twice.
      if (ids.length > 0) await Requests.removeRepeated(trx, newest.id, ids);
      return "same";
    }
  }
  const files = await Requests.findAllFiles(trx, order.id, ids);
  if (files.length < ids.length) return "invalid";
  await Orders.update(trx, order.id, { approved_at: kind === "edit" ? order.approved_at : null });
  const id = await Requests.insert(trx, order.id, { kind, text, files, last: all.at(-1) });
  const number = 1 + (kind === "edit" ? countEdits(earlier) : earlier.length);
  const recorded = kind === "edit" ? "edit_requested" : "changes_requested";
  const facts = { number, files: files.length };
  await History.insert(trx, order.id, { kind: recorded, actor: by.actor, facts });
  const links = files.map(({ name, key }) => ({ name, url: publicUrl(key) }));
  const asked = { kind, text, number, files: links };
  const toTeam = Emails.teamRequestEmail(order, config.team, asked);
  await enqueueForWorker(trx, order, `request ${id}`, toTeam);
  const orderUrl = await issueOrderLink(trx, order.id);
  const toBuyer = Emails.requestEmail(order, { ...asked, orderUrl }, config.supportEmail);
  await enqueueForWorker(trx, order, `request ${id} confirmed`, toBuyer);
  return "asked";
}

/** Two lists with known contents differ where one has a file that is not in the other. */
const namesOf = (files: readonly Requests.RequestFile[], contents?: Contents) =>
  JSON.stringify(
    files.map(({ id, name, size }) => [name, size, contents && (contents.get(id) ?? id)]).sort(),
  );

/** How many edits were asked for in the month of `now` in the site's time zone. */
export function countEdits(requests: readonly Requests.OrderRequest[], now = new Date()): number {
  const monthOf = (moment: Date) => dayIn(config.timeZone, moment).slice(0, "2026-11".length);
  const edits = requests.filter(({ kind }) => kind === "edit");
  return edits.filter((one) => monthOf(new Date(one.requested_at)) === monthOf(now)).length;
}

/** `same`: it is answered already. `invalid`: the answer is empty or too long. */
export type Answered = "answered" | "same" | "unknown_request" | "invalid";

/** Closes what a buyer asked for, and emails them the answer: of an edit, that it is done. */
export function answerRequest(by: Act, requestId: string, given: string): Promise<Acted<Answered>> {
  return act(by, async (trx, order) => {
    const requests = await Requests.findAllByOrder(trx, order.id);
    const request = requests.find(({ id }) => id === requestId);
    if (!request) return "unknown_request";
    const { data: answer } = requestSchema.shape.text.safeParse(given);
    if (answer === undefined) return "invalid";
    if (!(await Requests.updateAnswered(trx, request.id, answer))) return "same";
    await Orders.update(trx, order.id, {});
    const { kind, text } = request;
    const facts = { kind };
    await History.insert(trx, order.id, { kind: "request_answered", actor: by.actor, facts });
    const told = { kind, text, answer, orderUrl: await issueOrderLink(trx, order.id) };
    const mail = Emails.answerEmail(order, told, config.supportEmail);
    await enqueueForWorker(trx, order, `request ${request.id} answered`, mail);
    return "answered";
  });
}

function hasPreview({ state, preview_url, launched_at }: Orders.Order): boolean {
  return isRunning(state) && preview_url !== null && launched_at === null;
}
