import { expect, test } from "vitest";
import { flyer, logo, png, zip } from "../support/assets/upload-samples";
import { everyFault, shortTimeouts, shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import {
  expectArrivedOnce,
  expectAttached,
  expectThanks,
  inquiriesOf,
  noFileLeftOver,
} from "../support/faults/inquiries";
import { testEveryFault } from "../support/faults/matrix";
import { newAssets, senders } from "../support/faults/visitors";
import { sharedSite, supportEmail } from "../support/site";

const site = await sharedSite({ env: shortTimeouts });
/** Large enough for two parts. */
const photos = { name: "photos.zip", bytes: new Uint8Array(6 * 1024 * 1024) };
photos.bytes.set(zip);

/** Too large to be held in memory. */
const photo = { name: "photo.png", bytes: new Uint8Array(2 * 1024 * 1024) };
photo.bytes.set(png);

const retried = ["answers 503 once", "is slow"] as const;
const small = { doing: "sending a small file", file: logo };
const large = { doing: "sending a large file", file: photos };
const announced = { doing: "sending a large file with its announced size", file: photo };

for (const { doing, file, call, unnoticed } of [
  { ...small, call: "put object", unnoticed: [...retried, "answers garbage"] },
  // The scripts announce a file's size and so send it in one request, see the last row.
  { ...large, call: "begin multipart", unnoticed: retried },
  { ...large, call: "put part", unnoticed: retried },
  { ...large, call: "complete multipart", unnoticed: [...retried, "answers garbage"] },
  // A streamed body cannot be sent a second time, so even a single failure is reported.
  { ...announced, call: "put stream", unnoticed: ["is slow", "answers garbage"] },
] as const) {
  const title = `when the bucket $fault for '${call}': the failure is $seen, and the file is stored once and complete in the end`;
  const matrix = { doing, visitors: senders, call, unnoticed, title };
  testEveryFault(site, matrix, async (sender, { seen, underFault }) => {
    const fields = newAssets();
    let answer = await underFault(() => sender.send(fields, [file]));
    if (seen === "reported") {
      expect(answer).toEqual({
        words: `Submission Failed Please try again or contact support. You reach us at ${supportEmail}. File not stored: ${file.name}: Please choose it again.`,
        values: fields,
        savedFiles: [],
      });
      expect(inquiriesOf(site, fields.businessName)).toEqual([]);
      answer = await sender.sendAgain();
    }
    expect(answer.words).toContain("Thank You!");
    await expectArrivedOnce(site, fields.businessName, [file]);
    // The email with a large file may take longer than the site waits here.
    if (file === logo) expect(answer.words).toContain("Assets Submitted!");
  });
}

testEveryFault(
  site,
  {
    doing: "removing a file",
    visitors: senders,
    call: "delete object",
    // A removed file is no longer listed; retention deletes the object later.
    unnoticed: everyFault,
    title:
      "when the bucket $fault for the deletion: the failure is $seen, and the file is not submitted",
  },
  async (sender, { underFault }) => {
    const fields = newAssets();
    await sender.upload(logo);
    expect(await underFault(() => sender.remove("logo.png"))).toEqual([]);

    expect((await sender.send(fields, [flyer])).words).toContain("Thank You!");
    expectAttached(await expectArrivedOnce(site, fields.businessName, [flyer]), [flyer]);
  },
);

test("after a restart nothing is left of removed files and of failed attempts to send some", async () => {
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  // A multipart upload whose creation was never answered has no parts; retention finds it in a listing a day later.
  expect(site.sandbox.s3.uploads().filter(({ parts }) => parts > 0)).toEqual([]);
});

/** Long enough for the bucket's client to retry, even on a busy machine. */
const patientSite = await sharedSite({
  env: { ...shortTimeoutsWithJobs, PROVIDER_TIMEOUT_MS: "3000" },
});

testEveryFault(
  patientSite,
  {
    doing: "sending assets",
    visitors: senders,
    call: "get object",
    unnoticed: retried,
    title:
      "when the bucket $fault for an attachment: the failure is $seen, and one email with every file is sent in the end",
  },
  async (sender, { seen, underFault }) => {
    const fields = newAssets();
    const files = [flyer, logo];
    expectThanks(await underFault(() => sender.send(fields, files)), seen);
    expectAttached(await expectArrivedOnce(patientSite, fields.businessName, files), files);
  },
);
