import { createServer, request } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { startSandbox, type Sandbox } from "../../../sandbox";
import { startSite, type Site } from "../site";
import { startPostgres, type PostgresServer } from "./postgres-server";

/** Several processes of the built site on one PostgreSQL database, behind one URL. */
export interface Machines extends Pick<Site, "rows" | "execute" | "sandbox" | "url"> {
  /** Each process under a URL of its own. Stripe's events go to the first one. */
  sites: Site[];
  /** The server of their database, which is theirs alone. */
  server: PostgresServer;
  kill: (index: number, signal?: NodeJS.Signals) => Promise<void>;
  restart: (index: number) => Promise<void>;
  /** Ends the processes, the stand-ins and the server. */
  stop: () => Promise<void>;
}

/** Starts `count` processes at once on an empty database. Requires `npm run build`. */
export async function startMachines(
  count: number,
  env: Record<string, string> = {},
): Promise<Machines> {
  const up = new Set<string>();
  const server = await startPostgres();
  const front = await startFront(() => [...up]);
  const sandbox = await startSandbox({ publicUrl: front.url });
  const databaseUrl = await server.createDatabase();
  const shared = { siteUrl: front.url, sandbox, databaseUrl };
  const starting = Array.from({ length: count }, () => startSite({ env, shared }));
  const end = async (sites: Site[]) => {
    await Promise.all(sites.map((site) => site.stop()));
    await Promise.all([front.close(), sandbox.close(), server.end()]);
  };

  let sites: Site[];
  try {
    sites = await Promise.all(starting);
  } catch (error) {
    const started = await Promise.allSettled(starting);
    await end(started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
    throw error;
  }
  const [first] = sites;
  setWebhook(sandbox, first!);
  for (const { url } of sites) up.add(url);
  return {
    url: front.url,
    sandbox,
    sites,
    server,
    rows: first!.rows,
    execute: first!.execute,
    kill: async (index, signal) => {
      up.delete(sites[index]!.url);
      await sites[index]!.kill(signal);
    },
    restart: async (index) => {
      await sites[index]!.restart();
      up.add(sites[index]!.url);
    },
    stop: () => end(sites),
  };
}

function setWebhook({ stripe }: Sandbox, { url }: Site): void {
  stripe.webhookUrl = `${url}/webhooks/stripe`;
}

/** The address that visitors know: gives each request to the next machine that is up, as a host does. */
async function startFront(machines: () => string[]) {
  let turn = 0;
  const front = createServer((incoming, response) => {
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
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    close: async () => {
      front.close();
      front.closeAllConnections();
      await once(front, "close");
    },
  };
}
