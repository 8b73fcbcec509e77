import { writeFileSync } from "node:fs";
import { join } from "node:path";
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
import { openBrowserForm } from "./browser-form";

export type AssetFields = typeof filledIn;

export type AssetAnswer =
  | { kind: "sent"; words: string }
  | { kind: "failed"; words: string; values: Record<string, string>; savedFiles: string[] };

/** A visitor with the onboarding form open. */
export interface Sender {
  send: (fields: AssetFields, files: readonly ChosenFile[]) => Promise<AssetAnswer>;
  /** Sends a form that was shown again, with the files it asks for. */
  sendAgain: () => Promise<AssetAnswer>;
  /** Uploads a file before the form is sent. */
  upload: (file: ChosenFile) => Promise<void>;
  /** Removes an uploaded file; returns the names of the remaining ones. */
  remove: (name: string) => Promise<string[]>;
  leave: () => Promise<void>;
}

export const senders = [
  { mode: "with scripts", arrive: inBrowser },
  { mode: "without scripts", arrive: overHttp },
] as const;

let named = 0;

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
    const { status, body } = answer;
    if (status === 303) return { kind: "sent", words: textOf(await client.follow(answer)) };
    if (![502, 503].includes(status)) throw new Error(`The assets were answered ${status}`);
    return {
      kind: "failed",
      words: summaryOf(body).text,
      values: fieldValues(body),
      savedFiles: namesListed(body),
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
  const form = await openBrowserForm(site, "/onboarding", "onboarding");
  const { page, alert } = form;
  // A large file costs the browser less when read from disk than when passed in memory.
  const onDisk = ({ name, bytes }: ChosenFile) => {
    const path = join(site.dataDir, name);
    writeFileSync(path, bytes);
    return path;
  };
  const saved = page
    .getByRole("list", { name: "Your files" })
    .getByRole("listitem")
    .filter({ hasText: "Saved" })
    .locator("[title]");
  const thanks = page.getByRole("heading", { name: "Thank You!" });
  const button = page.getByRole("button", { name: "Send everything" });
  const press = () => button.click();
  /** Before an upload can fail: of one that had failed by then, the press would be another try. */
  const pressOnceChosen = () =>
    button.evaluate((element: HTMLElement) =>
      addEventListener("change", () => setTimeout(() => element.click()), { once: true }),
    );
  const sent = async (): Promise<AssetAnswer> => ({ kind: "sent", words: await form.mainText() });
  return {
    send: async (fields, files) => {
      await form.fill(fields);
      if (files.length === 0) await press();
      else {
        await pressOnceChosen();
        await page.getByLabel("Choose files").setInputFiles(files.map(onDisk));
      }
      await thanks.or(alert).waitFor();
      if (await thanks.isVisible()) return sent();
      return { ...(await form.failure(fields)), savedFiles: await saved.allInnerTexts() };
    },
    sendAgain: async () => {
      await press();
      await thanks.waitFor();
      return sent();
    },
    upload: async ({ name, bytes }) => {
      const token = await page.locator('[name="token"]').first().inputValue();
      const files = { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
      await page.request.post("/onboarding", {
        multipart: { token, intent: "upload", files },
        headers: { Origin: site.url },
      });
      await form.open();
    },
    remove: async (name) => {
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: `Remove ${name}` }).click();
      await (await answered).finished();
      await saved.filter({ hasText: name }).waitFor({ state: "detached" });
      return saved.allInnerTexts();
    },
    leave: async () => form.expectQuiet(/the server responded with a status of 50[23]/),
  };
}
