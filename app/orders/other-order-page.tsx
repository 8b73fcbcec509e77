import { Button, ButtonAnchor } from "~/ui/button";
import { Card } from "~/ui/card";

export interface OwnWork {
  /** The order's reference; undefined where this browser only began a draft. */
  own?: string;
  /** Where the visitor goes on with the browser's own. */
  keep: string;
}

/** The order of a private link, in a browser that works on another order or draft. */
export interface OtherOrder extends OwnWork {
  reference: string;
  name: string;
  /** A post to it opens the link's order. */
  open: string;
}

export const SWITCH_ORDER_INTENT = "open";

/** Asks which of two orders is meant. Nothing changes before the visitor has posted the answer. */
export function OtherOrderPage({ reference, name, own, keep, open }: OtherOrder) {
  return (
    <div className="mx-auto box-content grid max-w-page grid-cols-1 gap-6 px-4 py-12 sm:px-6 lg:[&>*]:max-w-prose">
      <h1 className="text-balance text-4xl font-bold tracking-tight">
        Which order do you want to open?
      </h1>
      <Card>
        <p>
          {`This private link opens the order ${reference} of `}
          <bdi className="break-words font-bold">{name}</bdi>
          {`. ${inThisBrowser(own)}`}
        </p>
        <p className="mt-4">
          What you type or upload there goes to that order. If it is not yours, do not open it.
        </p>
        <p className="mt-4">This browser shows one order at a time.</p>
        <form {...switchTo(open)} className="mt-6 flex flex-wrap gap-4">
          <ButtonAnchor href={keep}>Go on with mine</ButtonAnchor>
          <Button look="secondary" name="intent" value={SWITCH_ORDER_INTENT}>
            {`Open ${reference}`}
          </Button>
        </form>
      </Card>
    </div>
  );
}

/** Leads back from the order that a private link opened in this browser. */
export function OwnWorkNotice({ own, keep }: OwnWork) {
  return (
    <form
      {...switchTo(keep)}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border-2 border-edge bg-paper px-4 py-3"
    >
      <p>{inThisBrowser(own)}</p>
      <Button look="secondary" name="intent" value={SWITCH_ORDER_INTENT}>
        Go on with mine
      </Button>
    </form>
  );
}

const inThisBrowser = (own?: string) =>
  own
    ? `In this browser you have placed another order: ${own}.`
    : "In this browser you have begun something else.";

/** The onboarding page's posts are multipart. */
function switchTo(action: string) {
  const isMultipart = action.startsWith("/onboarding");
  return {
    method: "post",
    action,
    encType: isMultipart ? "multipart/form-data" : undefined,
  } as const;
}
