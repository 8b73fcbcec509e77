import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { multipartOpening } from "../multipart-stream";
import { filledIn, OnboardingClient } from "../onboarding-client";
import { startSite, until, type Site } from "../site";
import { openForm, validOrder } from "../integration/order-visitor";

// Each waits for time-outs of half a minute and more, so they run side by side.

const PATIENCE_MS = 120_000;
const CLIENTS = 200;

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** A connection that sends what it is told; `answer` is what came back once the server has closed it. */
function open(text: string) {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  const answer = new Promise<string>((resolve) => socket.on("close", () => resolve(received)));
  socket.write(text);
  return { socket, answer };
}

/** Sends a byte every second until the connection ends. */
function drip(socket: Socket, byte = "a"): void {
  const timer = setInterval(() => socket.write(byte), 1_000);
  socket.on("close", () => clearInterval(timer));
}

const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

const MULTIPART = "multipart/form-data; boundary=slow";

function expectTooSlow(answer: string) {
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(answer).toContain("That took too long");
}

test.concurrent(
  "a head that does not end is answered 408",
  async () => {
    const { socket, answer } = open(`GET / HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nX: `);
    drip(socket);
    expectTooSlow(await answer);
  },
  PATIENCE_MS,
);

test.concurrent(
  "an order's body that drips in is answered 408, and nothing is stored",
  async () => {
    const { socket, answer } = open(
      head("/contact", "application/x-www-form-urlencoded", 60_000) + "name=Slow",
    );
    drip(socket);
    expectTooSlow(await answer);
    expect(site.rows("select id from orders where name like 'Slow%'")).toEqual([]);
  },
  PATIENCE_MS,
);

test.concurrent(
  "a file that stops coming is answered 408, and leaves nothing behind",
  async () => {
    const client = new OnboardingClient(site);
    await client.open();
    const opening = multipartOpening("slow", { ...client.hidden, ...filledIn }, "van.jpg");
    const { answer } = open(
      head("/onboarding", MULTIPART, 9_000_000) + opening + "\xff\xd8\xff" + "x".repeat(70_000),
    );
    expectTooSlow(await answer);
    const rows = () => site.rows("select id from uploads where name = 'van.jpg'");
    await until("the file is given up", () => rows().length === 0);
    expect(site.sandbox.s3.objects().filter(({ key }) => key.includes("van"))).toEqual([]);
  },
  PATIENCE_MS,
);

test.concurrent(
  "a file on a line of 2 kB/s goes through",
  async () => {
    const client = new OnboardingClient(site);
    await client.open();
    const bytes = Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(90_000)]);
    const opening = multipartOpening("slow", { ...client.hidden, ...filledIn }, "slow.gif");
    const body = Buffer.concat([Buffer.from(opening), bytes, Buffer.from("\r\n--slow--\r\n")]);
    const { socket, answer } = open(head("/onboarding", MULTIPART, body.length));
    let at = 0;
    const timer = setInterval(() => {
      socket.write(body.subarray(at, at + 2_000));
      at += 2_000;
      if (at >= body.length) clearInterval(timer);
    }, 1_000);
    await until("all is sent", () => at >= body.length || socket.destroyed, PATIENCE_MS);
    expect(await answer).toMatch(/^HTTP\/1\.1 303 /);
    expect(site.sandbox.s3.objects().some(({ key }) => key.endsWith("slow.gif"))).toBe(true);
  },
  PATIENCE_MS,
);

/** The median time of an order page and a form post, in ms. */
async function latency(): Promise<number> {
  const times = [];
  for (let count = 0; count < 15; count += 1) {
    const started = performance.now();
    const visitor = await openForm(site);
    const { status } = await visitor.send(validOrder({ name: "" }));
    if (status !== 422) throw new Error(`Answered ${status}`);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[7]!;
}

/** Runs something beside clients that all but never send, in each of the ways there are. */
async function besideSlowClients<T>(work: () => Promise<T>): Promise<T> {
  const ways = [
    "GET / HTTP/1.1\r\nX: ",
    head("/contact", "application/x-www-form-urlencoded", 60_000) + "name=",
    head("/onboarding", MULTIPART, 9_000_000) + "--slow\r\n",
    head("/webhooks/stripe", "application/json", 60_000) + "{",
  ];
  const clients = Array.from({ length: CLIENTS }, (_, index) => open(ways[index % ways.length]!));
  for (const { socket } of clients) drip(socket);
  await until("all are connected", () => clients.every(({ socket }) => !socket.connecting));
  try {
    return await work();
  } finally {
    for (const { socket } of clients) socket.destroy();
  }
}

test(
  "beside 200 slow clients, others are served in less than twice the time",
  async () => {
    await latency();
    const rounds = [];
    for (let round = 0; round < 5; round += 1) {
      const alone = await latency();
      rounds.push((await besideSlowClients(latency)) / alone);
    }
    const ratio = rounds.sort((a, b) => a - b)[2]!;
    console.log(`beside ${CLIENTS} slow clients: ${ratio.toFixed(2)} times the latency`);
    expect(ratio).toBeLessThan(2);
  },
  PATIENCE_MS,
);
