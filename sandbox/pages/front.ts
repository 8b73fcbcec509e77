import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { listen, type Listener } from "../http/listen";
import { type Reply, sendReply } from "../http/reply";
import { readText } from "../http/request-body";
import { markup } from "./html";
import { notFound, page, seeOther } from "./layout";

/** A request to one of the sandbox's pages. */
export interface PageRequest {
  method: string;
  pathname: string;
  /** The path and query as sent. */
  target: string;
  headers: IncomingHttpHeaders;
  query: URLSearchParams;
  body: string;
}

/** A route of the sandbox; the handler gets the pattern's groups, decoded. */
export interface Route {
  methods: string[];
  pattern: RegExp;
  answer(request: PageRequest, ...groups: string[]): Promise<Reply> | Reply;
}

const longestBody = 64 * 1024;

const home: Route = {
  methods: ["GET"],
  pattern: /^\/sandbox\/$/,
  answer: () =>
    page(
      "Sandbox",
      markup`<p>
          These pages stand in for the services the site works with. Nothing here reaches a bank, a
          mailbox or a cloud.
        </p>
        <ul class="list">
          <li>
            <a href="/sandbox/checkout">Checkout sessions</a><br />In place of Stripe: each order
            that went on to payment, and how it ended.
          </li>
          <li>
            <a href="/sandbox/portal">Customer portal</a><br />In place of Stripe's: where buyers
            change their card and end their subscription.
          </li>
          <li>
            <a href="/sandbox/inbox">Inbox</a><br />In place of Postmark: every message the site has
            sent.
          </li>
          <li>
            <a href="/sandbox/files">Files</a><br />In place of S3: every file the site has stored.
          </li>
        </ul>`,
    ),
};

const toHome: Route = {
  methods: ["GET"],
  pattern: /^\/(sandbox)?$/,
  answer: () => seeOther("/sandbox/"),
};

/** Serves the sandbox's pages. */
export function startFront(port: number, routes: Route[]): Promise<Listener> {
  const all = [toHome, home, ...routes];
  return listen(port, (request, response) => {
    serve(request, response, all).catch((error: unknown) => {
      if (response.headersSent || request.destroyed) return void response.destroy();
      console.error("sandbox:", error);
      const broken = page("Sandbox error", markup`<p>The sandbox failed; see its output.</p>`, 500);
      void sendReply(response, broken);
    });
  });
}

async function serve(request: IncomingMessage, response: ServerResponse, routes: Route[]) {
  const { method = "GET" } = request;
  const body = await readText(request, longestBody);
  await sendReply(response, await answer(request, body, routes), method);
}

async function answer(
  request: IncomingMessage,
  body: string | undefined,
  routes: Route[],
): Promise<Reply> {
  const { method = "GET", url = "/", headers } = request;
  const [pathname = "/"] = url.split("?", 1);
  const query = new URLSearchParams(url.slice(pathname.length + 1));
  if (body === undefined) {
    return page("Too large", markup`<p>That is more than a form here can carry.</p>`, 413);
  }
  const matching = routes.filter(({ pattern }) => pattern.test(pathname));
  const route = matching.find(({ methods }) =>
    methods.includes(method === "HEAD" ? "GET" : method),
  );
  if (route) {
    const groups = decodeGroups(route.pattern.exec(pathname)?.slice(1) ?? []);
    if (groups)
      return route.answer({ method, pathname, target: url, headers, query, body }, ...groups);
  } else if (matching.length > 0) {
    const refusal = page(
      "Not possible",
      markup`<p>${method} ${pathname} is not possible.</p>`,
      405,
    );
    const allow = matching.flatMap(({ methods }) => methods).join(", ");
    return { ...refusal, headers: { ...refusal.headers, allow } };
  }
  return notFound(`There is no page ${pathname} in the sandbox.`);
}

function decodeGroups(groups: (string | undefined)[]): string[] | undefined {
  try {
    return groups.map((group) => decodeURIComponent(group ?? ""));
  } catch {
    return undefined;
  }
}
