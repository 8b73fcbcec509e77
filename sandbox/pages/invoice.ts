import type { StripeSandbox } from "../stripe";
import type { Invoice } from "../stripe/invoice";
import { markup } from "./html";
import { money, notFound, page } from "./layout";
import type { Route } from "./front";

/** An invoice's page and its PDF, as Stripe shows them to whoever has the address. */
export function invoiceRoutes(stripe: StripeSandbox): Route[] {
  const find = (id: string) =>
    stripe.sessions
      .flatMap((session) => stripe.account(session.id)?.invoices ?? [])
      .find((invoice) => invoice.id === id);
  const show = (answer: (invoice: Invoice) => ReturnType<typeof page>) => (id: string) => {
    const invoice = find(id);
    return invoice ? answer(invoice) : notFound(`There is no invoice ${id}.`);
  };
  const base = "^/sandbox/invoice/([^/]+)";
  return [
    {
      methods: ["GET"],
      pattern: new RegExp(`${base}$`),
      answer: (_, id = "") => show(invoicePage)(id),
    },
    {
      methods: ["GET"],
      pattern: new RegExp(`${base}/pdf$`),
      answer: (_, id = "") => show(invoiceFile)(id),
    },
  ];
}

function invoicePage(invoice: Invoice) {
  const { id, currency, customer_email: email, lines, total, total_taxes: taxes } = invoice;
  const rows = lines.data.map(
    ({ description, amount }) =>
      markup`<tr><td>${description}</td><td>${money(amount, currency)}</td></tr>`,
  );
  const taxRows = taxes.map(
    ({ amount }) => markup`<tr><td>Tax</td><td>${money(amount, currency)}</td></tr>`,
  );
  return page(
    `Invoice ${id}`,
    markup`<table>
        <tbody>
          ${rows} ${taxRows}
          <tr>
            <th scope="row">Total</th>
            <td>${money(total, currency)}</td>
          </tr>
        </tbody>
      </table>
      <p>For ${email ?? "an unknown buyer"}. <a href="/sandbox/invoice/${id}/pdf">PDF</a></p>`,
  );
}

/** A PDF of one line (ISO 32000-1, 7.5). */
function invoiceFile({ id, currency, total }: Invoice) {
  const text = `BT /F 14 Tf 72 720 Td (Invoice ${id}: ${total} ${currency}) Tj ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  const offsets: number[] = [];
  let file = "%PDF-1.4\n";
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj${object}endobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  const headers = { "content-type": "application/pdf", "cache-control": "no-store" };
  return { status: 200, headers, body: file + end };
}
