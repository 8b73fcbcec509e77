import { expect, test } from "vitest";
import { pdf, png } from "../support/assets/upload-samples";
import { everyFault, shortTimeouts } from "../support/faults/fault-rows";
import { fingerprints } from "../support/faults/fingerprints";
import { nothingLeftAfterRestart } from "../support/faults/inquiries";
import { testEveryFault } from "../support/faults/matrix";
import { attachmentsOf } from "../support/faults/outbox";
import { newAssets, senders } from "../support/faults/senders";
import { expectArrivedOnce } from "../support/faults/sent-assets";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: shortTimeouts });
const logo = { name: "logo.png", bytes: png };
const flyer = { name: "flyer.pdf", bytes: pdf };

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

    const answer = await sender.send(fields, [flyer]);
    expect(answer.kind).toBe("sent");
    const mail = await expectArrivedOnce(site, fields.businessName, [flyer]);
    expect(attachmentsOf(mail)).toEqual(fingerprints([flyer]));
  },
);

test("after a restart nothing is left of the removed files", () => nothingLeftAfterRestart(site));
