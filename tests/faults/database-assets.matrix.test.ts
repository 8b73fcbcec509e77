import { expect, test } from "vitest";
import { hydrated, sharedBrowser } from "../support/browser";
import { visit } from "../support/visit";
import { summaryOf } from "../support/orders/order-page";
import {
  filledIn,
  listedFiles,
  namesListed,
  openedClient,
} from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import * as database from "../support/faults/broken-database";
import { expectArrivedOnce, inquiriesOf, noFileLeftOver } from "../support/faults/inquiries";
import { newAssets, senders } from "../support/faults/visitors";
import { ofThisRun } from "../support/this-run";

const site = await database.startBreakableSite();
const logo = { name: "logo.png", bytes: png };
const ASK_AGAIN = "File not stored: logo.png: Please choose it again.";

/** Longer than the free space between the rows of a full database. */
const longAssets = () => ({ ...newAssets(), textContent: "We fit boilers. ".repeat(600).trim() });
const keysInBucket = () => site.sandbox.s3.objects().map(({ key }) => key);

/** With scripts a full disk is like a read-only database, except that the latter refuses files too. */
const refusals = senders.flatMap((sender) => [
  { ...sender, ...database.full, files: [], words: database.UNSAVED },
  { ...sender, ...database.readOnly, files: [logo], words: `${database.UNSAVED} ${ASK_AGAIN}` },
]);
const refusalsNow = ofThisRun(
  refusals,
  ({ mode, fault }) => mode === "without scripts" || fault === database.readOnly.fault,
);

test.each(refusalsNow)(
  "sending assets $mode when $fault reports the failure and keeps the fields, stores and sends nothing, and succeeds once afterwards",
  async ({ arrive, files, words, ...fault }) => {
    const sender = await arrive(site);
    const fields = longAssets();
    const objects = keysInBucket();
    const answer = await database.whileBroken(site, fault, () => sender.send(fields, files));
    expect(answer).toEqual({ words, values: fields, savedFiles: [] });
    expect(inquiriesOf(site, fields.businessName)).toEqual([]);
    expect(site.sandbox.postmark.requests).toEqual([]);
    expect(keysInBucket()).toEqual(objects);

    expect((await sender.sendAgain()).words).toContain("Assets Submitted!");
    await expectArrivedOnce(site, fields.businessName, files);
  },
);

test.each(ofThisRun(senders, ({ mode }) => mode === "without scripts"))(
  "sending assets $mode when an uploaded file cannot be recorded reports the failure, and sending again stores the file once",
  async ({ arrive }) => {
    const sender = await arrive(site);
    const fields = newAssets();
    const words = `${database.UNSAVED} ${ASK_AGAIN}`;
    const unrecorded = database.readOnlyFrom('"size" = ?');
    const answer = await database.whileBroken(site, unrecorded, () => sender.send(fields, [logo]));
    expect(answer).toEqual({ words, values: fields, savedFiles: [] });
    const unfinished = site.rows<{ key: string }>(
      "select key from uploads where state = ?",
      "receiving",
    );
    expect(keysInBucket()).toEqual(expect.arrayContaining(unfinished.map(({ key }) => key)));
    expect(unfinished).toHaveLength(1);

    expect((await sender.sendAgain()).words).toContain("Assets Submitted!");
    await expectArrivedOnce(site, fields.businessName, [logo]);
    // The next start discards the unfinished file; a process that goes on does so after a day.
    await site.kill();
    await site.restart();
    await noFileLeftOver(site);
  },
);

test.each(ofThisRun(senders, ({ mode }) => mode === "without scripts"))(
  "sending assets $mode when the sent email cannot be recorded at first thanks the visitor, and the email is sent once",
  async ({ arrive }) => {
    const sender = await arrive(site);
    const fields = newAssets();
    const unrecorded = database.readOnlyFrom('"message_id" = ?');
    const { words } = await database.whileBroken(site, unrecorded, () => sender.send(fields, []));
    expect(words).toContain("Assets saved but email notification failed.");
    await expectArrivedOnce(site, fields.businessName, []);
  },
);

test("a file whose removal cannot be recorded is still listed, and can be removed later", async () => {
  const client = await openedClient(site);
  const objects = keysInBucket();
  const [listed] = listedFiles((await client.send([logo], { ...filledIn, intent: "upload" })).body);
  const remove = () => client.send([], { ...filledIn, intent: listed?.intent ?? "" });
  const refused = await database.whileBroken(site, database.readOnly, remove);
  expect(refused.status).toBe(503);
  expect(summaryOf(refused.body).text).toBe(database.UNSAVED);
  expect(namesListed(refused.body)).toEqual(["logo.png"]);
  expect(keysInBucket()).toHaveLength(objects.length + 1);

  expect(namesListed((await remove()).body)).toEqual([]);
  expect(keysInBucket()).toEqual(objects);
});

test("saving in the background reports that the database cannot write, and a later change saves everything", async () => {
  const { page, expectQuiet } = await visit(await sharedBrowser(), {
    scripts: true,
    baseURL: site.url,
  });
  await page.goto("/onboarding");
  await hydrated(page, true);
  const name = page.getByLabel("Business name");
  const expectStatus = (words: string) => page.getByText(words, { exact: true }).waitFor();
  const answered = () => page.waitForResponse((response) => response.request().method() === "POST");
  await database.whileBroken(site, database.readOnly, async () => {
    const [answer] = await Promise.all([answered(), name.fill("Marlow & Daughters")]);
    expect(answer.status()).toBe(503);
    await expectStatus("Answers not saved yet");
  });
  await page.getByLabel("Email").fill("ann@marlow.test");
  await expectStatus("Answers saved");
  const drafts = site.rows(
    "select email from drafts where business_name = ?",
    "Marlow & Daughters",
  );
  expect(drafts).toEqual([{ email: "ann@marlow.test" }]);
  expectQuiet(/the server responded with a status of 503/);
});

test("failures of the database are logged without names, email addresses or texts", () => {
  expect(site.output()).not.toMatch(/@marlow\.test|Marlow|fit boilers|logo\.png/);
});
