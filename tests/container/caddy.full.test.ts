/** The site behind Caddy with the project's Caddyfile; without the program `caddy` in PATH these tests are skipped. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openedClient } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import { freePort } from "../support/free-port";
import { heldFile, zeroFilled } from "../support/http/generated-files";
import { openForm, placeOrder, validOrder } from "../support/orders/order-visitor";
import { startSite, type Site } from "../support/site";
import { until } from "../support/until";

const MB = 1_000_000;
const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

describe.skipIf(!hasCaddy)("behind Caddy", () => {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-caddy-"));
  const running: ChildProcess[] = [];
  let printed = "";
  let site: Site;
  /** The site as visitors reach it. */
  let proxied: Site;

  beforeAll(async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { SITE_URL: url, CLIENT_IP_HEADER: "X-Forwarded-For", RATE_LIMIT: "on" };
    site = await startSite({ env });
    proxied = { ...site, url };
    await startCaddy(port, site.env.PORT!);
  });
  afterAll(() => {
    for (const caddy of running) caddy.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts Caddy as the Caddyfile says, but on loopback; `change` changes its configuration further. */
  async function startCaddy(port: number, sitePort: string, change = (config: string) => config) {
    const env: NodeJS.ProcessEnv = {
      ...{ NODE_ENV: "test", PATH: process.env.PATH, HOME: folder },
      ...{ SITE_URL: `http://127.0.0.1:${port}`, PORT: sitePort },
    };
    const { stdout } = spawnSync("caddy", ["adapt", "--config", "Caddyfile"], { env });
    const file = join(folder, `${port}.json`);
    writeFileSync(file, change(stdout.toString()).replace(`":${port}"`, `"127.0.0.1:${port}"`));
    const caddy = spawn("caddy", ["run", "--config", file], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.push(caddy);
    for (const stream of [caddy.stdout, caddy.stderr]) {
      stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    }
    const before = printed.length;
    await until("Caddy serves", () => printed.includes("serving initial", before));
  }

  /** Posts a form from another IP address of this machine. */
  async function postFrom(localAddress: string, fields: Record<string, string>) {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const sent = request(`${proxied.url}/contact`, { method: "POST", localAddress, headers });
    sent.end(new URLSearchParams(fields).toString());
    const [response] = (await once(sent, "response")) as [
      NodeJS.ReadableStream & { statusCode: number },
    ];
    response.resume();
    return response.statusCode;
  }

  test("an order is taken, and a file of 20 MB reaches the bucket", async () => {
    const { order } = await placeOrder(proxied);
    expect(order.state).toBe("checkout_open");
    const client = await openedClient(proxied);
    const bytes = Buffer.concat([...zeroFilled(png, 20 * MB)]);
    const { status } = await client.send([{ name: "van.png", bytes }]);
    expect(status).toBe(303);
    expect(client.objects()).toMatchObject([{ size: 20 * MB }]);
  });

  test("a file reaches the site while it is being sent", async () => {
    const client = await openedClient(proxied);
    const file = heldFile("slow.png", zeroFilled(png, 2 * MB));
    const answer = client.send([file]);
    const arriving = () => site.rows("select id from uploads where name = 'slow.png'");
    await until("the site receives it", () => arriving().length > 0);
    file.finish();
    expect((await answer).status).toBe(303);
  });

  test("visitors are counted by their IP address, whatever they send as X-Forwarded-For", async () => {
    const statuses: number[] = [];
    for (let last = 1; last <= 11; last += 1) {
      const visitor = await openForm(proxied);
      const headers = { "X-Forwarded-For": `203.0.113.${last}` };
      statuses.push((await visitor.send(validOrder(), headers)).status);
    }
    expect(statuses[0]).toBe(303);
    expect(statuses.at(-1)).toBe(429);
    const { hidden } = await openForm(proxied);
    expect(await postFrom("127.0.0.2", { ...hidden, ...validOrder() })).toBe(303);
  });

  test("a page that is asked for while the site restarts waits for it", async () => {
    await site.kill();
    const page = fetch(`${proxied.url}/terms-of-service`);
    await site.restart();
    expect((await page).status).toBe(200);
  });

  test("a site that stays down is said in plain words", async () => {
    const port = await freePort();
    const impatient = (config: string) => config.replace(/"try_duration":\d+/, '"try_duration":1');
    await startCaddy(port, String(await freePort()), impatient);
    const answer = await fetch(`http://127.0.0.1:${port}/order/key-of-a-buyer?link=key-of-a-buyer`);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(await answer.text()).toMatch(/restarting.*try again in a minute/);
  });

  test("Caddy logs no request, not even one that failed", () => {
    expect(printed).toContain("serving initial configuration");
    expect(printed).not.toMatch(/key-of-a-buyer|\/contact|\/onboarding|terms-of-service/);
  });
});
