import { expect, test } from "vitest";
import { money, plainAmount, plainMoney } from "~/content/format";
import { stripePrices } from "~/content/stripe-prices";
import { desk } from "../support/operations/desk";
import { justPaid, ledgerOf } from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";

const site = await sharedSite();
const { stripe } = site.sandbox;
const { total, monthly, currency } = stripePrices;

type Row = Record<string, unknown>;

test("desk show tells an order's story: where it stands, its money, then what happened", async () => {
  const { order, sessionId } = await justPaid(site);
  await desk(site, "orders", "assign", order.reference, "ben@studio.test");
  await stripe.billing.refund(sessionId, { amount: 5_000 });
  await stripe.billing.renew(sessionId, true);
  await stripe.billing.dispute(sessionId);
  const ledger = ledgerOf(site, order);
  site.execute("update ledger set created_at = '2020-11-03T10:12:00.000Z' where id = ?", sessionId);
  const { out } = await desk(site, "show", order.reference);
  const parts = out.split(/\n\n(?=\w)/).map((part) => part.split("\n"));
  expect(parts.map(([title]) => title).slice(0, 3)).toEqual([
    ...[`Order ${order.reference}`, "Money", "History"],
  ]);
  const [about, ledgerTable, history] = parts.map((lines) => lines.join("\n").replace(/ +/g, " "));
  expect(about).toMatch(/ State disputed\n Assigned to ben@studio.test\n/);

  const stays =
    total - 5_000 + monthly - ledger.find(({ kind }) => kind === "dispute")!.amount_total;
  const amount = (cents: number) => plainMoney({ cents, currency });
  const { stripe_invoice_id: invoice } = site.rows<Row>(
    "select stripe_invoice_id from payments where order_id = ?",
    order.id,
  )[0]!;
  for (const line of [
    `2020-11-03 10:12 UTC charge ${amount(total)} 0.00 paid https://dashboard.stripe.com/test/invoices/${String(invoice)}`,
    ` ${amount(-5_000)} 0.00 paid https://dashboard.stripe.com/test/invoices/${String(invoice)}`,
    ` renewal ${amount(monthly)} 0.00 paid https://dashboard.stripe.com/test/invoices/in_`,
    ` Together ${amount(stays)}`,
  ]) {
    expect(ledgerTable).toContain(line);
  }
  expect(ledgerTable).toMatch(
    / dispute: [\w ]+ -\S+ \w+ 0.00 open, due .+ UTC https:\S+\/disputes\/d/,
  );
  const told = [
    ...["The buyer ordered", `The buyer paid ${money({ cents: total, currency })}`],
    ...["The command line assigned the order to ben@studio.test"],
    ...[`The buyer was refunded ${money({ cents: 5_000, currency })}`],
    ...[`The buyer paid a month: ${money({ cents: monthly, currency })}`],
    "The buyer's bank disputed a payment: ",
  ];
  const places = told.map((sentence) => history!.indexOf(` UTC ${sentence}`));
  expect(places).toEqual(places.filter((place) => place > 0).sort((one, other) => one - other));
});

test("desk show divides the money that stayed into net and tax, also after a refund of a part", async () => {
  const { order, sessionId } = await justPaid(site);
  const taxed = { amount_tax: 25_963, tax_rate: "19" };
  site.execute(
    "update ledger set amount_tax = ?, tax_rate = ? where id = ?",
    ...Object.values(taxed),
    sessionId,
  );
  await stripe.billing.refund(sessionId, { amount: total / 2 });
  const { out } = await desk(site, "show", order.reference);
  const tax = taxed.amount_tax - Math.round(taxed.amount_tax / 2);
  const inUnits = (cents: number) => plainAmount({ cents, currency });
  expect(out).toContain(
    `Together ${plainMoney({ cents: total / 2, currency })}: ${inUnits(total / 2 - tax)} net and ${inUnits(tax)} tax\n`,
  );
});
