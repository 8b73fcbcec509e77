import { site } from "~/content/site";
import type { AmountRow, EmailFrame, EmailPart, Fact, Task } from "./email-parts";
import { emailColors, emailLogo, emailStyles } from "./email-theme";

const color = emailColors.light;
const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";
const table = `role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
/** Keeps email clients from filling the rest of the inbox preview with the email's first words. */
const previewFiller = "&#8199;&#847; ".repeat(60);

const letterhead =
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td><img src="${emailLogo.contentId}" width="32" height="32" alt="" style="display:block;border:0"></td>` +
  `<td class="band" style="padding:0 0 0 10px;color:${color.bandInk};${font};font-size:20px;font-weight:800">${escapeHtml(site.name)}</td></tr></table>`;

export function emailHtml(heading: string, parts: readonly EmailPart[], frame: EmailFrame): string {
  const title = escapeHtml(heading);
  const main = parts.find((part) => typeof part !== "string" && part.kind === "button");
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
${emailStyles()}
<!--[if mso]><style>*{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->
</head>
<body class="page" bgcolor="${color.page}" style="margin:0;padding:0;background-color:${color.page};-webkit-text-size-adjust:100%">
${preheader(frame.preheader)}<table ${table} lang="${site.language}" class="page" bgcolor="${color.page}" style="background-color:${color.page}"><tr><td class="edge" align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${table} style="max-width:600px;margin:0 auto;table-layout:fixed">
<tr><td class="band side" bgcolor="${color.band}" style="padding:16px 24px;border-bottom:4px solid ${color.accent};border-radius:12px 12px 0 0;background-color:${color.band}">${letterhead}</td></tr>
<tr><td class="card side words" bgcolor="${color.card}" style="padding:24px 24px 8px;border:1px solid ${color.line};border-top:0;border-radius:0 0 12px 12px;background-color:${color.card};${font};text-align:left;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${color.ink}">${title}</h1>
${parts.map((part) => partHtml(part, part === main)).join("\n")}
</td></tr>
<tr><td class="muted side" style="padding:16px 24px;color:${color.muted};${font};font-size:14px;text-align:left;word-break:break-word">${footer(frame)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

function preheader(text: string | undefined): string {
  if (!text) return "";
  return `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all">${escapeHtml(text)}${previewFiller}</div>\n`;
}

function footer({ why, supportEmail }: EmailFrame): string {
  return [
    `<strong>${escapeHtml(site.name)}</strong>`,
    ...(why ? [escapeHtml(why)] : []),
    ...(supportEmail
      ? [`Questions? Write to ${link(`mailto:${supportEmail}`, supportEmail)}`]
      : []),
  ].join("<br>");
}

const BESIDE_CHARACTERS = 60;

/** A part as HTML. The classes are for the dark scheme; clients that drop them use the inline styles. */
function partHtml(part: EmailPart, isMain: boolean): string {
  if (typeof part === "string") {
    return `<p class="ink" style="margin:0 0 16px;color:${color.ink}">${inertHtml(part)}</p>`;
  }
  switch (part.kind) {
    case "subheading":
      return `<h2 class="ink" style="margin:24px 0 8px;font-size:17px;line-height:1.3;color:${color.ink}">${inertHtml(part.text)}</h2>`;
    case "reference":
      return panel(
        `<span class="muted" style="font-size:14px;color:${color.muted}">${escapeHtml(part.label)}</span><br>` +
          `<strong style="font-size:20px;white-space:nowrap">${inertHtml(part.value)}</strong>`,
      );
    case "note":
      return panel(inertHtml(part.text));
    case "facts":
      return `<table ${tableOf("presentation")}><col width="34%"><col>${part.rows.map(factRow).join("")}</table>`;
    case "amounts":
      return amountsTable(part.title, part.rows, part.total);
    case "tasks":
      return `<table ${tableOf("presentation")}>${part.rows.map(taskRow).join("")}</table>`;
    case "picture":
      return picture(part);
    case "button":
      return button(part.label, part.url, isMain);
    case "links":
      return (
        `<p class="ink" style="margin:16px 0 8px;font-weight:600;color:${color.ink}">${inertHtml(part.title)}</p>` +
        `<ul class="muted" style="margin:0 0 16px;padding:0 0 0 ${part.links.length > 1 ? "20px" : "0;list-style:none"};color:${color.muted}">${part.links
          .map(({ label, url }) => `<li style="margin:0 0 8px">${link(url, label)}</li>`)
          .join("")}</ul>`
      );
  }
}

/** A file of public/images/share, which comes with the email, small beside the link: it shows another firm's name. */
function picture({ file, alt, label, url }: Extract<EmailPart, { kind: "picture" }>): string {
  return (
    `<table ${table} style="margin:24px 0 16px"><tr><td width="120"><a href="${escapeHtml(url)}"><img src="cid:${file}" width="120" height="63" alt="${escapeHtml(alt)}" style="display:block;border:0;border-radius:4px"></a></td>` +
    `<td style="padding:0 0 0 12px;${font};font-size:14px">${link(url, label)}</td></tr></table>`
  );
}

/** A link that the site makes, never one from a user's text. */
function link(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" class="link" style="color:${color.link}">${escapeHtml(label)}</a>`;
}

/** A table as wide as its card whose columns no long word widens. Its font is set again, because quirks mode resets it. */
function tableOf(role: "presentation" | "table"): string {
  return `role="${role}" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px;table-layout:fixed;border-collapse:collapse;font-size:16px;line-height:1.5"`;
}

function panel(html: string): string {
  return (
    `<table ${tableOf("presentation")}><tr><td class="ink panel" bgcolor="${color.panel}" ` +
    `style="padding:12px 16px;border-left:4px solid ${color.accent};background-color:${color.panel};color:${color.ink};${wrap}">${html}</td></tr></table>`
  );
}

const wrap = "word-break:break-word;overflow-wrap:anywhere";

function factRow([label, value, mark]: Fact): string {
  const cell = `vertical-align:top;border-top:1px solid ${color.line};${wrap}`;
  const name = `<span class="muted" style="font-size:14px;color:${color.muted}">${escapeHtml(label)}</span>`;
  const beside = value.length <= BESIDE_CHARACTERS && !value.includes("\n");
  const ink = `class="ink line" style="color:${color.ink};${cell};padding:8px 0"`;
  if (!beside) return `<tr><td ${ink} colspan="2">${name}<br>${inertHtml(value)}</td></tr>`;
  const look = mark === "missing" ? `font-weight:700;color:${color.link}` : `color:${color.ok}`;
  const marked = mark ? `<span class="${mark}" style="${look}">${value}</span>` : inertHtml(value);
  return (
    `<tr><td class="line" width="34%" style="width:34%;padding:8px 12px 8px 0;${cell}">${name}</td>` +
    `<td ${ink}>${marked}</td></tr>`
  );
}

function taskRow({ title, lines, action }: Task): string {
  const act = URL.canParse(action)
    ? link(action, action)
    : `<code style="font-size:13px">${inertHtml(action)}</code>`;
  return (
    `<tr><td class="ink line" style="padding:12px 0;color:${color.ink};border-top:1px solid ${color.line};${wrap}">` +
    `<strong>${inertHtml(title)}</strong><br>` +
    lines.map((line) => `${inertHtml(line)}<br>`).join("") +
    `${act}</td></tr>`
  );
}

function amountsTable(title: string, rows: readonly AmountRow[], total: AmountRow): string {
  const row = ([label, amount]: AmountRow, look: string) => {
    const cell = `class="ink line" style="padding:10px 0;color:${color.ink};${look}`;
    return (
      `<tr><th scope="row" align="left" ${cell};text-align:left;${wrap}">${inertHtml(label)}</th>` +
      `<td align="right" valign="top" width="30%" ${cell};width:30%;text-align:right;white-space:nowrap">${inertHtml(amount)}</td></tr>`
    );
  };
  return (
    `<table ${tableOf("table")}><caption class="muted" style="padding:0 0 8px;text-align:left;font-size:14px;color:${color.muted}">${escapeHtml(title)}</caption>` +
    rows.map((line) => row(line, `font-weight:400;border-top:1px solid ${color.line}`)).join("") +
    row(total, `font-weight:700;font-size:18px;border-top:2px solid ${color.line}`) +
    `</table>`
  );
}

/** Outlook ignores the padding of links: there the cell has the button's padding, elsewhere the link has it. */
function button(label: string, url: string, isMain: boolean): string {
  const [name, look] = isMain
    ? ["button", `background-color:${color.button};color:${color.buttonInk}`]
    : ["outline", `background-color:transparent;color:${color.link}`];
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr>` +
    `<td class="${name}"${isMain ? ` bgcolor="${color.button}"` : ""} align="center" style="border:2px solid ${color.button};border-radius:999px;${look};mso-padding-alt:12px 26px">` +
    `<a href="${escapeHtml(url)}" class="${name}" style="display:inline-block;padding:12px 26px;border-radius:999px;${look};font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
    `<p class="muted" style="margin:0 0 16px;font-size:14px;color:${color.muted};${wrap}">Or open this address: ${link(url, url)}</p>`
  );
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Longer texts are not changed: a span for each dot would take them toward Postmark's 5 MB for a body. */
const LONGEST_INERT = 20_000;
/** What makes email clients see a URL: a dot or an @ between letters or digits, but for the dot in 1.039, and the colon of `://`. */
const linkTriggers = /(?<=[\p{L}\p{N}_-])(?!(?<=\p{N})\.\p{N})[.@](?=[\p{L}\p{N}_-])|:(?=\/\/)/gu;

/**
 * A user's text as HTML with its line ends. URLs and email addresses are cut into spans, so that clients do not make them
 * links; nothing is added that would be copied with the text. A client may still join the spans before it looks for
 * links, and the text form cannot prevent them. The document's `format-detection` covers telephone numbers.
 */
export function inertHtml(text: string): string {
  const escaped = escapeHtml(text).replace(/\n/g, "<br>");
  if (text.length > LONGEST_INERT) return escaped;
  return escaped.replace(linkTriggers, "<wbr><span>$&</span>");
}
