import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { multipartOpening, zeroFilled } from "../support/http/multipart-stream";
import { filledIn, OnboardingClient } from "../support/assets/onboarding-client";
import { rawPost } from "../support/http/raw-post";
import { startSite, type Site } from "../support/site";
import { until } from "../support/until";
import { zip } from "../support/assets/upload-samples";
import { mailCalls, openForm, orderOf, validOrder } from "../support/orders/order-visitor";

/** Long enough to send signals meanwhile, also on a busy machine. */
const BUSY_MS = 800;
const VISITORS_WAIT_MS = 1_000;
const LONGER_THAN_VISITORS_WAIT_MS = 1_600;

let site: Site;
beforeEach(async () => {
  site = await startSite({ env: { PROVIDER_TIMEOUT_MS: String(VISITORS_WAIT_MS) } });
});
afterEach(() => site.stop());

const stopping = () => until("the site is stopping", () => site.output().includes('"stopping"'));
const linesOf = (output: string) => output.split("\n").filter(Boolean);

/** A connection of the site's on which a test writes and reads bytes. */
function openConnection() {
  const { hostname, port, host } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  return { write: (text: string) => socket.write(text), received: () => received, closed, host };
}

/** Sends an order whose mail keeps Postmark busy for a while; resolves once it is on its way. */
async function orderInFlight(delayMs = BUSY_MS) {
  const visitor = await openForm(site);
  const fields = validOrder();
  site.sandbox.postmark.fail({ delayMs, times: 1 });
  const answer = visitor.send(fields);
  await until("the mail is on its way", () => mailCalls(site).length > 0);
  return { answer, fields };
}

describe.each(["SIGTERM", "SIGINT"] as const)("%s", (signal) => {
  test("ends an idle site at once, open connections and all, with its database closed", async () => {
    const idle = openConnection();
    idle.write(`GET /healthz HTTP/1.1\r\nHost: ${idle.host}\r\n\r\n`);
    await until("it is answered", () => idle.received().includes('"ok"'));
    const silent = openConnection();

    const started = Date.now();
    site.signal(signal);
    expect(await site.ended()).toBe(0);
    expect(Date.now() - started).toBeLessThan(4000);
    await idle.closed;
    await silent.closed;
    // What was written is in the file itself.
    expect(existsSync(join(site.dataDir, "site.db-wal"))).toBe(false);
    for (const line of linesOf(site.output()))
      expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(linesOf(site.output()).at(-1)).toContain('"stopped"');
  });
});

describe("a request in flight", () => {
  test("is answered, and its connection closed; new ones are not taken", async () => {
    const { answer, fields } = await orderInFlight();
    site.signal("SIGTERM");
    await stopping();
    await expect(fetch(site.url)).rejects.toThrow();
    const answered = await answer;
    expect(answered.status).toBe(303);
    expect(answered.headers.get("Connection")).toBe("close");
    expect(await site.ended()).toBe(0);
    const { id } = orderOf(site, fields);
    expect(site.rows("select state from outbox where order_id = ?", id)).toEqual([
      { state: "sent" },
    ]);
  });

  test("that arrives on an open connection is answered too, as its last", async () => {
    const open = openConnection();
    open.write("GET /healthz HTTP/1.1\r\n");
    const { answer } = await orderInFlight();
    site.signal("SIGTERM");
    await stopping();
    open.write(`Host: ${open.host}\r\n\r\n`);
    await open.closed;
    expect(open.received()).toMatch(/^HTTP\/1\.1 200 /);
    expect(open.received()).toMatch(/^connection: close\r$/im);
    expect((await answer).status).toBe(303);
    expect(await site.ended()).toBe(0);
  });

  test("is not cut off by further signals", async () => {
    const { answer } = await orderInFlight();
    for (const signal of ["SIGTERM", "SIGTERM", "SIGINT", "SIGTERM"] as const) {
      site.signal(signal);
      await stopping();
    }
    expect((await answer).status).toBe(303);
    expect(await site.ended()).toBe(0);
    expect(site.output().match(/"stopping"/g)).toHaveLength(1);
  });

  test("that carries a large file is read to its end, and the file is kept", async () => {
    const client = new OnboardingClient(site);
    await client.open();
    const boundary = "----upload";
    const size = 20 * 1024 * 1024;
    const fields = { ...client.hidden, ...filledIn, intent: "upload" };
    const { socket, answer } = await rawPost(
      `${site.url}/onboarding`,
      {
        "Content-Type": `multipart/form-data; boundary=${boundary}`,
        "Transfer-Encoding": "chunked",
      },
      chunked([
        multipartOpening(boundary, fields, "photos.zip"),
        ...zeroFilled(zip.subarray(0, 4), size),
      ]),
    );
    await until("the upload has begun", () => site.sandbox.s3.uploads().length > 0);
    site.signal("SIGTERM");
    await stopping();
    for (const chunk of chunked([`\r\n--${boundary}--\r\n`])) socket.write(chunk);
    socket.write("0\r\n\r\n");
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await site.ended()).toBe(0);
    expect(site.rows("select state, size from uploads")).toEqual([{ state: "stored", size }]);
    expect(site.sandbox.s3.uploads()).toEqual([]);
  });
});

describe("a mail in hand", () => {
  test("is sent and marked before the end, though its visitor was answered before", async () => {
    const { answer, fields } = await orderInFlight(LONGER_THAN_VISITORS_WAIT_MS);
    expect((await answer).status).toBe(303);
    site.signal("SIGTERM");
    expect(await site.ended()).toBe(0);
    const { id } = orderOf(site, fields);
    expect(site.rows("select state from outbox where order_id = ?", id)).toEqual([
      { state: "sent" },
    ]);
    await site.restart();
    expect(site.sandbox.postmark.mails).toHaveLength(1);
  });
});

/** The chunks of a body whose length is not declared. */
function* chunked(pieces: Iterable<Uint8Array | string>): Generator<Uint8Array | string> {
  for (const piece of pieces) {
    yield `${Buffer.byteLength(piece).toString(16)}\r\n`;
    yield piece;
    yield "\r\n";
  }
}
