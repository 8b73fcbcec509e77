import { expect, test } from "vitest";
import { zip } from "../upload-samples";
import { startFaultySite } from "./faulty-site";
import { noFileLeftOver } from "./inquiries";
import { testEveryFault } from "./matrix";
import { senders } from "./senders";
import { sendDespite } from "./sent-assets";

const running = startFaultySite();

/** Large enough for two parts. */
const photos = { name: "photos.zip", bytes: new Uint8Array(9 * 1024 * 1024) };
photos.bytes.set(zip);

// The scripts know a file's size: theirs goes up in one request (s3-put-stream.test.ts).
const visitors = senders.filter(({ mode }) => mode === "without scripts");

const calls = [
  {
    call: "the beginning of the upload",
    match: /^POST .*\?uploads/,
    unnoticed: ["answers 503 once", "is slow"],
  },
  {
    call: "a part",
    match: /^PUT .*partNumber=/,
    unnoticed: ["answers 503 once", "is slow"],
  },
  {
    call: "the completion",
    match: /^POST .*\?uploadId=/,
    unnoticed: ["answers 503 once", "is slow", "answers something else"],
  },
] as const;

for (const { call, match, unnoticed } of calls) {
  testEveryFault(
    running,
    {
      doing: "sending a large file",
      visitors,
      provider: "s3",
      match,
      unnoticed,
      title: `when the bucket $fault for '${call}': $seen, and the file once and whole in the end`,
    },
    (sender, trial) => sendDespite(sender, trial, photos),
  );
}

test("after a restart no file is left over, and no part", async () => {
  const { site } = running;
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  // An upload whose beginning was never answered has no parts; the bucket's list tells of it, a day later.
  expect(site.sandbox.s3.uploads().filter(({ parts }) => parts > 0)).toEqual([]);
});
