import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { cleanPartHeads } from "~/assets/form-data-parser.server";

const TYPE = "multipart/form-data; boundary=----a-boundary";
const disposition = (name: string) =>
  `Content-Disposition: form-data; name="files"; filename="${name}"`;
const body = (name: string, content: string) =>
  Buffer.from(
    `------a-boundary\r\n${disposition(name)}\r\nContent-Type: image/png\r\n\r\n${content}\r\n------a-boundary--\r\n`,
    "latin1",
  );

async function clean(bytes: Buffer, size: number, type = TYPE): Promise<string> {
  const cleaning = cleanPartHeads(type);
  const cleaned = buffer(cleaning);
  for (let at = 0; at < bytes.length; at += size) cleaning.write(bytes.subarray(at, at + size));
  cleaning.end();
  return (await cleaned).toString("latin1").replace(/^\r\n/, "");
}

const sizes = [1, 2, 3, 7, 16, 19, 64, 10_000];

test.each(sizes)(
  "control characters are removed from an uploaded file's name, also when the body arrives in chunks of %d bytes",
  async (size) => {
    const sent = body("a\0b\x01\x1b[0m\x7f.png", "x");
    expect(await clean(sent, size)).toBe(body("ab[0m.png", "x").toString("latin1"));
  },
);

test.each(sizes)(
  "a file's bytes pass unchanged, even when they look like part headers, in chunks of %d bytes",
  async (size) => {
    const every = Buffer.from(Array.from({ length: 256 }, (_, code) => code)).toString("latin1");
    const content = [
      every,
      disposition("a\0b"),
      "\r\n\r\n",
      "\r\n------a-boundar",
      `------a-boundary\r\n${disposition("c\x01d")}\r\n\r\n`,
      "\r\n------a-boundary",
      every,
    ].join("\r");
    const sent = body("plain.png", content);
    expect(await clean(sent, size)).toBe(sent.toString("latin1"));
  },
);

test("part headers are cleaned with a quoted boundary too, and left alone when there is no boundary", async () => {
  const sent = body("a\0.png", "x");
  const cleaned = body("a.png", "x").toString("latin1");
  expect(await clean(sent, 50, 'multipart/form-data; boundary="----a-boundary"')).toBe(cleaned);
  expect(await clean(sent, 50, "multipart/form-data")).toBe(sent.toString("latin1"));
});

test("a part header that never ends is passed on without being buffered", async () => {
  const sent = Buffer.from(`------a-boundary\r\n${"x".repeat(40_000)}`);
  expect(await clean(sent, 5_000)).toBe(sent.toString("latin1"));
});
