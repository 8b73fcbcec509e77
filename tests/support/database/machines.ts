import { request } from "node:http";
import { pipeline } from "node:stream";
import { afterAll, beforeEach } from "vitest";
import { startSandbox } from "../../../sandbox";
import { listen } from "../../../sandbox/http/listen";
import { startSite } from "../site";
import { startPostgres } from "./postgres-server";

/** Starts processes of the site under URLs of their own. Stripe's events go to the first one. */
export async function startMachines(count: number, env: Record<string, string> = {}) {
  const up = new Set<string>();
  const server = await startPostgres();
  const front = await startFront(() => [...up]);
  const sandbox = await startSandbox({ publicUrl: front.url });
  const databaseUrl = await server.createDatabase();
  const shared = { siteUrl: front.url, sandbox, databaseUrl };
  const sites = await Promise.all(Array.from({ length: count }, () => startSite({ env, shared })));
  const { url, rows, execute } = sites[0]!;
  sandbox.stripe.webhookUrl = `${url}/webhooks/stripe`;
  for (const site of sites) up.add(site.url);
  beforeEach(() => sandbox.reset());
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await Promise.all([front.close(), sandbox.close(), server.end()]);
  });
  return {
    url: front.url,
    sandbox,
    sites,
    server,
    rows,
    execute,
    kill: async (index: number, signal?: NodeJS.Signals) => {
      up.delete(sites[index]!.url);
      await sites[index]!.kill(signal);
    },
    restart: async (index: number) => {
      await sites[index]!.restart();
      up.add(sites[index]!.url);
    },
  };
}

/** Gives each request to the next machine that is up, as a host does. */
function startFront(machines: () => string[]) {
  let turn = 0;
  return listen(0, (incoming, response) => {
    const up = machines();
    if (up.length === 0) return void response.writeHead(503).end();
    const target = new URL(up[(turn += 1) % up.length]!);
    const { method, url: path, headers } = incoming;
    const outgoing = request(target, { method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      // Unlike `pipe`, it also passes on that a machine died in the middle of its answer.
      pipeline(answer, response, () => undefined);
    });
    outgoing.on("error", () =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(),
    );
    pipeline(incoming, outgoing, () => undefined);
  });
}
