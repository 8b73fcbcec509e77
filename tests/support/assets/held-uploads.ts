import { heldFile, zeroFilled } from "../http/generated-files";
import { formOf } from "../http/http-client";
import type { Site } from "../site";
import { until } from "../until";
import { type Answer, type OnboardingClient } from "./onboarding-client";
import { draftOf } from "./onboarding-tokens";
import { png, zip } from "./upload-samples";

const MEGABYTE = 1024 * 1024;
export const LARGE_FILE = 13 * MEGABYTE;

/**
 * Begins to send a large file, and stops before its end once a part is in the bucket; `finish` sends the rest. The
 * answer is its status, or nothing when the site ends.
 */
export async function beginLargeFile(site: Site, hidden: Record<string, string>) {
  const beginning = zeroFilled(zip.subarray(0, 4), LARGE_FILE - MEGABYTE);
  const file = heldFile("photos.zip", beginning, new Uint8Array(MEGABYTE));
  const body = formOf({ ...hidden, intent: "upload" }, [file]);
  const answer = fetch(`${site.url}/onboarding`, { method: "POST", body }).then(
    ({ status }) => status,
    // Nobody reads the rest.
    () => file.finish(),
  );
  await until("parts are uploaded", () => site.sandbox.s3.uploads().some(({ parts }) => parts > 0));
  return { answer, finish: file.finish };
}

/** Longer than the first bytes, after which a file is recorded. */
const photo = Buffer.concat([png.subarray(0, 33), Buffer.alloc(10_000), png.subarray(33)]);

/** Posts three files without scripts; `meanwhile` runs while the second one arrives. */
export async function postInterrupted(
  site: Site,
  client: OnboardingClient,
  meanwhile: () => Promise<void>,
): Promise<Answer> {
  const draftId = draftOf(client.hidden.token ?? "");
  const second = heldFile("two.png", [photo.subarray(0, 5000)], photo.subarray(5000));
  const [first, third] = ["one.png", "three.png"].map((name) => ({ name, bytes: [photo] }));
  const answer = client.send([first!, second, third!]);
  await until("the second file arrives", () => {
    const files = site.rows<{ state: string }>(
      "select state from uploads where draft_id = ? order by state",
      draftId,
    );
    return files.map(({ state }) => state).join() === "receiving,stored";
  });
  await meanwhile();
  second.finish();
  return answer;
}
