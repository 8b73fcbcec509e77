import { test } from "vitest";
import { png, zip } from "../support/assets/upload-samples";
import { shortTimeouts } from "../support/faults/fault-rows";
import { nothingLeftAfterRestart } from "../support/faults/inquiries";
import { testEveryFault } from "../support/faults/matrix";
import { senders } from "../support/faults/senders";
import { sendFileUnderFault } from "../support/faults/sent-assets";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: shortTimeouts });

/** Large enough for two parts. */
const photos = { name: "photos.zip", bytes: new Uint8Array(6 * 1024 * 1024) };
photos.bytes.set(zip);

/** Too large to be held in memory. */
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
    unnoticed: ["answers 503 once", "is slow", "answers garbage"],
  },
] as const;

for (const { call, unnoticed } of calls) {
  testEveryFault(
    site,
    {
      doing: "sending a large file",
      // The scripts announce a file's size and so send it in one request, see below.
      visitors: senders,
      call,
      unnoticed,
      title: `when the bucket $fault for '${call}': the failure is $seen, and the file is stored once and complete in the end`,
    },
    (sender, trial) => sendFileUnderFault(sender, trial, photos),
  );
}

testEveryFault(
  site,
  {
    doing: "sending a large file with its announced size",
    visitors: senders,
    call: "put stream",
    // A streamed body cannot be sent a second time, so even a single failure is reported.
    unnoticed: ["is slow", "answers garbage"],
    title:
      "when the bucket $fault for the object: the failure is $seen, and the file is stored once and complete in the end",
  },
  (sender, trial) => sendFileUnderFault(sender, trial, photo),
);

test("after a restart no file or part of the failed attempts is left", () =>
  nothingLeftAfterRestart(site));
