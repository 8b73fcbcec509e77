import { site } from "~/content/site";

/** The parts a mail is made of; each has an HTML and a text form. User text is escaped, never made a link. */
export type MailPart =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "button"; label: string; url: string }
  | { kind: "links"; title: string; links: readonly { label: string; url: string }[] };

/** Renders a mail's heading and parts as HTML and as text. */
export function renderMail(heading: string, parts: readonly MailPart[]) {
  return { html: frame(heading, parts.map(partHtml).join("\n")), text: textOf(heading, parts) };
}

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function frame(heading: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:#faf6ef;color:#1d2430;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #e0d6c6;border-radius:12px;padding:24px">
<p style="margin:0 0 16px;font-weight:700;color:#a63e0c">${escapeHtml(site.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${body}
</div>
</body>
</html>`;
}

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case "paragraph":
      return `<p style="margin:0 0 16px">${lines(part.text)}</p>`;
    case "facts":
      return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${part.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:8px 12px 8px 0;vertical-align:top;color:#525967;width:30%">${escapeHtml(label)}</td>` +
            `<td style="padding:8px 0;vertical-align:top">${lines(value)}</td></tr>`,
        )
        .join("")}</table>`;
    case "button":
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#a63e0c;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
    case "links":
      return `<p style="margin:0 0 8px;font-weight:600">${escapeHtml(part.title)}</p><ul style="margin:0 0 16px;padding-left:20px">${part.links
        .map(
          ({ label, url }) =>
            `<li><a href="${escapeHtml(url)}" style="color:#a63e0c">${escapeHtml(label)}</a></li>`,
        )
        .join("")}</ul>`;
  }
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\n/g, "<br>");
}

function textOf(heading: string, parts: readonly MailPart[]): string {
  const blocks = parts.map((part) => {
    switch (part.kind) {
      case "paragraph":
        return part.text;
      case "facts":
        return part.rows
          .map(([label, value]) => `${label}: ${value.includes("\n") ? `\n${value}` : value}`)
          .join("\n");
      case "button":
        return `${part.label}: ${part.url}`;
      case "links":
        return [part.title, ...part.links.map(({ label, url }) => `- ${label}: ${url}`)].join("\n");
    }
  });
  return [heading, ...blocks, `-- \n${site.name}`].join("\n\n");
}
