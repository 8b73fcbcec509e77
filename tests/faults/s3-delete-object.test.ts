import { expect, test } from "vitest";
import { pdf, png } from "../upload-samples";
import { everyFault } from "./fault-rows";
import { startFaultySite } from "./faulty-site";
import { fingerprints } from "./fingerprints";
import { noFileLeftOver } from "./inquiries";
import { testEveryFault } from "./matrix";
import { attachmentsOf } from "./outbox";
import { newAssets, senders } from "./senders";
import { expectArrivedOnce } from "./sent-assets";

const running = startFaultySite();
const logo = { name: "logo.png", bytes: png };
const flyer = { name: "flyer.pdf", bytes: pdf };

testEveryFault(
  running,
  {
    doing: "removing a file",
    visitors: senders,
    provider: "s3",
    match: "DELETE /",
    // A file that was taken off the list is off it; what the bucket did not delete is swept later.
    unnoticed: everyFault,
    title: "when the bucket $fault for the deletion: $seen, and the file is not sent",
  },
  async (sender, { site, underFault }) => {
    const fields = newAssets();
    await sender.upload(logo);
    expect(await underFault(() => sender.remove("logo.png"))).toEqual([]);

    const answer = await sender.send(fields, [flyer]);
    expect(answer.kind).toBe("sent");
    const mail = await expectArrivedOnce(site, fields.businessName, [flyer]);
    expect(attachmentsOf(mail)).toEqual(fingerprints([flyer]));
  },
);

test("after a restart nothing is left over of the removed files", async () => {
  const { site } = running;
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  expect(site.sandbox.s3.uploads()).toEqual([]);
});
