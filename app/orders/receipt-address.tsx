import { Notice } from "~/ui/card";
import type { OwnReceipt } from "./receipt.server";

interface ReceiptAddressProps {
  reference: string;
  own: OwnReceipt;
  supportEmail: string;
}

/** Where the receipt was sent, and whom to tell that it is the wrong address. */
export function ReceiptAddress({ reference, own, supportEmail }: ReceiptAddressProps) {
  const wrongAddress = (
    <a
      className="underline underline-offset-4"
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(`Wrong address for order ${reference}`)}`}
    >
      Wrong address?
    </a>
  );
  return (
    <div className="break-words print:hidden">
      {own.bounced ? (
        <Notice
          title="Our email to you came back"
          description={`We could not deliver it to ${own.email}. Tell us the right address, and your receipt goes there.`}
        >
          {wrongAddress}
        </Notice>
      ) : (
        <p>
          We have sent your receipt to <bdi className="font-bold">{own.email}</bdi>. {wrongAddress}
        </p>
      )}
    </div>
  );
}
