import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptHashes } from "~/server/http/response-cache.server";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each([
  ["<script>a()</script>", ["a()"]],
  ['<script type="module" async="">import "/a.js";\n</script>', ['import "/a.js";\n']],
  ['<script type="text/javascript">é</script>', ["é"]],
  ["<script>a</script><script>a</script>", ["a"]],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script src="/a.js"></script>', []],
  ['<script data-src="x">a</script>', ["a"]],
  ["<noscript>a</noscript><p>script</p>", []],
])("the CSP hashes cover exactly the inline scripts of %j", (html, texts) =>
  expect(scriptHashes(html)).toEqual(texts.map(hash)),
);
