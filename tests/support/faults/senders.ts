import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { hydrated, sharedBrowser } from "../browser";
import { visit } from "../visit";
import { textOf } from "../http/http-client";
import { summaryOf } from "../orders/order-page";
import {
  fieldValues,
  filledIn,
  listedFiles,
  namesListed,
  OnboardingClient,
  type ChosenFile,
} from "../assets/onboarding-client";
import type { Site } from "../site";

export type AssetFields = typeof filledIn;

/** The result of the form: the thank-you page, or the form again with the files that are stored. */
export type AssetAnswer =
  | { kind: "sent"; words: string }
  | { kind: "failed"; words: string; values: Record<string, string>; savedFiles: string[] };

/** A visitor with the onboarding form open. */
export interface Sender {
  /** Fills the form in, sends it and waits for the result. */
  send: (fields: AssetFields, files: readonly ChosenFile[]) => Promise<AssetAnswer>;
  /** Sends a form that was shown again, with the files it asks for. */
  sendAgain: () => Promise<AssetAnswer>;
  /** Uploads a file before the form is sent. */
  upload: (file: ChosenFile) => Promise<void>;
  /** Removes an uploaded file; returns the names of the remaining ones. */
  remove: (name: string) => Promise<string[]>;
  /** Fails when the browser logged something unexpected. */
  leave: () => Promise<void>;
}

/** Both kinds of senders; each row of the matrix is run with either. */
export const senders = [
  { mode: "with scripts", arrive: inBrowser },
  { mode: "without scripts", arrive: overHttp },
] as const;

let named = 0;

/** A valid form of a new business. */
export function newAssets(): AssetFields {
  named += 1;
  return { ...filledIn, businessName: `Marlow & Sons ${named}` };
}

async function overHttp(site: Site): Promise<Sender> {
  const client = new OnboardingClient(site);
  let listed = await client.open();
  let last: [AssetFields, readonly ChosenFile[]] = [filledIn, []];
  const send = async (fields: AssetFields, files: readonly ChosenFile[]): Promise<AssetAnswer> => {
    last = [fields, files];
    const answer = await client.send(files, fields);
    if (answer.status === 303) {
      return { kind: "sent", words: textOf(await client.follow(answer)) };
    }
    if (![502, 503].includes(answer.status))
      throw new Error(`The assets were answered ${answer.status}`);
    return {
      kind: "failed",
      words: summaryOf(answer.body).text,
      values: fieldValues(answer.body),
      savedFiles: namesListed(answer.body),
    };
  };
  return {
    send,
    sendAgain: () => send(...last),
    upload: async (file) => {
      listed = (await client.send([file], { intent: "upload" })).body;
    },
    remove: async (name) => {
      const intent = listedFiles(listed).find((file) => file.name === name)?.intent ?? "";
      const answer = await client.send([], { ...filledIn, intent });
      if (answer.status !== 200) throw new Error(`The removal was answered ${answer.status}`);
      return namesListed(answer.body);
    },
    leave: async () => undefined,
  };
}

async function inBrowser(site: Site): Promise<Sender> {
  const { page, expectQuiet } = await visit(await sharedBrowser(), {
    scripts: true,
    reducedMotion: "reduce",
    baseURL: site.url,
  });
  // A large file costs the browser less when read from disk than when passed in memory.
  const onDisk = ({ name, bytes }: ChosenFile) => {
    const path = join(site.dataDir, name);
    writeFileSync(path, bytes);
    return path;
  };
  const open = async () => {
    await page.goto("/onboarding");
    await hydrated(page, true);
  };
  const saved = page
    .getByRole("list", { name: "Your files" })
    .getByRole("listitem")
    .filter({ hasText: "Saved" })
    .locator("[title]");
  const alert = page.getByRole("alert");
  const thanks = page.getByRole("heading", { name: "Thank You!" });
  const press = () => page.getByRole("button", { name: "Send everything" }).click();
  const sent = async (): Promise<AssetAnswer> => {
    return { kind: "sent", words: oneLine(await page.locator("main").innerText()) };
  };
  await open();
  return {
    send: async (fields, files) => {
      await fill(page, fields);
      if (files.length > 0) await page.getByLabel("Choose files").setInputFiles(files.map(onDisk));
      await press();
      await thanks.or(alert).waitFor();
      if (await thanks.isVisible()) return sent();
      const toast = page.getByRole("status", { name: "Notifications" });
      await toast.getByText(await alert.getByRole("heading").innerText()).waitFor();
      return {
        kind: "failed",
        words: oneLine(await alert.innerText()),
        values: await valuesOf(page),
        savedFiles: await saved.allInnerTexts(),
      };
    },
    sendAgain: async () => {
      await press();
      await thanks.waitFor();
      return sent();
    },
    upload: async (file) => {
      const token = await page.locator('[name="token"]').first().inputValue();
      await page.request.post("/onboarding", {
        multipart: { token, intent: "upload", files: payload(file) },
        headers: { Origin: site.url },
      });
      await open();
    },
    remove: async (name) => {
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: `Remove ${name}` }).click();
      await (await answered).finished();
      await saved.filter({ hasText: name }).waitFor({ state: "detached" });
      return saved.allInnerTexts();
    },
    leave: async () => {
      expectQuiet(/the server responded with a status of 50[23]/);
    },
  };
}

async function fill(page: Page, fields: AssetFields): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`#onboarding-${name}`).fill(value);
  }
}

async function valuesOf(page: Page): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(filledIn)) {
    values[name] = await page.locator(`#onboarding-${name}`).inputValue();
  }
  return values;
}

function payload({ name, bytes }: ChosenFile) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
