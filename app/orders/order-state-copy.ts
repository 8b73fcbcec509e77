import type { ProgressStep } from "~/ui/progress-line";
import type { ShownState } from "./order-states";

export interface OrderStateCopy {
  /** Heading and text of the thank-you page, and of the onboarding page while the order takes no assets. */
  title: string;
  text: string;
  next: "onboarding" | "contact" | "wait" | "home" | "none";
  /** The step that the order's progress line shows; absent where the line is not shown. */
  step?: ProgressStep;
  /** Whether the receipt names the monthly payments to come, or says that the payment was refunded. */
  receipt?: "goes_on" | "refunded";
  /** What the order form says after "Your order SW-…"; absent while the form opens the order for an edit. */
  closed?: string;
}

const unpaid: OrderStateCopy = {
  title: "This order is not paid yet",
  text: "Your order is saved and nothing was charged. You can go on to the payment whenever you like.",
  next: "contact",
  step: "Payment",
};

/** One entry for each state, so that a bookmarked or refreshed page always tells the truth. */
const copy: Record<ShownState, OrderStateCopy> = {
  received: unpaid,
  checkout_open: unpaid,
  checkout_expired: {
    ...unpaid,
    text: "Your order is saved and nothing was charged. The payment page was open for too long: send the form once more and you get a new one.",
  },
  payment_failed: {
    title: "The payment did not go through",
    text: "Nothing was charged. Your order is saved: try again with another card.",
    next: "contact",
    step: "Payment",
  },
  payment_pending: {
    title: "Your payment is on its way",
    text: "We have your order. As soon as the payment arrives, this page and an email will say so. In the first minutes this page refreshes by itself.",
    next: "wait",
    step: "Payment",
    closed: "waits for its payment",
  },
  payment_review: {
    title: "We have to look at your payment",
    text: "A payment for this order has arrived, but it is not the one that we asked for: its amount differs, for instance. A person looks at it and writes to you by email, so please do not pay again. To ask about it, write to us and name your reference.",
    next: "none",
    step: "Payment",
    closed: "has a payment that we are checking",
  },
  payment_resolved: {
    ...unpaid,
    text: "A payment that came for it was not the one that we asked for, and we have dealt with it. Your order is saved: you can go on to the payment whenever you like.",
  },
  flagged: {
    title: "We have your message",
    text: "A person looks at it before it goes on to the payment. Nothing was charged. You will hear from us by email.",
    next: "none",
    step: "Details",
    closed: "is being looked at",
  },
  paid: {
    title: "Thank you for your order!",
    text: "Your payment has arrived, and we have emailed your receipt. Next we need your logo, photos and texts: the sooner we have them, the sooner your website is live.",
    next: "onboarding",
    step: "Assets",
    receipt: "goes_on",
    closed: "is paid",
  },
  assets_received: {
    title: "Thank you: we have everything",
    text: "Your payment and your files have arrived. We are building your website and will write to you when the first version is ready.",
    next: "none",
    step: "Launch",
    receipt: "goes_on",
    closed: "is paid",
  },
  past_due: {
    title: "A monthly payment is open",
    text: "Your order is paid, but Stripe could not collect the last month of the Growth Plan. It will try again and has written to you: please check the card it is taken from.",
    next: "none",
    closed: "has a monthly payment open",
  },
  cancelled: {
    title: "This order has ended",
    text: "Its Growth Plan was cancelled, so no further month is charged. If that is a surprise to you, write to us and we will look into it at once.",
    next: "none",
    closed: "has ended",
  },
  refunded: {
    title: "This order was refunded",
    text: "Your payment was sent back in full. It can take a bank ten days to show it. If that is a surprise to you, write to us and we will look into it at once.",
    next: "none",
    receipt: "refunded",
    closed: "was refunded",
  },
  disputed: {
    title: "A payment of this order is disputed",
    text: "The bank behind the card has objected to a payment, and the order rests until that is settled. If that is a surprise to you, write to us and we will look into it at once.",
    next: "none",
    closed: "has a disputed payment",
  },
};

const noOrder: OrderStateCopy = {
  title: "Thank you for your visit",
  text: "We could not find an order for this address in this browser. If you have paid, your receipt email holds the link to send us your files.",
  next: "home",
};

export function orderStateCopy(state: ShownState | undefined): OrderStateCopy {
  return state ? copy[state] : noOrder;
}

export function closedOrderTitle(state: ShownState, reference: string): string | undefined {
  const { closed } = copy[state];
  return closed && `Your order ${reference} ${closed}`;
}
