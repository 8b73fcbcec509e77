/** A process in place of the visitors' browsers: sends the file at BENCH_FILE to the site again and again. */
import { readFileSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import { hiddenFields } from "../support/http/http-client";
import { filePart, multipartOpening } from "../support/http/multipart-stream";
import { SCRIPTS } from "../support/assets/onboarding-client";
import { answerAsks } from "./helper-process";

export interface Sending {
  /** The site's origin. */
  url: string;
  /** Each sends its files into its own draft. */
  visitors: number;
  filesEach: number;
  /** Requests of one visitor at a time, one file each; without it one post carries all of a visitor's files. */
  inParallel?: number;
}

const BOUNDARY = "----a-boundary-of-the-benchmark";
const END = Buffer.from("\r\n");
const file = readFileSync(process.env.BENCH_FILE!);
const agent = new Agent({ keepAlive: true });

/** Sends the requested files; resolves with the time in ms from the first byte to the last response. */
async function send({ url, visitors, filesEach, inParallel }: Sending): Promise<number> {
  const tokens = await Promise.all(Array.from({ length: visitors }, () => openDraft(url)));
  const names = Array.from({ length: filesEach }, (_, i) => `picture-${i}.png`);
  const started = performance.now();
  await Promise.all(
    tokens.map(async (token) => {
      if (inParallel === undefined) return post(url, "/onboarding", { token }, names);
      const waiting = [...names];
      const size = String(file.length);
      const sendNext = async (): Promise<void> => {
        const name = waiting.shift();
        if (name === undefined) return;
        await post(url, SCRIPTS, { token, size }, [name]);
        return sendNext();
      };
      await Promise.all(Array.from({ length: inParallel }, sendNext));
    }),
  );
  return performance.now() - started;
}

async function openDraft(url: string): Promise<string> {
  const html = await (await fetch(`${url}/onboarding`)).text();
  return hiddenFields(html).token!;
}

async function post(
  url: string,
  path: string,
  fields: Record<string, string>,
  names: string[],
): Promise<void> {
  const chunks = [
    Buffer.from(multipartOpening(BOUNDARY, { ...fields, intent: "upload" })),
    ...names.flatMap((name) => [Buffer.from(filePart(BOUNDARY, name)), file, END]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ];
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request(new URL(path, url), {
      method: "POST",
      agent,
      headers: {
        "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
        "Content-Length": chunks.reduce((sum, { length }) => sum + length, 0),
      },
    });
    sending.on("response", resolve);
    sending.on("error", reject);
    for (const chunk of chunks) sending.write(chunk);
    sending.end();
  });
  let text = "";
  for await (const chunk of answer) text += String(chunk);
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
}

answerAsks(send);
