import type { Config } from "~/server/config/environment.server";
import type { Connection } from "~/server/database/tables";
import * as Checkouts from "./checkout-sessions.repository.server";

/** The orders of the database are of another mode of Stripe than the site's key. */
export class OtherStripeMode extends Error {
  override name = "OtherStripeMode";

  constructor(stored: string, configured: string) {
    super(
      `the orders in the database are of Stripe's ${stored} mode, and STRIPE_SECRET_KEY is of its ${configured} mode: ` +
        "set DATA_DIR (or DATABASE_URL) to another place, where the site begins with an empty database, or set the key of their mode",
    );
  }
}

/**
 * Throws OtherStripeMode where test orders would mix with those of real money: the database has checkouts, and none is of
 * the key's mode. A stand-in for Stripe gives its sessions ids of its own.
 */
export async function checkStripeMode(
  on: Connection,
  { secretKey, apiUrl }: Pick<Config["stripe"], "secretKey" | "apiUrl">,
): Promise<void> {
  const configured = /^[rs]k_(live|test)_/.exec(secretKey)?.[1];
  if (!configured || apiUrl !== undefined) return;
  const ids = await Checkouts.findOuterIds(on);
  const stored = ids.flatMap((id) => /^cs_(live|test)_/.exec(id)?.[1] ?? []);
  if (stored[0] && !stored.includes(configured)) throw new OtherStripeMode(stored[0], configured);
}
