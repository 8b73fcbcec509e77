import { expect, test } from "vitest";
import { png } from "../support/assets/upload-samples";
import { shortTimeouts } from "../support/faults/fault-rows";
import { nothingLeftAfterRestart } from "../support/faults/inquiries";
import { testEveryFault } from "../support/faults/matrix";
import { senders } from "../support/faults/senders";
import { sendFileUnderFault } from "../support/faults/sent-assets";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: shortTimeouts });
const logo = { name: "logo.png", bytes: png };

testEveryFault(
  site,
  {
    doing: "sending a small file",
    visitors: senders,
    call: "put object",
    unnoticed: ["answers 503 once", "is slow", "answers garbage"],
    title:
      "when the bucket $fault for the object: the failure is $seen, and the file is stored once and complete in the end",
  },
  async (sender, trial) => {
    const answer = await sendFileUnderFault(sender, trial, logo);
    expect(answer.words).toContain("Assets Submitted!");
  },
);

test("after a restart nothing is left of the failed attempts", () => nothingLeftAfterRestart(site));
