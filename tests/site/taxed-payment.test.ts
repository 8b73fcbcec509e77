import { expect, test } from "vitest";
import { taxLabel } from "~/orders/price-lines";
import { countryInWords, money, plainAmount } from "~/content/format";
import { HttpClient, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { placeOrder } from "../support/orders/order-visitor";
import { allMailsSent } from "../support/orders/person";
import { mailsAbout } from "../support/faults/outbox";
import { paymentsOf } from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({ env: { PROVIDER_TIMEOUT_MS: "3000" } });
const { stripe } = site.sandbox;

/** An order at whose checkout Stripe Tax adds the tax of a country, or takes it out of the prices. */
async function taxedOrder(kind: "inclusive" | "exclusive") {
  const placed = await placeOrder(site);
  stripe.find(placed.sessionId)!.automatic_tax.enabled = true;
  for (const { price } of stripe.lines(placed.sessionId)) price.tax_behavior = kind;
  return placed;
}

test.each([
  ["inclusive", "DE", "19", "It includes ", ": "],
  ["exclusive", "CH", "8.1", "", " "],
] as const)(
  "an %s tax of %s is stored, and shown with its rate on receipt, emails, desk and export",
  async (kind, country, rate, before, after) => {
    const label = taxLabel({ tax_rate: rate });
    const { order, sessionId, visitor } = await taxedOrder(kind);
    const session = stripe.enterAddress(sessionId, { country });
    await stripe.pay(sessionId);
    const { amount_subtotal, amount_total, currency, total_details } = session;
    const { amount_tax } = total_details;
    expect(amount_tax).toBeGreaterThan(0);
    expect(amount_total - amount_subtotal).toBe(kind === "inclusive" ? 0 : amount_tax);
    const stored = { amount_subtotal, amount_discount: 0, amount_tax, amount_total };
    expect(paymentsOf(site, order)).toMatchObject([
      { ...stored, tax_rate: rate, tax_country: country },
    ]);

    const taxed = money({ cents: amount_tax, currency });
    const line = textOf(`${before}${label}${after}${taxed}`);
    const page = textOf(await visitor.page("/thank-you"));
    const named = `Country ${countryInWords(country)}`;
    expect(page).toContain(named);
    const byAnybody = await new HttpClient(site.url).page(`/thank-you?session_id=${sessionId}`);
    expect(textOf(byAnybody)).not.toContain(named);
    expect(page).toContain(line);
    expect(page).toContain(textOf(`Total paid ${money({ cents: amount_total, currency })}`));
    await allMailsSent(site, order);
    const [team] = mailsAbout(site, `Order paid ${order.reference}`);
    expect(team?.TextBody).toContain(`Of it ${label}: ${taxed}`);
    const [receipt] = mailsAbout(site, order.reference).filter(({ To }) => To === order.email);
    expect(textOf(receipt?.TextBody ?? "")).toContain(line);
    for (const mail of [team, receipt]) expect(mail?.TextBody).toContain(named.replace(" ", ": "));

    const { out } = await desk(site, "show", order.reference);
    expect(out).toMatch(new RegExp(`Country +${country}\n`));
    const exported = (await desk(site, "export", "orders", "--jsonl")).out.trim().split("\n");
    const row = exported.map((line) => JSON.parse(line)).find(({ id }) => id === order.id);
    const amount = (cents: number) => plainAmount({ cents, currency });
    expect(row).toMatchObject({
      ...{ net: amount(amount_total - amount_tax), tax: amount(amount_tax) },
      ...{ gross: amount(amount_total), currency, tax_rate: rate, tax_country: country },
    });
  },
);

test("a firm with a tax number pays no tax, and its country is stored", async () => {
  const { order, sessionId } = await taxedOrder("exclusive");
  stripe.enterAddress(sessionId, { country: "FR", taxId: "FR12345678901" });
  await stripe.pay(sessionId);
  expect(paymentsOf(site, order)).toMatchObject([
    { amount_tax: 0, tax_rate: null, tax_country: "FR" },
  ]);
});

test("a payment whose tax rate Stripe does not tell at once is stored with it when the event comes again", async () => {
  const { order, sessionId } = await taxedOrder("inclusive");
  stripe.enterAddress(sessionId, { country: "NL" });
  stripe.fail({ match: `GET /v1/checkout/sessions/${sessionId}`, status: 500, times: 1 });
  await stripe.pay(sessionId);
  expect(paymentsOf(site, order)).toEqual([]);
  await until("the event is accepted", () => paymentsOf(site, order).length === 1);
  expect(paymentsOf(site, order)).toMatchObject([{ tax_rate: "21", tax_country: "NL" }]);
});

test("the receipt leads to Stripe's invoice, as a page and as a PDF, in the order's own browser and by email alone", async () => {
  const { order, sessionId, visitor } = await placeOrder(site);
  await stripe.pay(sessionId);
  const link = /href="([^"]*\/invoice\?link=[^"&]*)"/.exec(await visitor.page("/thank-you"))?.[1];
  const invoice = stripe.account(sessionId)!.invoices[0]!;
  const stranger = new HttpClient(site.url);
  for (const [path, address] of [
    [link!, invoice.hosted_invoice_url],
    [`${link}&pdf`, invoice.invoice_pdf],
  ] as const) {
    const answer = await stranger.request(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, address]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await fetch(address)).status).toBe(200);
  }
  const byReceipt = await stranger.page(`/thank-you?session_id=${sessionId}`);
  expect(byReceipt).not.toContain("/invoice?");
  await allMailsSent(site, order);
  const [receipt] = mailsAbout(site, order.reference).filter(({ To }) => To === order.email);
  expect(receipt?.TextBody).toContain("/invoice?link=");
});

test("an invoice that cannot be shown is answered in words: 404 for an unknown link, 503 while Stripe is away", async () => {
  const { sessionId, visitor } = await placeOrder(site);
  await stripe.pay(sessionId);
  const link = /href="([^"]*\/invoice\?link=[^"&]*)"/.exec(await visitor.page("/thank-you"))?.[1];
  stripe.fail({ match: "GET /v1/invoices/", status: 500, times: 1 });
  const away = await visitor.request(link!);
  expect([away.status, away.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(textOf(await away.text())).toContain("Your invoice is out of reach right now");
  for (const path of ["/invoice", "/invoice?link=", `${link}x`]) {
    const answer = await visitor.request(path);
    expect(answer.status).toBe(404);
    expect(textOf(await answer.text())).toContain("There is no invoice here");
  }
});

/** An order that was paid, and the path of its invoice. */
async function invoiced() {
  const { sessionId, visitor } = await placeOrder(site);
  await stripe.pay(sessionId);
  const html = await visitor.page("/thank-you");
  const link = /href="([^"]*\/invoice\?link=[^"&]*)"/.exec(html)![1]!;
  const { id } = stripe.account(sessionId)!.invoices[0]!;
  const asked = () => stripe.requests.filter(({ path }) => path === `/v1/invoices/${id}`).length;
  return { link, id, asked, open: (path = link) => new HttpClient(site.url).request(path) };
}

test("a buyer who reloads an invoice without end asks Stripe once, and keeps no other buyer from theirs", async () => {
  const [reloader, other] = [await invoiced(), await invoiced()];
  const before = reloader.asked();
  const reloads = Array.from({ length: 40 }, (_, n) =>
    reloader.open(n % 2 ? `${reloader.link}&pdf` : reloader.link),
  );
  const answers = await Promise.all([...reloads, other.open(), other.open(`${other.link}&pdf`)]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 302));
  expect(reloader.asked() - before).toBe(1);
});

test("an invoice for which Stripe never answers keeps no other buyer from theirs", async () => {
  const [stuck, other] = [await invoiced(), await invoiced()];
  const before = stuck.asked();
  const heal = stripe.fail({ match: `GET /v1/invoices/${stuck.id}`, hang: true });
  const reloads = Array.from({ length: 20 }, () => stuck.open());
  await until("Stripe is asked", () => stuck.asked() > before);
  expect((await other.open()).status).toBe(302);
  const statuses = (await Promise.all(reloads)).map(({ status }) => status);
  expect([...new Set(statuses)]).toEqual([503]);
  expect(stuck.asked() - before).toBe(1);
  heal();
});
