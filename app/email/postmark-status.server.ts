import { Errors } from "postmark";
import { config } from "~/config/config.server";
import { postmark } from "./postmark.server";

/** `sandbox`: Postmark takes mails and delivers none of them. `unknown token`: it takes the token for none of its own. */
export type MailServerState = "live" | "sandbox" | "unknown token" | "no answer";

/** Asks Postmark about the server of the token, within PROVIDER_TIMEOUT_MS. Never throws. */
export async function findMailServer(): Promise<MailServerState> {
  try {
    const { DeliveryType } = await postmark(config.providerTimeoutMs / 1000).getServer();
    if (DeliveryType === undefined) return "no answer";
    return String(DeliveryType) === "Live" ? "live" : "sandbox";
  } catch (error) {
    const refused = error instanceof Errors.PostmarkError && error.statusCode === 401;
    return refused ? "unknown token" : "no answer";
  }
}
