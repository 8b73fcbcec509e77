import { once } from "node:events";
import { request, type RequestListener, type ServerResponse } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { pages } from "~/content/pages";
import { nextEventLoopTurn } from "~/server/concurrency/turns.server";
import { errorPage } from "~/server/http/error-page.server";
import { requestId } from "~/server/http/middleware";
import { requestTarget } from "~/server/http/request-target.server";
import { responseCache, type VariantOf } from "~/server/http/response-cache.server";
import { variantOf } from "~/page-variants.server";
import { inNode, listen } from "../support/http/middleware-server";
import { decoded, rawGet } from "../support/http/raw-get";
import { until } from "../support/until";
import { answeringDemo, demoPath } from "../support/pages/sample-trades";

const PAGE = '<!doctype html><script type="module">start()</script>';

let now: Date;
let rendered: string[];
let render: RequestListener;
let url: string;

const html = (res: ServerResponse, text = PAGE, status = 200) => {
  res.statusCode = status;
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.end(text);
};

beforeEach(async () => {
  now = new Date("2026-12-31T23:59:59.999Z");
  rendered = [];
  render = (_req, res) => html(res);
  const variant: VariantOf = (page, url, cookies) => variantOf(page, url, cookies, now);
  const cache = responseCache(variant, "site.test");
  const last: RequestListener = (req, res) => {
    rendered.push(`${req.url} ${req.headers.cookie ?? ""}`.trim());
    render(req, res);
  };
  const onError = errorPage((status) => `page ${status}`);
  url = await listen(inNode([requestId, requestTarget, cache], last, onError));
});

const get = (path: string, headers: Record<string, string> = {}) => rawGet(url + path, headers);

test("the cache renders each variant of a page once, whatever queries and cookies visitors send", async () => {
  const cached = pages.filter((page) => page.cached).map(({ path }) => path);
  const queries = [
    ...["", "?", "?utm_source=a", "?filter=none&preview=99&closed=yes", "?filter[]=trades"],
    ...["?FILTER=trades", "?preview=01", "?preview=%00", "?%zz=%ff", `?x=${"a".repeat(5000)}`],
  ];
  const cookies = ["", "a=b", "consent=maybe", "xconsent=accepted", `x=${"a".repeat(5000)}`];
  const answered = ["consent=accepted", "a=b; consent=declined"];
  for (const path of cached) {
    for (const query of queries) expect((await get(path + query)).status).toBe(200);
    for (const cookie of [...cookies, ...answered]) await get(path, { Cookie: cookie });
  }
  expect(rendered.sort()).toEqual(
    cached.flatMap((path) => [path, `${path} consent=accepted`]).sort(),
  );
});

test("the cache has one variant for each filter, preview and closing message, in whatever order the query names them", async () => {
  await get("/?preview=2&x&filter=trades");
  await get("/?filter=trades&preview=2&filter=professional");
  await get("/?filter=trades");
  await get("/?closed=1");
  expect(rendered).toEqual(["/?filter=trades&preview=2", "/?filter=trades", "/?closed=1"]);
});

test.each([
  ...[demoPath.replace("demo", "dem%6f"), `${demoPath}/`, "//", demoPath.replace("d", "D")],
  ...["/contact", "/none", "/?_data=root"],
])("a request for %s is passed on unchanged each time and never cached", async (path) => {
  for (let time = 1; time <= 2; time += 1) {
    await get(path, { Cookie: "a=b" });
    expect(rendered).toEqual(Array(time).fill(`${path} a=b`));
  }
});

test.each(["flash=secret", "a=b; __Host-flash=secret"])(
  "a visitor with the cookie %s gets a page of their own that is never cached",
  async (Cookie) => {
    render = (req, res) => html(res, `for ${req.headers.cookie}`);
    const own = await get("/", { Cookie });
    expect([own.body.toString(), own.headers.etag]).toEqual([`for ${Cookie}`, undefined]);
    expect((await get("/")).body.toString()).toBe("for undefined");
  },
);

test("a page is rendered for the cache without the visitor's headers, query and other cookies", async () => {
  render = ({ method, url, headers }, res) => html(res, JSON.stringify({ method, url, headers }));
  const { body } = await get("/?secret=1&filter=trades", {
    Cookie: "consent=declined; secret=1",
    "User-Agent": "secret",
    "X-Forwarded-Host": "secret.test",
    "X-Sitewright-Nonce": "secret",
    "Accept-Language": "secret",
    Referer: "http://site.test/secret",
    "Accept-Encoding": "identity",
  });
  expect(JSON.parse(body.toString())).toEqual({
    method: "GET",
    url: "/?filter=trades",
    headers: { host: "site.test", cookie: "consent=accepted" },
  });
});

test("a cached page allows only its own inline scripts, and each response has the same headers", async () => {
  render = (_req, res) => {
    res.setHeader("X-Secret", "first");
    res.setHeader("Cache-Control", "no-store");
    html(res);
  };
  const answers = [await get("/"), await get("/")];
  const [first, second] = answers.map(({ headers: { "x-request-id": id, date, ...rest } }) => {
    expect([id, date]).not.toContain(undefined);
    return rest;
  });
  expect(first).toEqual(second);
  expect(first).toMatchObject({
    "cache-control": "private, no-cache",
    vary: "Cookie, Accept-Encoding",
  });
  expect(first!["x-secret"]).toBeUndefined();
  const hash = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
  expect(first!["content-security-policy"]).toContain(`; script-src 'self' ${hash};`);
});

test("a HEAD request that comes first gets no body, and the page is cached complete", async () => {
  const head = await rawGet(url, { "Accept-Encoding": "br" }, "HEAD");
  const whole = await get("/", { "Accept-Encoding": "br" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers.etag).toBe(whole.headers.etag);
  expect(head.headers["content-length"]).toBe(String(whole.body.length));
  expect(decoded(whole).toString()).toBe(PAGE);
  expect(rendered).toEqual(["/"]);
});

test("twenty requests for a page that is being rendered share one rendering", async () => {
  const held: (() => void)[] = [];
  render = (_req, res) => void held.push(() => html(res));
  const answers = Array.from({ length: 20 }, () => get("/"));
  await until("it is rendered", () => held.length > 0);
  held[0]!();
  for (const { body } of await Promise.all(answers)) expect(body.toString()).toBe(PAGE);
  expect(rendered).toEqual(["/"]);
});

test("a client that disconnects while its page is rendered does not keep others from the page", async () => {
  let aborted: ServerResponse | undefined;
  render = (_req, res) => (aborted = res);
  const first = request(url)
    .on("error", () => undefined)
    .end();
  await until("it is rendered", () => aborted !== undefined);
  render = (_req, res) => html(res);
  const second = get("/");
  first.destroy();
  await once(aborted!, "close");
  // What Remix still writes to the closed response is ignored.
  html(aborted!, "late");
  expect((await second).body.toString()).toBe(PAGE);
  expect((await get("/")).body.toString()).toBe(PAGE);
  expect(rendered).toEqual(["/", "/"]);
});

const breaks = () => {
  throw new Error("broken");
};

test.each<[what: string, status: number, fails: RequestListener]>([
  ["a page that failed", 500, (_req, res) => html(res, "failed", 500)],
  ["a page that is not found", 404, (_req, res) => html(res, "none", 404)],
  ["a page that sets a cookie", 200, (_req, res) => html(res.setHeader("Set-Cookie", "a=b"))],
  ["a handler that throws", 500, breaks],
])("%s is sent but not cached, and the next request renders again", async (_, status, fails) => {
  const works = render;
  render = fails;
  const failed = await get("/");
  expect(failed.status).toBe(status);
  expect(failed.headers.etag).toBeUndefined();
  expect(failed.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  render = works;
  const next = await get("/");
  expect([next.status, next.body.toString()]).toEqual([200, PAGE]);
  expect(rendered).toHaveLength(2);
});

test("a response that breaks off is not cached", async () => {
  const works = render;
  render = (_req, res) => {
    res.write("half");
    res.destroy();
  };
  await expect(get("/")).rejects.toThrow();
  render = works;
  expect((await get("/")).body.toString()).toBe(PAGE);
});

test("a cached page expires at the end of the year, in UTC", async () => {
  await get("/");
  now = new Date("2027-01-01T00:00:00Z");
  await get("/");
  await get("/");
  expect(rendered).toEqual(["/", "/"]);
});

test("a full cache evicts the oldest response", async () => {
  let wanted = "";
  const rare = () => wanted.startsWith("/rare");
  const anything = () => ({ key: wanted, url: wanted, cookie: "", rare: rare() });
  const cache = responseCache(anything, "site.test", { common: 3, rare: 2 });
  const last: RequestListener = (req, res) => {
    rendered.push(req.url!);
    html(res);
  };
  const limited = await listen(inNode([requestId, requestTarget, cache], last, errorPage(String)));
  for (wanted of ["/a", "/b", "/c", "/d", "/c", "/d", "/b", "/a"]) await rawGet(limited);
  expect(rendered).toEqual(["/a", "/b", "/c", "/d", "/a"]);

  // Rare ones evict one another, and no other.
  rendered = [];
  for (wanted of ["/rare1", "/rare2", "/rare3", "/d", "/a", "/rare1"]) await rawGet(limited);
  expect(rendered).toEqual(["/rare1", "/rare2", "/rare3", "/rare1"]);
});

test("who waits for a page while it is rendered for another visitor does not wait until that one has it", async () => {
  let asked = 0;
  let finish = () => {};
  const cache = responseCache((_page, { searchParams }) => {
    asked += 1;
    const insert = searchParams.has("name") ? { marker: "start()", text: "Ann" } : undefined;
    return { key: "/", url: "/", cookie: "", rare: false, insert };
  }, "site.test");
  const last: RequestListener = (_req, res) => (finish = () => html(res));
  const site = await listen(inNode([requestId, requestTarget, cache], last, errorPage(String)));
  const answered: string[] = [];
  const ask = (path: string) =>
    rawGet(site + path, { "Accept-Encoding": "gzip" }).then(() => answered.push(path));
  const first = ask("/?name=Ann");
  await until("it is being rendered", () => asked === 1);
  const second = ask("/");
  await until("both have asked", () => asked === 2);
  const others = Array.from({ length: 30 }, () => nextEventLoopTurn("127.0.0.1"));
  finish();
  await Promise.all([first, second, ...others]);
  expect(answered).toEqual(["/", "/?name=Ann"]);
});

test("only a page without a visitor's name and choices is compressed with brotli, which takes long", async () => {
  const codingOf = async (path: string) => {
    const { headers } = await get(path, { "Accept-Encoding": "gzip, br" });
    return headers["content-encoding"];
  };
  const common = ["/", "/?x=1", "/privacy-policy", demoPath, `${demoPath}?x=1`];
  for (const path of common) expect(await codingOf(path)).toBe("br");
  for (const path of [`${demoPath}?name=Ann`, answeringDemo, "/?filter=trades"]) {
    expect(await codingOf(path)).toBe("gzip");
  }
});
