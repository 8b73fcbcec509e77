import type { Reply } from "../http/reply";
import type { StripeSandbox } from "../stripe";
import { type CheckoutSession, type LineItem, successAddress } from "../stripe/session";
import { afterPayment, billingRoutes } from "./billing";
import { type Html, markup } from "./html";
import { moment, money, notFound, page, seeOther } from "./layout";
import type { Route } from "./front";

const declined =
  "Your card was declined. Nothing was charged. Try again, or choose another way to pay.";

/** The hosted checkout: what a buyer sees at Stripe, and the choices a test needs. */
export function checkoutRoutes(stripe: StripeSandbox): Route[] {
  const find = (id: string) => stripe.find(id);
  const show = (id: string, alert?: string, status?: number) => {
    const session = find(id);
    if (!session) return notFound(`There is no checkout session ${id}.`);
    const content = markup`${alert === undefined ? undefined : markup`<p class="alert" role="alert">${alert}</p>`}
    ${summary(session, stripe.lines(id))} ${choices(session)} ${afterPayment(stripe, id)}`;
    return page("Checkout", content, status);
  };

  async function complete(id: string, finish: (id: string) => Promise<CheckoutSession>) {
    // A link that was opened too late, or a button that was pressed twice, is no error of the sandbox.
    if (!find(id) || find(id)?.status === "expired") return show(id, undefined, 410);
    return seeOther(successAddress(await finish(id)));
  }

  async function settle(id: string, ok: boolean) {
    const session = find(id);
    if (session && awaitsTransfer(session)) await stripe.settle(id, ok);
    return session ? seeOther(`/sandbox/checkout/${id}`) : show(id);
  }

  const base = "^/sandbox/checkout/([^/]+)";
  return [
    {
      methods: ["GET"],
      pattern: /^\/sandbox\/checkout\/?$/,
      answer: () => sessionsPage(stripe.sessions),
    },
    { methods: ["GET"], pattern: new RegExp(`${base}$`), answer: (_, id = "") => show(id) },
    {
      methods: ["POST"],
      pattern: new RegExp(`${base}/address$`),
      answer({ body }, id = "") {
        const fields = new URLSearchParams(body);
        const country = fields.get("country") ?? "";
        if (find(id)?.status !== "open" || !/^[A-Z]{2}$/.test(country)) return show(id);
        stripe.enterAddress(id, { country, taxId: fields.get("tax_id")?.trim() || undefined });
        return seeOther(`/sandbox/checkout/${id}`);
      },
    },
    {
      methods: ["POST"],
      pattern: new RegExp(`${base}/pay$`),
      answer: (_, id = "") => complete(id, (open) => stripe.pay(open)),
    },
    {
      methods: ["POST"],
      pattern: new RegExp(`${base}/pay-later$`),
      answer: (_, id = "") => complete(id, (open) => stripe.payLater(open)),
    },
    {
      methods: ["POST"],
      pattern: new RegExp(`${base}/decline$`),
      // Answered 200: browsers log any other status as an error of the page.
      answer: (_, id = "") => show(id, find(id)?.status === "open" ? declined : undefined),
    },
    {
      methods: ["POST"],
      pattern: new RegExp(`${base}/settle-(succeeded|failed)$`),
      answer: (_, id = "", outcome = "") => settle(id, outcome === "succeeded"),
    },
    ...billingRoutes(stripe),
  ];
}

function awaitsTransfer(session: CheckoutSession) {
  return session.status === "complete" && session.payment_status === "unpaid";
}

function sessionsPage(sessions: CheckoutSession[]): Reply {
  const items = [...sessions].reverse().map(
    (session) =>
      markup`<li>
        <a href="/sandbox/checkout/${session.id}"
          >${money(session.amount_total, session.currency)},
          ${session.customer_email ?? "no email address"}</a
        ><br />
        ${session.status}, ${session.payment_status}, begun
        ${moment(new Date(session.created * 1000))}
      </li>`,
  );
  const list = items.length
    ? markup`<ul class="list">
        ${items}
      </ul>`
    : markup`<p>No checkout session yet. Send the order form of the site to begin one.</p>`;
  return page("Checkout sessions", list);
}

function summary(session: CheckoutSession, lines: LineItem[]): Html {
  const { currency, customer_details: buyer } = session;
  const { amount_tax: tax } = session.total_details;
  const address = buyer?.address ?? undefined;
  const taxIds = buyer?.tax_ids ?? [];
  const rows = lines.map(({ description, quantity, price, amount_total: amount }) => {
    const each = price.recurring ? `every ${price.recurring.interval}` : "once";
    return markup`<tr>
      <td>
        ${description}${quantity > 1 ? ` × ${quantity}` : ""}<br /><span class="quiet"
          >${each}</span
        >
      </td>
      <td>${money(amount, currency)}</td>
    </tr>`;
  });
  return markup`<div class="card">
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        ${rows} ${tax > 0 ? markup`<tr><td>Tax</td><td>${money(tax, currency)}</td></tr>` : undefined}
        <tr>
          <th scope="row">Total today</th>
          <td><strong>${money(session.amount_total, currency)}</strong></td>
        </tr>
      </tbody>
    </table>
    <dl>
      <dt>Buyer</dt>
      <dd>${session.customer_email ?? "no email address given"}</dd>
      ${address && markup`<dt>Country</dt><dd>${address.country}</dd>`}
      ${taxIds.map(({ value }) => markup`<dt>Tax number</dt><dd>${value}</dd>`)}
    </dl>
  </div>`;
}

function button(session: CheckoutSession, action: string, label: string, primary = false): Html {
  return markup`<form method="post" action="/sandbox/checkout/${session.id}/${action}">
    <button type="submit" ${primary ? markup` class="primary"` : undefined}>${label}</button>
  </form> `;
}

function choices(session: CheckoutSession): Html {
  if (session.status === "expired") {
    return markup`<p>This checkout session has expired. Nothing was charged.</p>
      ${back(session)}`;
  }
  if (session.status === "complete") {
    const state =
      session.payment_status === "unpaid" ? "It waits for a bank transfer." : "It is paid.";
    return markup`<p>This checkout session is complete. ${state}</p>
      <p><a href="${successAddress(session)}">Continue to the shop</a></p>
      ${awaitsTransfer(session) ? settlement(session) : undefined}`;
  }
  const form = session.billing_address_collection === "required" ? addressForm(session) : undefined;
  if (form && !session.customer_details) return markup`${form} ${back(session)}`;
  const total = money(session.amount_total, session.currency);
  return markup`${button(session, "pay", `Pay ${total}`, true)}
  ${button(session, "decline", "Pay with a declined card")}
  ${button(session, "pay-later", "Pay later by bank transfer")} ${form} ${back(session)}`;
}

function addressForm({ id, customer_details: buyer }: CheckoutSession): Html {
  return markup`<form method="post" action="/sandbox/checkout/${id}/address">
    <p>
      <label
        >Country, by two letters
        <input
          name="country"
          required
          pattern="[A-Z]{2}"
          autocomplete="country"
          value="${buyer?.address?.country ?? ""}"
      /></label>
    </p>
    <p>
      <label
        >Tax number, of a firm
        <input name="tax_id" autocomplete="off" value="${buyer?.tax_ids[0]?.value ?? ""}"
      /></label>
    </p>
    <button type="submit">Set the address</button>
  </form> `;
}

function back({ cancel_url: address }: CheckoutSession): Html {
  return address ? markup`<p><a href="${address}">Go back</a></p>` : markup``;
}

function settlement(session: CheckoutSession): Html {
  return markup`<h2>The bank transfer</h2>
    ${button(session, "settle-succeeded", "The transfer has arrived")}
    ${button(session, "settle-failed", "The transfer has failed")}`;
}
