import { expect, test } from "vitest";
import { png } from "../upload-samples";
import { startFaultySite } from "./faulty-site";
import { noFileLeftOver } from "./inquiries";
import { testEveryFault } from "./matrix";
import { senders } from "./senders";
import { sendDespite } from "./sent-assets";

const running = startFaultySite();

/** Too large to be held whole. */
const photo = { name: "photo.png", bytes: new Uint8Array(2 * 1024 * 1024) };
photo.bytes.set(png);

testEveryFault(
  running,
  {
    doing: "sending a large file of known size",
    // Only the scripts know it.
    visitors: senders.filter(({ mode }) => mode !== "without scripts"),
    provider: "s3",
    match: "PUT /",
    // What is passed on while it comes cannot be sent a second time: a refusal is told, though it be the only one.
    unnoticed: ["is slow", "answers something else"],
    title: "when the bucket $fault for the object: $seen, and the file once and whole in the end",
  },
  (sender, trial) => sendDespite(sender, trial, photo),
);

test("after a restart nothing is left over of the tries that failed", async () => {
  const { site } = running;
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  expect(site.sandbox.s3.uploads()).toEqual([]);
});
