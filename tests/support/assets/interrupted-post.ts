import { filePart, multipartOpening } from "../http/multipart-stream";
import { rawPost } from "../http/raw-post";
import type { Site } from "../site";
import { until } from "../until";
import { filledIn, type OnboardingClient } from "./onboarding-client";
import { draftOf } from "./onboarding-tokens";
import { png } from "./upload-samples";

const BOUNDARY = "xxB";
/** Longer than the first bytes, after which a file is recorded. */
const photo = Buffer.concat([png.subarray(0, 33), Buffer.alloc(10_000), png.subarray(33)]);

/** Posts three files without scripts; `meanwhile` runs while the second one arrives. */
export async function postInterrupted(
  site: Site,
  client: OnboardingClient,
  meanwhile: () => Promise<void>,
): Promise<string> {
  const draftId = draftOf(client.hidden.token ?? "");
  const cookie = client.browserCookies().map(({ name, value }) => `${name}=${value}`);
  const { socket, answer } = await rawPost(`${site.url}/onboarding`, {
    Origin: site.url,
    Cookie: cookie.join("; "),
    "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
    "Transfer-Encoding": "chunked",
  });
  const send = (data: Uint8Array | string) => {
    const bytes = Buffer.from(data as string);
    socket.write(`${bytes.length.toString(16)}\r\n`);
    socket.write(bytes);
    socket.write("\r\n");
  };
  send(multipartOpening(BOUNDARY, { ...client.hidden, ...filledIn }, "one.png"));
  send(photo);
  send(`\r\n${filePart(BOUNDARY, "two.png")}`);
  send(photo.subarray(0, 5000));
  await until("the second file arrives", () => {
    const files = site.rows<{ state: string }>(
      "select state from uploads where draft_id = ?",
      draftId,
    );
    const states = files.map(({ state }) => state);
    return states.sort().join() === "receiving,stored";
  });
  await meanwhile();
  send(photo.subarray(5000));
  send(`\r\n${filePart(BOUNDARY, "three.png")}`);
  send(photo);
  send(`\r\n--${BOUNDARY}--\r\n`);
  socket.write("0\r\n\r\n");
  return answer;
}
