import { mailColors } from "./mail-colors";
import { escapeHtml, inertHtml } from "./mail-escape";

/** The parts a mail is made of; each has an HTML and a text form. User text is escaped, never made a link. */
export type MailPart =
  | { kind: "paragraph"; text: string }
  | { kind: "subheading"; text: string }
  /** What a mail is about, to be found at a glance. */
  | { kind: "reference"; label: string; value: string }
  /** What to know or do beside the facts. */
  | { kind: "note"; text: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "amounts"; title: string; rows: readonly Amount[]; total: Amount }
  | { kind: "button"; label: string; url: string }
  | { kind: "links"; title: string; links: readonly { label: string; url: string }[] };

type Amount = readonly [label: string, amount: string];

const color = mailColors.light;

/** Values longer than this, or of several lines, stand under their label instead of beside it. */
const BESIDE_CHARACTERS = 60;

/** A part as HTML. The classes are the dark scheme's handles; without them the inline styles stand alone. */
export function partHtml(part: MailPart): string {
  switch (part.kind) {
    case "paragraph":
      return `<p class="ink" style="margin:0 0 16px;color:${color.ink}">${inertHtml(part.text)}</p>`;
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
    case "button":
      return button(part.label, part.url);
    case "links":
      return (
        `<p class="ink" style="margin:16px 0 8px;font-weight:600;color:${color.ink}">${inertHtml(part.title)}</p>` +
        `<ul class="muted" style="margin:0 0 16px;padding:0 0 0 20px;color:${color.muted}">${part.links
          .map(({ label, url }) => `<li style="margin:0 0 8px">${link(url, label)}</li>`)
          .join("")}</ul>`
      );
  }
}

/** A link that is meant as one. */
export function link(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" class="link" style="color:${color.link}">${escapeHtml(label)}</a>`;
}

/** A table as wide as its card whose columns no long word can push apart. Quirks mode resets the size of its text. */
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

function factRow([label, value]: readonly [string, string]): string {
  const cell = `vertical-align:top;border-top:1px solid ${color.line};${wrap}`;
  const name = `<span class="muted" style="font-size:14px;color:${color.muted}">${escapeHtml(label)}</span>`;
  const beside = value.length <= BESIDE_CHARACTERS && !value.includes("\n");
  const ink = `class="ink line" style="color:${color.ink};${cell};padding:8px 0"`;
  if (!beside) return `<tr><td ${ink} colspan="2">${name}<br>${inertHtml(value)}</td></tr>`;
  return (
    `<tr><td class="line" width="34%" style="width:34%;padding:8px 12px 8px 0;${cell}">${name}</td>` +
    `<td ${ink}>${inertHtml(value)}</td></tr>`
  );
}

function amountsTable(title: string, rows: readonly Amount[], total: Amount): string {
  const row = ([label, amount]: Amount, look: string) => {
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

/** The cell carries the button's ground, and its padding in Outlook, which gives links none; elsewhere all of it is the link. */
function button(label: string, url: string): string {
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr>` +
    `<td class="button" bgcolor="${color.button}" align="center" style="border-radius:999px;background-color:${color.button};mso-padding-alt:14px 28px">` +
    `<a href="${escapeHtml(url)}" class="button" style="display:inline-block;padding:14px 28px;border-radius:999px;background-color:${color.button};color:${color.buttonInk};font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
    `<p class="muted" style="margin:0 0 16px;font-size:14px;color:${color.muted};${wrap}">Or open this address: ${link(url, url)}</p>`
  );
}
