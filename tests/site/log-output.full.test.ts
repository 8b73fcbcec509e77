import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startScrapedSite } from "../support/operations/scraped";
import { openForm, validOrder } from "../support/orders/order-visitor";

const DROPPED = "sitewright_log_lines_dropped_total";
/** Far more lines than the log's buffer holds. */
const REQUESTS = 12_000;

/** The two ends of a pipe. */
function pipe() {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-pipe-"));
  const path = join(folder, "pipe");
  execFileSync("mkfifo", [path]);
  const reader = openSync(path, constants.O_RDWR);
  const writer = openSync(path, constants.O_WRONLY);
  rmSync(folder, { recursive: true });
  return { reader, writer };
}

function brokenPipe(): number {
  const { reader, writer } = pipe();
  closeSync(reader);
  return writer;
}

function unreadPipe(): number {
  const { reader, writer } = pipe();
  onTestFinished(() => closeSync(reader));
  return writer;
}

/** Requests a small file again and again, as often on one connection as the site allows at once. */
async function requestOften(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const head = "HEAD /favicon.svg HTTP/1.1\r\nHost: a\r\n";
  const requests = `${head}\r\n`.repeat(99) + `${head}Connection: close\r\n\r\n`;
  for (let sent = 0; sent < REQUESTS; sent += 100) {
    await new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(requests));
      socket.on("close", resolve).resume();
    });
  }
}

const outputs: [what: string, open: () => number][] = [
  ["goes to a full disk", () => openSync("/dev/full", "w")],
  ["is a broken pipe", brokenPipe],
  ["is a pipe that nobody reads", unreadPipe],
];

test.each(outputs)(
  "a site whose standard output %s keeps serving, counts dropped log lines and shuts down cleanly",
  async (...row) => {
    const standardOutput = row[1]();
    onTestFinished(() => closeSync(standardOutput));
    const { site, scrape } = await startScrapedSite({ standardOutput });
    onTestFinished(() => site.stop());
    expect((await (await openForm(site)).send(validOrder())).status).toBe(303);
    expect((await scrape()).get(DROPPED)).toBe(0);
    await requestOften(site.url);
    expect((await scrape()).get(DROPPED)).toBeGreaterThan(0);
    expect((await (await openForm(site)).send(validOrder())).status).toBe(303);
    site.signal("SIGTERM");
    expect(await site.ended()).toBe(0);
  },
);
