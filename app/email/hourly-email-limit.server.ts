import { createLimit } from "~/database/rate-limit.server";
import { log } from "~/observability/log.server";

/** Far above the orders that a studio can build, far below what harms a sender's reputation. */
const EMAILS_PER_HOUR = 300;

const limit = createLimit("mail", EMAILS_PER_HOUR, 60 * 60);
/** One log line for all emails that are postponed to the same moment. */
let loggedUntil = 0;

/**
 * Counts an email that anybody can cause by posting a form. Resolves with the seconds to wait once the limit is reached.
 * Emails that follow from a payment are not counted: a flood of forms delays no receipt.
 */
export async function spendHourlyLimit(): Promise<number | undefined> {
  const wait = await limit("all");
  if (wait !== undefined && Date.now() >= loggedUntil) {
    loggedUntil = Date.now() + wait * 1000;
    log.error({ wait }, "the mails of this hour are spent: those of unpaid forms wait");
  }
  return wait;
}
