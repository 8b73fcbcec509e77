import { dayInWords, money, type Amount } from "~/content/format";
import type { OrderState, PaymentFault } from "~/server/database/states";
import type { Email } from "~/server/email/email";
import { facts, reference, subheading, type Team } from "~/server/email/email-parts";
import { emailToTeam } from "~/server/email/render-email";
import { emailToBuyer, openOrder } from "./order-emails";
import type { Order } from "./orders.repository.server";

export function erasedOrderPaidEmail(order: Order, team: Team, amount: Amount): Email {
  return notice(order, team, {
    subject: "Erased order paid",
    title: "An order was paid after its buyer was erased",
    text: "Nobody got a receipt. Look the payment up in Stripe's dashboard by its order id, and refund it or write to the buyer.",
    preheader: "Refund it or write to the buyer.",
    amount,
  });
}

export function secondPaymentEmail(order: Order, team: Team): Email {
  return notice(order, team, {
    subject: "Paid twice",
    title: "An order was paid twice",
    text: "This order has received a second payment. Look it up in Stripe's dashboard by its order id, refund one payment and cancel its subscription.",
    preheader: "Refund one payment and cancel its subscription.",
  });
}

/** Warns the team that a buyer's bank disputes a payment. `answerBy` is when Stripe must have the evidence. */
export function disputeEmail(
  order: Order,
  team: Team,
  { amount, reason, answerBy }: { amount: Amount; reason: string; answerBy?: Date },
): Email {
  const by = answerBy && dayInWords(answerBy);
  return notice(order, team, {
    subject: "Payment disputed",
    title: "A payment is disputed",
    text: by
      ? `The buyer's bank disputes a payment of this order. Answer it in Stripe's dashboard, with evidence, by ${by} (UTC): after that it is lost.`
      : "The buyer's bank disputes a payment of this order. Look at it in Stripe's dashboard.",
    preheader: by ? `Answer in Stripe's dashboard by ${by}.` : "Look at it in Stripe's dashboard.",
    amount,
    fact: ["Reason", reason.replaceAll("_", " ")],
  });
}

export function disputeEndedEmail(
  order: Order,
  team: Team,
  amount: Amount,
  outcome: "won" | "lost",
) {
  const lost = outcome === "lost";
  return notice(order, team, {
    subject: lost ? "Dispute lost" : "Dispute over",
    title: lost ? "A dispute was lost" : "A dispute is over",
    text: lost
      ? "The bank gave the buyer of this order their money back. The subscription goes on by itself, and the order stays disputed until you cancel it in Stripe's dashboard."
      : "The dispute of a payment of this order was won or withdrawn. The money stays with you, and the order goes on.",
    preheader: lost ? "Cancel its subscription in Stripe's dashboard." : "The order goes on.",
    amount,
  });
}

const faultCopy: Record<PaymentFault, string> = {
  session: "it came by another way than a checkout of this site, such as a payment link",
  mode: "it is of another kind than the checkout that was opened",
  livemode: "it is a test while the checkout was not, or the other way round",
  currency: "it is in another currency than the checkout that was opened",
  amount: "it is another amount than that of the checkout that was opened",
};

export function unexpectedPaymentEmail(
  order: Order,
  team: Team,
  amount: Amount,
  fault: PaymentFault,
) {
  return notice(order, team, {
    subject: "Unexpected payment",
    title: "An unexpected payment arrived",
    text: `Stripe has a payment that names this order, but ${faultCopy[fault]}. The order is not paid by it. Look it up in Stripe's dashboard, and refund it or write to the buyer. Until you note that it is resolved, the order takes no other payment: npm run desk -- orders resolve ${order.reference} --why "refunded"`,
    preheader: "The order is not paid by it: look it up in Stripe's dashboard.",
    amount,
  });
}

export function paymentMissedEmail(order: Order, team: Team, amount: Amount, portalUrl?: string) {
  return notice(order, team, {
    subject: "Monthly payment missed",
    title: "A monthly payment was missed",
    text: "Stripe could not collect a month of this order's Growth Plan. It writes to the buyer and tries again by itself; nothing needs doing yet.",
    preheader: "Stripe writes to the buyer and tries again.",
    amount,
    ...(portalUrl && { fact: ["Where the buyer changes the card", portalUrl] }),
  });
}

/** Tells the team that an order's subscription has ended; `cancelled` when no other payment keeps the order running. */
export function subscriptionEndedEmail(order: Order, team: Team, cancelled: boolean): Email {
  return notice(order, team, {
    subject: "Subscription ended",
    title: "A subscription has ended",
    text: cancelled
      ? "The Growth Plan of this order has ended at Stripe: no further month will be charged, and the order is cancelled."
      : "A subscription of this order has ended at Stripe. The order is not cancelled by it: its payment was refunded, or another payment of it stands.",
    preheader: cancelled ? "No further month will be charged." : "The order is not cancelled.",
  });
}

/** Money came in by a subscription whose payment is refunded or unexpected, or that has ended, or for an erased buyer. */
export function chargedAfterEndEmail(order: Order, team: Team, amount: Amount, url?: string) {
  return notice(order, team, {
    subject: "Charged after its end",
    title: "An order was charged after its end",
    text: "A month was charged for this order although its buyer was erased, or the payment of its subscription was refunded, cancelled or never the order's. Cancel the subscription in Stripe's dashboard, and refund the month or write to the buyer.",
    preheader: "Cancel the subscription in Stripe's dashboard.",
    amount,
    ...(url && { fact: ["Subscription", url] }),
  });
}

export function refundFailedEmail(order: Order, team: Team, amount: Amount) {
  return notice(order, team, {
    subject: "Refund failed",
    title: "A refund did not reach the buyer",
    text: "The buyer's bank sent a refund of this order back, and the money is on your Stripe balance again. Pay it in another way, and write to the buyer, whom an email may have told of the refund.",
    preheader: "The money is on your Stripe balance again.",
    amount,
  });
}

/** Tells the buyer what was refunded, and what goes on; `state` is the order's after it. */
export function refundEmail(
  order: Order,
  { amount, state, orderUrl }: { amount: Amount; state: OrderState; orderUrl: string },
  supportEmail: string,
): Email {
  const refunded = money(amount);
  return emailToBuyer(order, supportEmail, {
    subject: `Your refund of ${refunded} (${order.reference})`,
    heading: `We have refunded ${refunded}`,
    parts: [
      `We have sent ${refunded} back to where your payment came from. Banks show it after 5 to 10 days.`,
      subheading("What goes on"),
      whatGoesOn[state] ??
        "Your order goes on as before: the refund changes neither your website nor your Growth Plan.",
      openOrder(orderUrl),
      reference(order.reference),
      "If you expected something else, answer this email.",
    ],
    preheader: `Banks show the ${refunded} after 5 to 10 days.`,
  });
}

const whatGoesOn: Partial<Record<OrderState, string>> = {
  refunded:
    "Your payment is returned in full, and your order ends with it. Should another month be charged all the same, answer this email, and we look into it at once.",
  cancelled: "Your Growth Plan has ended: no further month is charged.",
  disputed:
    "Your bank is still asking about a payment of this order. We go on once that is settled.",
  past_due: "Your order goes on. A month of your Growth Plan could not be charged yet.",
};

interface Notice {
  subject: string;
  title: string;
  text: string;
  preheader: string;
  amount?: Amount;
  fact?: readonly [label: string, value: string];
}

function notice(order: Order, team: Team, content: Notice): Email {
  const { subject, title, text, preheader, amount, fact } = content;
  return emailToTeam(
    team,
    {
      subject: `${subject}: order ${order.reference}`,
      heading: title,
      parts: [
        reference(order.reference, "Reference"),
        text,
        facts([
          ...(amount ? [["Amount", money(amount)] as const] : []),
          ...(fact ? [fact] : []),
          ["Order id", order.id],
          ["Business name", order.name],
          ["Email", order.email],
        ]),
      ],
      preheader,
    },
    { orderId: order.id },
  );
}
