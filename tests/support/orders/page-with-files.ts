import { expect } from "vitest";
import { OnboardingClient } from "../assets/onboarding-client";
import { flyer, logo, png } from "../assets/upload-samples";
import type { SentFile } from "../http/http-client";
import { desk } from "../operations/desk";
import { type Site, teamEmail } from "../site";
import { openOwnPage } from "./own-page";
import { allMailsSent, mailedTo } from "./person";

export const van = { name: "van.png", bytes: Buffer.concat([png, Buffer.from("van")]) };

/** An order's page, on a device without cookies, after files were sent for it. */
export async function pageWithSentFiles(
  site: Site,
  files: readonly SentFile[] = [logo, flyer],
  ...steps: (readonly string[])[]
) {
  const page = await openOwnPage(site);
  const phone = new OnboardingClient(site);
  if (files.length > 0) {
    await phone.open(page.link);
    expect((await phone.send(files)).status).toBe(303);
  }
  for (const [what = "", ...words] of steps) {
    expect((await desk(site, "orders", what, page.order().reference, ...words)).code).toBe(0);
  }
  const send = async (fields: Record<string, string>, ...sent: SentFile[]) =>
    page.device.postFiles(page.path, { token: await page.token(), ...fields }, sent);
  const uploads = () =>
    site.rows<{ id: string; name: string; state: string; removed_at: string | null }>(
      "select uploads.* from uploads join drafts on drafts.id = draft_id where order_id = ?",
      page.order().id,
    );
  const idOf = (name: string) => uploads().find((one) => one.name === name)?.id ?? "";
  /** The files that the team works with. */
  const used = () =>
    uploads()
      .filter(({ state, removed_at }) => state === "claimed" && !removed_at)
      .map(({ name }) => name)
      .sort();
  const mailsAbout = async (subject: RegExp) => {
    await allMailsSent(site, page.order());
    return [teamEmail, page.fields.email].map((to) =>
      mailedTo(site, to).filter(
        ({ Subject = "" }) => subject.test(Subject) && Subject.includes(page.order().reference),
      ),
    );
  };
  return { ...page, phone, send, uploads, idOf, used, mailsAbout };
}
