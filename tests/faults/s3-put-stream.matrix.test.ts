import { test } from "vitest";
import { png } from "../support/assets/upload-samples";
import { impatient } from "../support/faults/fault-rows";
import { nothingLeftAfterRestart } from "../support/faults/inquiries";
import { testEveryFault } from "../support/faults/matrix";
import { senders } from "../support/faults/senders";
import { sendDespite } from "../support/faults/sent-assets";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: impatient });

/** Too large to be held whole. */
const photo = { name: "photo.png", bytes: new Uint8Array(2 * 1024 * 1024) };
photo.bytes.set(png);

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

test("after a restart nothing is left over of the tries that failed", () =>
  nothingLeftAfterRestart(site));
