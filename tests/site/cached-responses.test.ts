import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pages } from "~/content/pages";
import { decoded, rawGet } from "../support/http/raw-get";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const script = `/build/${readdirSync("public/build").find((name) => name.startsWith("root-"))}`;

const codings = [
  ["with Brotli", "br", "gzip, deflate, br"],
  ["with gzip", "gzip", "gzip, br;q=0"],
  ["uncompressed", undefined, "identity"],
] as const;

describe.each(["/", "/privacy-policy", script, "/favicon.svg"])(
  "the cached response of %s",
  (path) => {
    const ask = (headers: Record<string, string>, method?: "HEAD") =>
      rawGet(site.url + path, headers, method);

    test.each(codings)(
      "%s is complete, with its length and an ETag of its own, and has the same headers for HEAD",
      async (_, coding, accept) => {
        const answer = await ask({ "Accept-Encoding": accept });
        expect(answer.status).toBe(200);
        expect(answer.headers["content-encoding"]).toBe(coding);
        expect(answer.headers["content-length"]).toBe(String(answer.body.length));
        expect(answer.headers.etag).toMatch(/^"[\w-]{22}"$/);
        expect(answer.headers.vary).toContain("Accept-Encoding");
        const plain = await ask({});
        expect(decoded(answer).equals(plain.body)).toBe(true);
        expect(answer.headers.etag === plain.headers.etag).toBe(coding === undefined);
        const head = await ask({ "Accept-Encoding": accept }, "HEAD");
        expect([head.status, head.body.length]).toEqual([200, 0]);
        expect(withoutTime(head.headers)).toEqual(withoutTime(answer.headers));
      },
    );

    test.each(codings)("%s is answered 304 to a client that has it", async (_, _coding, accept) => {
      const { headers } = await ask({ "Accept-Encoding": accept });
      const etag = headers.etag!;
      for (const held of [etag, `W/${etag}`, `"a", ${etag},"b"`, `"a" , W/${etag}`, "*"]) {
        for (const method of [undefined, "HEAD"] as const) {
          const answer = await ask({ "Accept-Encoding": accept, "If-None-Match": held }, method);
          expect(answer.status).toBe(304);
          expect(answer.body.length).toBe(0);
          const { "content-type": type, "content-length": length, ...rest } = withoutTime(headers);
          expect([type, length]).not.toContain(undefined);
          delete rest["content-encoding"];
          expect(withoutTime(answer.headers)).toEqual(rest);
        }
      }
      for (const other of ['"a"', etag.slice(0, -1), etag.slice(1, -1), ""]) {
        const answer = await ask({ "Accept-Encoding": accept, "If-None-Match": other });
        expect(answer.status, other).toBe(200);
      }
    });
  },
);

/** Headers without those that differ in each response. */
function withoutTime({ ...headers }: Awaited<ReturnType<typeof rawGet>>["headers"]) {
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  delete headers["x-request-id"];
  delete headers.date;
  return headers;
}

describe("the files of public/", () => {
  const paths = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice("public".length));

  test("are served unchanged in every coding, text compressed, with their Cache-Control", async () => {
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      const file = readFileSync(`public${path}`);
      // Tiny files do not shrink.
      const shrinks = /\.(js|css|svg)$/.test(path) && file.length >= 200;
      for (const [, coding, accept] of codings) {
        const answer = await rawGet(site.url + path, { "Accept-Encoding": accept });
        expect(decoded(answer).equals(file), path).toBe(true);
        if (shrinks) expect(answer.headers["content-encoding"], path).toBe(coding);
        if (shrinks && coding) expect(answer.body.length).toBeLessThan(file.length);
        expect(answer.headers["cache-control"]).toBe(
          path.startsWith("/build/")
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600",
        );
        expect(answer.headers.etag).toBeDefined();
      }
    }
  });

  test.each([
    [/\.js$/, "text/javascript; charset=utf-8"],
    [/\.css$/, "text/css; charset=utf-8"],
    [/\.svg$/, "image/svg+xml"],
    [/\.avif$/, "image/avif"],
    [/\.webp$/, "image/webp"],
    [/\.png$/, "image/png"],
    [/\.ico$/, "image/x-icon"],
    [/\.woff2$/, "font/woff2"],
  ])("that match %s have the type %s", async (name, type) => {
    const path = paths.find((path) => name.test(path));
    const { headers } = await rawGet(site.url + path);
    expect(headers["content-type"]).toBe(type);
  });

  test("answer a POST with 404", async () => {
    const answer = await fetch(site.url + script, { method: "POST", body: "a" });
    expect(answer.status).toBe(404);
  });
});

const policyOf = ({ headers }: Awaited<ReturnType<typeof rawGet>>) =>
  String(headers["content-security-policy"]);

// tests/unit/response-cache.test.ts has the variants of a page.
test.each(pages.filter((page) => page.cached && !page.optional))(
  "the cached page $path must be revalidated, sets no cookie and allows exactly its own inline scripts",
  async ({ path }) => {
    const answer = await rawGet(site.url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    expect(answer.headers.vary).toBe("Cookie, Accept-Encoding");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const html = answer.body.toString();
    expect(html + policyOf(answer)).not.toContain("nonce");
    const scripts = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)];
    const hashes = scripts.map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
    const [, allowed = ""] = /script-src 'self'([^;]*);/.exec(policyOf(answer))!;
    expect(allowed.split(" ").filter(Boolean)).toEqual(hashes);
    const typed = [...html.matchAll(/<script type="([^"]+)"/g)].map(([, type]) => type);
    expect(["module", "application/ld+json"]).toEqual(expect.arrayContaining(typed));
  },
);
