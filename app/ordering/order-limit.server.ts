import { createLimit } from "~/database/rate-limit.server";
import { spendMail } from "~/mail/mail-budget.server";
import { CLIENT_ADDRESS_HEADER } from "~/platform/edge.server";

const byAddress = createLimit("order", 10, 10 * 60);
const byMailAddress = createLimit("order mail", 20, 60 * 60);

/**
 * Counts an order against its sender's network, the mail address it names and all mail of the hour.
 * Resolves with the seconds to wait when it is one too many.
 */
export async function limitOrders(request: Request, email: string): Promise<number | undefined> {
  return (
    (await byAddress(request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown")) ??
    (await byMailAddress(email.toLowerCase())) ??
    (await spendMail())
  );
}
