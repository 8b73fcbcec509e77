import type { Config } from "~/server/config/environment.server";
import type { Connection } from "~/server/database/tables";
import * as Checkouts from "./checkout-sessions.repository.server";

/** The orders of the database are of another mode of Stripe than the site's key. */
export class OtherStripeMode extends Error {
  override name = "OtherStripeMode";

  constructor(stored: string, configured: string) {
    super(
      `the orders in the database are of Stripe's ${stored} mode, as those of a ${stored === "test" ? "demonstration are" : "live site are"}, and this start is in its ${configured} mode: ` +
        "set DATA_DIR (or DATABASE_URL) to another place, where the site begins with an empty database, or set STRIPE_SECRET_KEY of their mode",
    );
  }
}

/**
 * Throws OtherStripeMode where test orders would mix with those of real money: the database has checkouts, and none is of
 * the key's mode. A stand-in for Stripe gives its sessions ids of its own, but a demonstration's are those of a test.
 */
export async function checkStripeMode(
  on: Connection,
  { stripe: { secretKey, apiUrl }, sandbox }: Pick<Config, "stripe" | "sandbox">,
): Promise<void> {
  const configured = /^[rs]k_(live|test)_/.exec(secretKey)?.[1];
  if (!configured || (apiUrl !== undefined && !sandbox.demonstration)) return;
  const ids = await Checkouts.findOuterIds(on);
  const stored = ids.flatMap((id) => /^cs_(live|test)_/.exec(id)?.[1] ?? []);
  if (stored[0] && !stored.includes(configured)) throw new OtherStripeMode(stored[0], configured);
}
