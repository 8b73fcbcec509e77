import { reconcileOrders, type Reconciliation } from "~/ordering/reconcile.server";
import { type ExitCode, failed, jsonText, print } from "./terminal";

/** `reconcile`: asks Stripe about open orders now, without waiting for the site's next pass. */
export async function reconcile({ json }: { json?: true }): Promise<ExitCode> {
  const found = await reconcileOrders();
  await print(json ? `${jsonText(found, 2)}\n` : inWords(found));
  if (found.reached) return 0;
  return failed("Stripe did not answer: the rest is left to the site's next pass.");
}

function inWords({ asked, paid, expired, failed: missed, closed }: Reconciliation): string {
  return (
    `asked about    ${asked}\n` +
    `found paid     ${paid}\n` +
    `found expired  ${expired}\n` +
    `found failed   ${missed}\n` +
    `closed         ${closed}\n`
  );
}
