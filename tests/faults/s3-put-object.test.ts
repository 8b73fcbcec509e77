import { expect, test } from "vitest";
import { png } from "../upload-samples";
import { startFaultySite } from "./faulty-site";
import { noFileLeftOver } from "./inquiries";
import { testEveryFault } from "./matrix";
import { senders } from "./senders";
import { sendDespite } from "./sent-assets";

const running = startFaultySite();
const logo = { name: "logo.png", bytes: png };

testEveryFault(
  running,
  {
    doing: "sending a small file",
    visitors: senders,
    provider: "s3",
    match: "PUT /",
    unnoticed: ["answers 503 once", "is slow", "answers something else"],
    title: "when the bucket $fault for the object: $seen, and the file once and whole in the end",
  },
  async (sender, trial) => {
    const answer = await sendDespite(sender, trial, logo);
    expect(answer.words).toContain("Assets Submitted!");
  },
);

test("after a restart nothing is left over of the tries that failed", async () => {
  const { site } = running;
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  expect(site.sandbox.s3.uploads()).toEqual([]);
});
