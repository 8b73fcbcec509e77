import type { RequestListener, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import type { ErrorHandler, Middleware } from "~/server/http/middleware";
import type { RequestContext } from "~/server/log/log.server";
import { inNode, listen } from "../support/http/middleware-server";
import { rawGet } from "../support/http/raw-get";
import { beginPost, FORGED, openClient, SLOW } from "../support/http/slow-client";
import { until } from "../support/until";
import { buyer } from "../support/assets/upload-senders";
import { answeringDemo } from "../support/pages/sample-trades";

// As in production, since in development nothing is cached.
Object.assign(process.env, { NODE_ENV: "production", SANDBOX: "1", CLIENT_IP_HEADER: "client-ip" });
const { middlewareStack } = await import("~/server/http/serve.server");
const { requestContext } = await import("~/server/log/log.server");
const { errorPage } = await import("~/server/http/error-page.server");
const { demoAsked, variantOf } = await import("~/page-variants.server");

const findPaidSender = (cookies: string, link?: string) =>
  Promise.resolve(cookies === "order=paid" || link === "paid" ? buyer("order") : undefined);

const MADE_UP = "made up";
const acceptEvent = (body: Buffer) => String(body) !== MADE_UP;

/** Answers with the request that reached it, and its context. */
const echo: RequestListener = (req, res) => {
  const { method, url, headers, query } = req as typeof req & { query?: unknown };
  res.setHeader("Content-Type", "application/json");
  res.end(JSON.stringify({ method, url, headers, query, context: requestContext.getStore() }));
};

type Echo = {
  method: string;
  url: string;
  headers: Record<string, string | undefined>;
  query: unknown;
  context: RequestContext;
};

const { resolve } = createRequire(import.meta.url);
const express = createRequire(resolve("@remix-run/serve/dist/cli.js"))("express") as () => {
  use: (handler: Middleware | RequestListener | ErrorHandler) => void;
  disable: (setting: string) => void;
} & RequestListener;

/** The Express on which remix-serve depends. */
const inExpress: typeof inNode = (stack, last, onError) => {
  const app = express();
  app.disable("x-powered-by");
  for (const handler of [...stack, last, onError]) app.use(handler);
  return app;
};

const manyHeaders = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`x-${i}`, ""]));

describe.each([
  ["a server of node:http", inNode],
  ["an Express application", inExpress],
])("the middleware in %s", (_, mount) => {
  const start = (last = echo, find = findPaidSender, before: Middleware[] = []) => {
    const answers = {
      variantOf,
      destinationOf: demoAsked,
      acceptEvent,
      isAnswering: () => Promise.resolve(true),
    };
    const stack = middlewareStack({ ...answers, findPaidSender: find });
    const onError = errorPage((status) => `page ${status}`);
    return listen(mount([...before, ...stack], last, onError));
  };

  test("forwards a visitor's request with its nonce and client address, without forged ones and without Range", async () => {
    const url = await start();
    const answer = await rawGet(`${url}/contact?industry=Any`, {
      Cookie: "order=x",
      Range: "bytes=0-1",
      "X-Sitewright-Nonce": "forged",
      "X-Sitewright-Client": "forged",
    });
    const got = JSON.parse(answer.body.toString()) as Echo;
    expect(got.url).toBe("/contact?industry=Any");
    // Not parsed once more, into nested objects, by Express.
    expect(got.query).toEqual({});
    expect(got.headers.cookie).toBe("order=x");
    expect(got.context).toMatchObject({ network: "127.0.0.1", fromScripts: false });
    expect(got.headers.range).toBeUndefined();
    const { nonce } = got.context;
    expect(nonce).toMatch(/^[\w+/=]{24}$/);
    const script = `script-src 'self' 'nonce-${nonce}'`;
    expect(answer.headers["content-security-policy"]).toContain(script);
    expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers["x-frame-options"]).toBe("DENY");
  });

  test("forwards one slash of each run in a path, for which the framework would take seconds", async () => {
    const url = await start();
    const { body } = await rawGet(`${url}/none${"/".repeat(15_000)}a//b?c=//`);
    expect((JSON.parse(body.toString()) as Echo).url).toBe("/none/a/b?c=//");
  });

  test("forwards a body of thousands of chunks in a few", async () => {
    const forwarded: string[] = [];
    const url = await start((req, res) => {
      req.on("data", (chunk: Buffer) => forwarded.push(chunk.toString()));
      req.on("end", () => res.end());
    });
    const sent = Array.from({ length: 3_000 }, (_, i) => String(i % 10));
    const body = sent.map((digit) => `1\r\n${digit}\r\n`).join("");
    const { "Content-Type": type } = SLOW.form;
    const headers = { "Content-Type": type, "Transfer-Encoding": "chunked" };
    await beginPost(`${url}/contact`, headers, `${body}0\r\n\r\n`).answer;
    expect(forwarded.join("")).toBe(sent.join(""));
    expect(forwarded.length).toBeLessThan(100);
  });

  test.each<[what: string, status: number, path: string, init: RequestInit]>([
    ["a method that a page does not allow", 405, "/contact", { method: "PUT" }],
    ["a post from another site", 403, "/contact", post({ "Sec-Fetch-Site": "cross-site" })],
    ["a post to an unknown path", 404, "/none", post({})],
    ["a URL that cannot be read", 400, "/%zz", {}],
    ["more than 100 parameters", 400, `/contact?${"index=a&".repeat(101)}`, {}],
    ["more than 100 headers", 431, "/contact", { headers: manyHeaders(100) }],
  ])("answers %s with %i and an error page", async (_what, status, path, init) => {
    const url = await start();
    const response = await fetch(url + path, init);
    expect([response.status, await response.text()]).toEqual([status, `page ${status}`]);
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("Allow")).toBe(status === 405 ? "GET, HEAD, POST" : null);
  });

  test("answers a rejected request of Remix's scripts as JSON", async () => {
    const url = await start();
    const response = await fetch(`${url}/contact?_data=routes%2Fcontact`, { method: "PUT" });
    expect(await response.json()).toEqual({ refused: 405 });
    expect(response.headers.get("X-Remix-Response")).toBe("yes");
  });

  test("answers 500 without details when the application throws", async () => {
    const url = await start(() => {
      throw new Error("secret");
    });
    const response = await fetch(`${url}/contact`);
    expect([response.status, await response.text()]).toEqual([500, ""]);
    expect(response.headers.get("X-Frame-Options")).toBe("DENY");
  });

  test("answers a health check, and passes on a post, between pages that one connection asks for at once", async () => {
    const passedOn: string[] = [];
    const pages = 100;
    const others: Promise<unknown>[] = [];
    const url = await start((req, res) => {
      passedOn.push(`${req.method} ${req.url}`);
      if (passedOn.length === 1) {
        const checked = fetch(`${url}/healthz`).then(() => passedOn.push("a health check"));
        others.push(checked, fetch(`${url}/contact`, post({})));
      }
      res.end();
    });
    openClient(url, "GET /contact HTTP/1.1\r\nHost: site.test\r\n\r\n".repeat(pages));
    await until("all are passed on", () => passedOn.length === pages + 2);
    await Promise.all(others);
    expect(passedOn.at(-1)).toBe("GET /contact");
  });

  test("passes on half of the posts that one network has in hand, and those of a paid order", async () => {
    const waiting: ServerResponse[] = [];
    const url = await start((_req, res) => void waiting.push(res));
    const send = (cookies = "") => fetch(`${url}/onboarding`, post({ Cookie: cookies }));
    const posts = Array.from({ length: 160 }, () => send());
    const refused = await Promise.race(posts);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
    expect(await refused.text()).toBe("page 429");
    // A fifth of all is for paid orders.
    const half = (160 * 0.8) / 2;
    await until("the others are passed on", () => waiting.length === half);
    const paid = send("order=paid");
    await until("the paid order's post is passed on", () => waiting.length === half + 1);
    // Other pages have room of their own.
    const order = fetch(`${url}/contact`, post({}));
    await until("the order is passed on", () => waiting.length === half + 2);
    for (const res of waiting.splice(0)) res.end();
    const answers = await Promise.all([...posts, paid, order]);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(160 - half);
    const later = send();
    await until("a later post is passed on", () => waiting.length === 1);
    waiting[0]!.end();
    expect((await later).status).toBe(200);
  });

  test("passes on half of the webhook events that one network has in hand, and none without a well-formed signature", async () => {
    const waiting: ServerResponse[] = [];
    const url = await start((_req, res) => void waiting.push(res));
    const send = (signature?: string) => {
      const headers: HeadersInit = signature === undefined ? {} : { "Stripe-Signature": signature };
      return fetch(`${url}/webhooks/stripe`, post(headers));
    };
    const digest = "0a".repeat(32);
    const now = Math.floor(Date.now() / 1000);
    const tooOld = `t=${now - 301},v1=${digest}`;
    const malformed = [undefined, "", `t=${now}`, `v1=${digest}`, `t=,v1=${digest}`, tooOld];
    for (const signature of [...malformed, `t=${now},v1=0a`]) {
      const { status } = await send(signature);
      expect(status, signature).toBe(400);
    }
    const refused: number[] = [];
    const posts = Array.from({ length: 40 }, async () => {
      const { status } = await send(`t=${now},v1=${digest},v0=${digest}`);
      if (status !== 200) refused.push(status);
    });
    await until("half are refused", () => refused.length === 20 && waiting.length === 20);
    for (const res of waiting) res.end();
    await Promise.all(posts);
    expect(new Set(refused)).toEqual(new Set([429]));
  });

  test("made-up webhook events of forty networks, each with a well-formed signature, keep none of Stripe's events out", async () => {
    const held: ServerResponse[] = [];
    const url = await start((req, res) => {
      if (req.headers["client-ip"] === "203.0.113.1") res.end("passed on");
      else held.push(res);
    });
    const send = (from: string, body: string) => {
      const headers = { ...FORGED, "Client-IP": from };
      return fetch(`${url}/webhooks/stripe`, { method: "POST", headers, body });
    };
    const statuses: number[] = [];
    const attack = Array.from({ length: 80 }, async (_, n) => {
      statuses.push((await send(`198.51.100.${n % 40}`, MADE_UP)).status);
    });
    await until("each is answered or held", () => statuses.length + held.length === 80);
    const event = await send("203.0.113.1", '{"id":"evt_1"}');
    expect([event.status, await event.text()]).toEqual([200, "passed on"]);
    await Promise.all(attack);
    expect(new Set(statuses)).toEqual(new Set([400]));
  });

  test.each([
    ["/onboarding", 64],
    ["/contact", 40],
    ["/webhooks/stripe", 20],
  ])(
    "passes on a post to %s while many of its network do not read their responses",
    async (path, half) => {
      // More than the buffers of both sockets take.
      const response = Buffer.alloc(16_000_000);
      let answered = 0;
      const url = await start((_req, res) => {
        answered += 1;
        res.end(answered > half ? "" : response);
      });
      const headers = { ...SLOW.form, ...FORGED, "Content-Length": "3" };
      for (let n = 0; n < half; n += 1) beginPost(url + path, headers, "a=b").socket.pause();
      await until("they are answered", () => answered === half);
      expect((await fetch(url + path, post(FORGED))).status).toBe(200);
    },
  );

  test.each<[what: string, path: string, headers: Record<string, string>]>([
    ["a paid order's from the same network", "/contact", { Cookie: "order=paid" }],
    ["the one that a paid order's link opens", "/onboarding?link=paid", {}],
    ["one that its network asks for as well", answeringDemo, { "Client-IP": "192.0.2.1" }],
  ])("answers a page before the many that one network asks for: %s", async (_, path, headers) => {
    const many = Array.from({ length: 150 }, (_, n) => `/contact?n=${n}`);
    const rendered: string[] = [];
    const url = await start((req, res) => {
      rendered.push(req.url!);
      // Rendering blocks.
      for (const end = performance.now() + 2; performance.now() < end;);
      res.end();
    });
    const others = [...many, answeringDemo].map((wanted) => rawGet(url + wanted));
    await until("the first is rendered", () => rendered.length > 0);
    expect((await rawGet(url + path, headers)).status).toBe(200);
    expect(rendered.length).toBeLessThan(many.length);
    await Promise.all(others);
  });

  test("answers health checks that come at once by one look at the database, without the application", async () => {
    let looks = 0;
    let answer: (isAnswering: boolean) => void = () => undefined;
    const looking = new Promise<boolean>((resolve) => (answer = resolve));
    const isAnswering = () => {
      looks += 1;
      return looking;
    };
    const stack = middlewareStack({
      ...{ variantOf, destinationOf: demoAsked, findPaidSender, acceptEvent, isAnswering },
    });
    let passedOn = 0;
    const count: RequestListener = (_req, res) => {
      passedOn += 1;
      res.end();
    };
    const url = await listen(
      mount(
        stack,
        count,
        errorPage(() => ""),
      ),
    );
    const checks = Array.from({ length: 20 }, () => fetch(`${url}/healthz`));
    await until("the first is asked", () => looks > 0);
    answer(false);
    const statuses = (await Promise.all(checks)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(passedOn).toBe(0);
    expect((await fetch(`${url}/healthz`, { method: "HEAD" })).headers.get("Content-Length")).toBe(
      "24",
    );
  });

  test("passes on many posts that come at once in a turn of the event loop each", async () => {
    const head = "POST /cookie-consent HTTP/1.1\r\nContent-Length: 0\r\n";
    let turn = 0;
    const turns: number[] = [];
    const count = () => {
      turn += 1;
      if (turns.length < 5) setImmediate(count);
    };
    const url = await start((_req, res) => {
      turns.push(turn);
      res.end();
    });
    count();
    openClient(url, `${head}Host: ${new URL(url).host}\r\n\r\n`.repeat(5));
    await until("all are passed on", () => turns.length === 5);
    expect(new Set(turns).size).toBe(5);
  });

  test("passes on a paid order's post after many whose sender left while the order was looked up", async () => {
    const waiting: ServerResponse[] = [];
    const lookups: (() => void)[] = [];
    let left = 0;
    const url = await start(
      (_req, res) => void waiting.push(res),
      async (cookies) => {
        if (cookies) await new Promise<void>((resolve) => lookups.push(resolve));
        return findPaidSender(cookies);
      },
      [(_req, res, next) => (res.once("close", () => (left += 1)), next())],
    );
    const half = (160 * 0.8) / 2;
    const others = Array.from({ length: half }, () => fetch(`${url}/onboarding`, post({})));
    await until("the network has no slot left", () => waiting.length === half);

    // More than a paid order may have in hand.
    const count = 100;
    const tab = new AbortController();
    const paid = { ...post({ Cookie: "order=paid" }), signal: tab.signal };
    const abandoned = Promise.allSettled(
      Array.from({ length: count }, () => fetch(`${url}/onboarding`, paid)),
    );
    await until("their order is looked up", () => lookups.length === count);
    tab.abort();
    await until("the server knows that they left", () => left === count);
    await abandoned;
    for (const found of lookups.splice(0)) found();

    const last = fetch(`${url}/onboarding`, post({ Cookie: "order=paid" }));
    await until("its order is looked up", () => lookups.length === 1);
    lookups[0]!();
    await until("it is answered or passed on", () => waiting.length > half || left > count);
    for (const res of waiting) res.end();
    expect((await last).status).toBe(200);
    expect(waiting).toHaveLength(half + 1);
    await Promise.all(others);
  });
});

function post(headers: Record<string, string>): RequestInit {
  return { method: "POST", body: new URLSearchParams({ a: "b" }), headers };
}
