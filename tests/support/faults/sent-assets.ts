import { expect } from "vitest";
import type { ChosenFile } from "../assets/onboarding-client";
import { supportEmail, type Site } from "../site";
import type { FaultRow } from "./fault-rows";
import { expectWholeFiles, inquiriesOf } from "./inquiries";
import type { Trial } from "./matrix";
import { mailsAbout, waitForEmptyOutbox } from "./outbox";
import { newAssets, type AssetAnswer, type Sender } from "./senders";

const WORDS: Record<FaultRow["seen"], string> = {
  reported: "Assets saved but email notification failed. We'll contact you soon.",
  unnoticed: "Assets Submitted!",
};

export function expectThanks(answer: AssetAnswer, seen: FaultRow["seen"]): void {
  expect(answer.kind).toBe("sent");
  expect(answer.words).toContain("Thank You!");
  expect(answer.words).toContain(WORDS[seen]);
}

export async function sendFileUnderFault(
  sender: Sender,
  { site, seen, underFault }: Trial,
  file: ChosenFile,
): Promise<AssetAnswer> {
  const fields = newAssets();
  let answer = await underFault(() => sender.send(fields, [file]));
  if (seen === "reported") {
    expect(answer).toEqual({
      kind: "failed",
      words: `Submission Failed Please try again or contact support. You reach us at ${supportEmail}. File not stored: ${file.name}: Please choose it again.`,
      values: fields,
      savedFiles: [],
    });
    expect(inquiriesOf(site, fields.businessName)).toEqual([]);
    answer = await sender.sendAgain();
  }
  expect(answer.kind).toBe("sent");
  await expectArrivedOnce(site, fields.businessName, [file]);
  return answer;
}

export async function expectArrivedOnce(
  site: Site,
  businessName: string,
  files: readonly ChosenFile[],
) {
  await expectWholeFiles(site, businessName, files);
  await waitForEmptyOutbox(site);
  const mails = mailsAbout(site, businessName);
  expect(mails).toHaveLength(1);
  return mails[0];
}
