import { answerRequest } from "~/orders/requests.server";
import { requestLimits } from "~/orders/order-fields";
import { findRequests } from "./details.server";
import { findAmong, findId, withOrder } from "./find-id.server";
import { aboutRequest } from "./show-assets.server";
import { failed, jsonText, misused, note, print, type ExitCode } from "./terminal";

/** Lists what an order's buyer asked to have changed, or answers one of it. */
export async function edits(
  given: string,
  { answer, text, json }: { answer?: string; text?: string; json?: true },
): Promise<ExitCode> {
  const found = await findId("orders", given);
  if (!found.ok) return failed(found.why);
  const requests = await findRequests(found.id);
  if (answer === undefined || text === undefined) {
    if (json) await print(`${jsonText(requests, 2)}\n`);
    else if (requests.length === 0) note("None.");
    else await print(requests.map(aboutRequest).join(""));
    return 0;
  }
  const request = findAmong(requests, "request", answer);
  if (!request.ok) return failed(request.why);
  return withOrder(
    found.id,
    (by) => answerRequest(by, request.id, text),
    async ({ reference }, answered) => {
      if (answered === "invalid") {
        return misused(`An answer has at most ${requestLimits.text} characters.`);
      }
      if (answered !== "answered") return failed(`The request ${answer} is answered already.`);
      await print(`${reference} answered\n`);
      note("The site mails its buyer the answer.");
      return 0;
    },
  );
}
