import { test } from "vitest";
import { png, zip } from "../support/assets/upload-samples";
import { impatient } from "../support/faults/fault-rows";
import { nothingLeftAfterRestart } from "../support/faults/inquiries";
import { testEveryFault } from "../support/faults/matrix";
import { senders } from "../support/faults/senders";
import { sendDespite } from "../support/faults/sent-assets";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: impatient });

/** Large enough for two parts. */
const photos = { name: "photos.zip", bytes: new Uint8Array(6 * 1024 * 1024) };
photos.bytes.set(zip);

/** Too large to be held whole. */
const photo = { name: "photo.png", bytes: new Uint8Array(2 * 1024 * 1024) };
photo.bytes.set(png);

const calls = [
  {
    call: "begin multipart",
    unnoticed: ["answers 503 once", "is slow"],
  },
  {
    call: "put part",
    unnoticed: ["answers 503 once", "is slow"],
  },
  {
    call: "complete multipart",
    unnoticed: ["answers 503 once", "is slow", "answers something else"],
  },
] as const;

for (const { call, unnoticed } of calls) {
  testEveryFault(
    site,
    {
      doing: "sending a large file",
      // The scripts know a file's size: theirs goes up in one request, see below.
      visitors: senders,
      call,
      unnoticed,
      title: `when the bucket $fault for '${call}': $seen, and the file once and whole in the end`,
    },
    (sender, trial) => sendDespite(sender, trial, photos),
  );
}

testEveryFault(
  site,
  {
    doing: "sending a large file of known size",
    visitors: senders,
    call: "put stream",
    // What is passed on while it comes cannot be sent a second time: a refusal is told, though it be the only one.
    unnoticed: ["is slow", "answers something else"],
    title: "when the bucket $fault for the object: $seen, and the file once and whole in the end",
  },
  (sender, trial) => sendDespite(sender, trial, photo),
);

test("after a restart no file of the tries that failed is left over, and no part", () =>
  nothingLeftAfterRestart(site));
