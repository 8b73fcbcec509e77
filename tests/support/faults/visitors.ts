import { onTestFinished } from "vitest";
import {
  fieldValues,
  filledIn,
  listedFiles,
  namesListed,
  openedClient,
  read,
  type Answer,
  type AssetFields,
  type ChosenFile,
} from "../assets/onboarding-client";
import { hydrated, sharedBrowser } from "../browser";
import { textOf } from "../http/http-client";
import { summaryOf, valuesOf } from "../orders/order-page";
import type { OrderFields } from "../orders/order-visitor";
import type { Site } from "../site";
import { visit } from "../visit";

/** Visitors with the order form open. */
export const buyers = [
  { mode: "with scripts", arrive: buyerInBrowser },
  { mode: "without scripts", arrive: buyerOverHttp },
] as const;

/** Visitors with the onboarding form open. */
export const senders = [
  { mode: "with scripts", arrive: senderInBrowser },
  { mode: "without scripts", arrive: senderOverHttp },
] as const;

let named = 0;

export function newAssets(): AssetFields {
  named += 1;
  return { ...filledIn, businessName: `Marlow & Sons ${named}` };
}

/** A provider, or the database, has failed. */
const FAILED = [502, 503];
const CHECKOUT = /\/sandbox\/checkout\/(cs_[^/?#]*)/;
const sessionIn = (url: string | null) => CHECKOUT.exec(url ?? "")?.[1] ?? "";

/** What a form that failed says; only an error of a provider or the database is expected. */
function wordsOf({ status, body }: Answer): string {
  if (!FAILED.includes(status)) throw new Error(`The form was answered ${status}`);
  return summaryOf(body).text;
}

async function buyerOverHttp(site: Site) {
  const client = await openedClient(site, "/contact");
  return {
    send: async (fields: OrderFields) => {
      const answer = await read(await client.post("/contact", { ...client.hidden, ...fields }));
      if (answer.status === 303) return { sessionId: sessionIn(answer.location) };
      return { words: wordsOf(answer), values: valuesOf(answer.body) };
    },
    reopen: async (): Promise<unknown> => client.open("/contact"),
    read: async (path: string) => textOf(await client.page(path)),
  };
}

async function senderOverHttp(site: Site) {
  const client = await openedClient(site);
  let last: [AssetFields, readonly ChosenFile[]];
  const send = async (...form: typeof last) => {
    last = form;
    const [fields, files] = form;
    const answer = await client.send(files, fields);
    if (answer.status === 303) return { words: textOf(await client.follow(answer)) };
    const { body } = answer;
    return { words: wordsOf(answer), values: fieldValues(body), savedFiles: namesListed(body) };
  };
  return {
    send,
    /** Sends a form that was shown again, with the files it asks for. */
    sendAgain: () => send(...last),
    /** Uploads a file before the form is sent. */
    upload: async (file: ChosenFile): Promise<unknown> => client.send([file], { intent: "upload" }),
    /** Removes an uploaded file; returns the names of the remaining ones. */
    remove: async (name: string) => {
      const listed = listedFiles(await client.open()).find((file) => file.name === name);
      const answer = await client.send([], { ...filledIn, intent: listed!.intent });
      if (answer.status !== 200) throw new Error(`The removal was answered ${answer.status}`);
      return namesListed(answer.body);
    },
  };
}

/** A form of the site in a browser with scripts; the ids of its fields begin with its name. */
async function openInBrowser(site: Site, path: string, form: string, ...expected: RegExp[]) {
  const options = { scripts: true, baseURL: site.url };
  const { page, expectQuiet } = await visit(await sharedBrowser(), options);
  onTestFinished(() => expectQuiet(/the server responded with a status of 50[23]/, ...expected));
  const control = (name: string) => page.locator(`#${form}-${name}`);
  const alert = page.getByRole("alert");
  const toast = (title: string) =>
    page.getByRole("status", { name: "Notifications" }).getByText(title).waitFor();
  const open = async () => {
    await page.goto(path);
    await hydrated(page, true);
  };
  await open();
  return {
    page,
    alert,
    toast,
    open,
    answered: () => page.waitForResponse((response) => response.request().method() === "POST"),
    fill: async (fields: Record<string, string>) => {
      for (const [name, value] of Object.entries(fields)) {
        const field = control(name);
        await (name === "timeline" ? field.selectOption(value) : field.fill(value));
      }
    },
    /** What the form says and still holds. */
    failure: async <Fields extends Record<string, string>>(fields: Fields) => {
      await toast(await alert.getByRole("heading").innerText());
      const values: Record<string, string> = {};
      for (const name of Object.keys(fields)) values[name] = await control(name).inputValue();
      return { words: oneLine(await alert.innerText()), values: values as Fields };
    },
    mainText: async () => oneLine(await page.locator("main").innerText()),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

async function buyerInBrowser(site: Site): ReturnType<typeof buyerOverHttp> {
  const titles = /^(Something went wrong|We cannot save anything right now):/;
  const form = await openInBrowser(site, "/contact", "order", titles);
  const { page } = form;
  return {
    reopen: form.open,
    send: async (fields) => {
      await form.fill(fields);
      const answered = form.answered();
      await page.getByRole("button", { name: "Continue to payment" }).click();
      const status = (await answered).status();
      if (FAILED.includes(status)) return form.failure(fields);
      // Usually the answer is a redirect; with status 200 it first reports that the email failed.
      if (status === 200) await form.toast("Email notification failed");
      await page.waitForURL(CHECKOUT, { waitUntil: "commit" });
      return { sessionId: sessionIn(page.url()) };
    },
    read: async (path) => {
      await page.goto(path);
      return form.mainText();
    },
  };
}

async function senderInBrowser(site: Site): ReturnType<typeof senderOverHttp> {
  const form = await openInBrowser(site, "/onboarding", "onboarding");
  const { page, alert } = form;
  const choose = (files: readonly ChosenFile[]) => {
    const sent = files.map(({ name, bytes }) => ({
      name,
      mimeType: "",
      buffer: Buffer.from(bytes),
    }));
    return page.getByLabel("Choose files").setInputFiles(sent);
  };
  const saved = page
    .getByRole("list", { name: "Your files" })
    .getByRole("listitem")
    .filter({ hasText: "Saved" })
    .locator("[title]");
  const thanks = page.getByRole("heading", { name: "Thank You!" });
  const button = page.getByRole("button", { name: "Send everything" });
  /** Before an upload can fail: of one that had failed by then, the press would be another try. */
  const pressOnceChosen = () =>
    button.evaluate((element: HTMLElement) =>
      addEventListener("change", () => setTimeout(() => element.click()), { once: true }),
    );
  return {
    send: async (fields, files) => {
      await form.fill(fields);
      if (files.length === 0) await button.click();
      else {
        await pressOnceChosen();
        await choose(files);
      }
      await thanks.or(alert).waitFor();
      if (await thanks.isVisible()) return { words: await form.mainText() };
      return { ...(await form.failure(fields)), savedFiles: await saved.allInnerTexts() };
    },
    sendAgain: async () => {
      await button.click();
      await thanks.waitFor();
      return { words: await form.mainText() };
    },
    upload: async (file) => {
      await choose([file]);
      await saved.waitFor();
    },
    remove: async (name) => {
      const answered = form.answered();
      await page.getByRole("button", { name: `Remove ${name}` }).click();
      await (await answered).finished();
      await saved.filter({ hasText: name }).waitFor({ state: "detached" });
      return saved.allInnerTexts();
    },
  };
}
