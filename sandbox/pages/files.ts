import { buckets } from "../credentials";
import type { Reply } from "../http/reply";
import type { ObjectSummary, S3Sandbox } from "../s3";
import { markup } from "./html";
import { notFound, page } from "./layout";
import type { Route } from "./front";

/** The list of stored objects, those of the public bucket, and what presigned URLs lead to. */
export function filesRoutes(s3: S3Sandbox): Route[] {
  return [
    {
      methods: ["GET"],
      pattern: /^\/sandbox\/files\/?$/,
      answer: () => filesPage(s3.objects()),
    },
    {
      methods: ["GET"],
      pattern: /^\/sandbox\/s3\/([^/]+)\/([\s\S]+)$/,
      answer: async (request, bucket = "", key = "") =>
        guarded(await s3.download(request, bucket, key)),
    },
    {
      methods: ["GET", "HEAD"],
      pattern: /^\/sandbox\/files\/([^/]+)\/([\s\S]+)$/,
      async answer(_, bucket = "", key = "") {
        const missing = notFound(`There is no file ${bucket}/${key} that can be read.`);
        if (bucket !== buckets.public) return missing;
        const reply = await s3.open(bucket, key);
        return reply ? guarded(reply) : missing;
      },
    },
  ];
}

// Visitors' uploads have the site's own origin here: they must not run.
function guarded(reply: Reply): Reply {
  return {
    ...reply,
    headers: {
      ...reply.headers,
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    },
  };
}

function filesPage(objects: ObjectSummary[]): Reply {
  const items = objects.map(({ bucket, key, size, contentType }) => {
    const url = `/sandbox/files/${bucket}/${key.split("/").map(encodeURIComponent).join("/")}`;
    const name = bucket === buckets.public ? markup`<a href="${url}">${key}</a>` : markup`${key}`;
    return markup`<li>${name}<br />${bucket}, ${contentType}, ${size} bytes</li>`;
  });
  const list = items.length
    ? markup`<ul class="list">
        ${items}
      </ul>`
    : markup`<p>No file yet. Send the onboarding form of the site with files.</p>`;
  return page("Files", list);
}
