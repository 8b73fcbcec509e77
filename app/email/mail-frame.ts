import { site } from "~/content/site";
import { mailColors } from "./mail-colors";
import { escapeHtml } from "./mail-escape";
import { link } from "./mail-parts";
import { mailStyles } from "./mail-styles";

/** What a mail says of itself around its parts. */
export interface MailFrame {
  /** Shown after the subject in a list of mails; repeats facts of the mail, since the text form has none. */
  preheader?: string;
  /** Why one got this mail. */
  why?: string;
  supportEmail?: string;
}

const color = mailColors.light;
const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";
const table = `role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
/** Keeps clients from filling the rest of the preview with the mail's first words. */
const previewFiller = "&#8199;&#847; ".repeat(60);

/** The whole HTML document around a mail's rendered parts. Loads nothing from anywhere. */
export function frameHtml(heading: string, body: string, frame: MailFrame): string {
  const title = escapeHtml(heading);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
${mailStyles()}
<!--[if mso]><style>*{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->
</head>
<body class="page" bgcolor="${color.page}" style="margin:0;padding:0;background-color:${color.page};-webkit-text-size-adjust:100%">
${preheader(frame.preheader)}<table ${table} lang="en" class="page" bgcolor="${color.page}" style="background-color:${color.page}"><tr><td class="edge" align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${table} style="max-width:600px;margin:0 auto;table-layout:fixed">
<tr><td class="band side" bgcolor="${color.band}" style="padding:16px 24px;border-bottom:4px solid ${color.accent};border-radius:12px 12px 0 0;background-color:${color.band};color:${color.bandInk};${font};font-size:20px;font-weight:800">${escapeHtml(site.name)}<span aria-hidden="true" style="color:${color.accent}">.</span></td></tr>
<tr><td class="card side words" bgcolor="${color.card}" style="padding:24px 24px 8px;border:1px solid ${color.line};border-top:0;border-radius:0 0 12px 12px;background-color:${color.card};${font};text-align:left;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${color.ink}">${title}</h1>
${body}
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

function footer({ why, supportEmail }: MailFrame): string {
  return [
    `<strong>${escapeHtml(site.name)}</strong>`,
    ...(why ? [escapeHtml(why)] : []),
    ...(supportEmail
      ? [`Questions? Write to ${link(`mailto:${supportEmail}`, supportEmail)}`]
      : []),
  ].join("<br>");
}
