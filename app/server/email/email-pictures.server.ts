import { existsSync, readFileSync } from "node:fs";
import { emailLogo } from "./email-theme";

const read = new Map<string, string | undefined>();

/**
 * The pictures that an email's HTML shows, as attachments: they come with it, because clients load no remote picture
 * unasked. A demo's picture may be gone since the email was written.
 */
export function emailPictures(html: string) {
  const names = html.matchAll(/ src="cid:([\w-]+\.png)"/g);
  return [...new Set([...names].map(([, name]) => name!))].flatMap((name) => {
    const Content = contentOf(name);
    return Content
      ? { Name: name, Content, ContentType: "image/png", ContentID: `cid:${name}` }
      : [];
  });
}

function contentOf(name: string): string | undefined {
  const isLogo = `cid:${name}` === emailLogo.contentId;
  const file = isLogo ? emailLogo.file : `public/images/share/${name}`;
  if (!read.has(name)) read.set(name, existsSync(file) ? readFileSync(file, "base64") : undefined);
  return read.get(name);
}
