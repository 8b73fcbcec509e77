import { read } from "../assets/onboarding-client";
import { hiddenFields, textOf } from "../http/http-client";
import { summaryOf, valuesOf } from "../orders/order-page";
import { openForm, type OrderFields } from "../orders/order-visitor";
import type { Site } from "../site";
import { openBrowserForm } from "./browser-form";

type OrderAnswer =
  { kind: "checkout"; sessionId: string } | { kind: "failed"; words: string; values: OrderFields };

/** A visitor with the order form open. */
interface Buyer {
  send: (fields: OrderFields) => Promise<OrderAnswer>;
  reopen: () => Promise<void>;
  read: (path: string) => Promise<string>;
  leave: () => Promise<void>;
}

export const buyers = [
  { mode: "with scripts", arrive: inBrowser },
  { mode: "without scripts", arrive: overHttp },
] as const;

/** A provider, or the database, has failed. */
const FAILED = [502, 503];
const CHECKOUT = /\/sandbox\/checkout\/(cs_[^/?#]*)/;
const checkout = (url: string | null): OrderAnswer => ({
  kind: "checkout",
  sessionId: CHECKOUT.exec(url ?? "")?.[1] ?? "",
});

async function overHttp(site: Site): Promise<Buyer> {
  const visitor = await openForm(site);
  return {
    send: async (fields) => {
      const { status, location, body } = await read(await visitor.send(fields));
      if (status === 303) return checkout(location);
      if (!FAILED.includes(status)) throw new Error(`The order was answered ${status}`);
      return { kind: "failed", words: summaryOf(body).text, values: valuesOf(body) };
    },
    reopen: async () => {
      Object.assign(visitor.hidden, hiddenFields(await visitor.page("/contact")));
    },
    read: async (path) => textOf(await visitor.page(path)),
    leave: async () => undefined,
  };
}

async function inBrowser(site: Site): Promise<Buyer> {
  const form = await openBrowserForm(site, "/contact", "order");
  const { page } = form;
  return {
    reopen: form.open,
    send: async (fields) => {
      await form.fill(fields);
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: "Continue to payment" }).click();
      const status = (await answered).status();
      if (FAILED.includes(status)) return form.failure(fields);
      // Usually the answer is a redirect; with status 200 it first reports that the email failed.
      if (status === 200) await form.toast("Email notification failed");
      await page.waitForURL(CHECKOUT, { waitUntil: "commit" });
      return checkout(page.url());
    },
    read: async (path) => {
      await page.goto(path);
      return form.mainText();
    },
    leave: async () => {
      form.expectQuiet(
        /the server responded with a status of 50[23]/,
        /^(Something went wrong|We cannot save anything right now):/,
      );
    },
  };
}
