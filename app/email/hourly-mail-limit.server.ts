import { createLimit } from "~/database/rate-limit.server";
import { log } from "~/observability/log.server";

/** Far above what a studio can build, far below what hurts a sender's good name. */
const MAILS_PER_HOUR = 300;

const budget = createLimit("mail", MAILS_PER_HOUR, 60 * 60);
/** Each postponed mail would say the same. */
let toldUntil = 0;

/**
 * Counts a mail that anybody can cause by posting a form. Resolves with the seconds to wait when the hour's are
 * spent. Mails that follow from a payment are not counted: a flood of forms holds up no receipt.
 */
export async function spendMail(): Promise<number | undefined> {
  const wait = await budget("all");
  if (wait !== undefined && Date.now() >= toldUntil) {
    toldUntil = Date.now() + wait * 1000;
    log.error({ wait }, "the mails of this hour are spent: those of unpaid forms wait");
  }
  return wait;
}
