import { reconcileOrders } from "~/ordering/reconcile.server";
import { failed, print, type ExitCode } from "./output";

/** `reconcile`: asks Stripe about orders that were left open, now instead of at the site's next pass. */
export async function reconcile(): Promise<ExitCode> {
  const { asked, paid, expired, failed: missed, closed, reached } = await reconcileOrders();
  await print(
    `asked about    ${asked}\n` +
      `found paid     ${paid}\n` +
      `found expired  ${expired}\n` +
      `found failed   ${missed}\n` +
      `closed         ${closed}\n`,
  );
  return reached ? 0 : failed("Stripe did not answer: the rest is left to the site's next pass.");
}
