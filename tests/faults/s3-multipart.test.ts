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

// Whichever of the calls fails, the scripts get the same answer: one of the calls is enough for them.
const withoutScripts = senders.filter(({ mode }) => mode === "without scripts");

const calls = [
  {
    call: "the beginning of the upload",
    match: /^POST .*\?uploads/,
    visitors: withoutScripts,
    unnoticed: ["answers 503 once", "is slow"],
  },
  {
    call: "a part",
    match: /^PUT .*partNumber=/,
    visitors: senders,
    unnoticed: ["answers 503 once", "is slow"],
  },
  {
    call: "the completion",
    match: /^POST .*\?uploadId=/,
    visitors: withoutScripts,
    unnoticed: ["answers 503 once", "is slow", "answers something else"],
  },
] as const;

for (const { call, match, visitors, unnoticed } of calls) {
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
