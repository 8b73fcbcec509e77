import { test } from "vitest";
import { zip } from "../support/assets/upload-samples";
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
      // The scripts know a file's size: theirs goes up in one request (s3-put-stream.matrix.test.ts).
      visitors: senders,
      call,
      unnoticed,
      title: `when the bucket $fault for '${call}': $seen, and the file once and whole in the end`,
    },
    (sender, trial) => sendDespite(sender, trial, photos),
  );
}

test("after a restart no file is left over, and no part", () => nothingLeftAfterRestart(site));
