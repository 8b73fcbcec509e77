/** A process in place of the visitors' browsers: sends the file at BENCH_FILE to the site again and again. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { hiddenFields } from "../support/http/http-client";
import { BOUNDARY, multipartOpening } from "../support/http/slow-client";
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

const END = Buffer.from("\r\n");
const file = readFileSync(process.env.BENCH_FILE!);
const agent = new Agent({ keepAlive: true });

/** Sends the requested files; resolves with the time in ms from the first byte to the last response. */
async function send({ url, visitors, filesEach, inParallel }: Sending): Promise<number> {
  const [form, scripts] = [new URL("/onboarding", url), new URL(SCRIPTS, url)];
  const openDraft = async () => hiddenFields(await (await fetch(form)).text()).token!;
  const tokens = await Promise.all(Array.from({ length: visitors }, openDraft));
  const names = Array.from({ length: filesEach }, (_, i) => `picture-${i}.png`);
  const size = String(file.length);
  const started = performance.now();
  await Promise.all(
    tokens.map(async (token) => {
      if (inParallel === undefined) return post(form, { token }, names);
      const waiting = [...names];
      const sendAll = async (): Promise<void> => {
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
          await post(scripts, { token, size }, [name]);
        }
      };
      await Promise.all(Array.from({ length: inParallel }, sendAll));
    }),
  );
  return performance.now() - started;
}

async function post(url: URL, fields: Record<string, string>, names: string[]): Promise<void> {
  const chunks = [
    Buffer.from(multipartOpening({ ...fields, intent: "upload" })),
    ...names.flatMap((name) => [Buffer.from(multipartOpening({}, name)), file, END]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ];
  const headers = {
    "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
    "Content-Length": chunks.reduce((sum, { length }) => sum + length, 0),
  };
  const sending = request(url, { method: "POST", agent, headers });
  for (const chunk of chunks) sending.write(chunk);
  const [answer] = (await once(sending.end(), "response")) as [IncomingMessage];
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${body}`);
}

answerAsks(send);
