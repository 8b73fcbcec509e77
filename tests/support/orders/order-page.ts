import type { OrderFields } from "./order-visitor";

/** What stands under a field in red, or undefined. */
export function errorUnder(html: string, field: keyof OrderFields): string | undefined {
  const control = controlTag(html, field);
  const id = `order-${field}-error`;
  const text = new RegExp(`<p id="${id}"[^>]*>([\\s\\S]*?)</p>`).exec(html)?.[1];
  if (text === undefined) return undefined;
  if (!control.includes('aria-invalid="true"') || !control.includes(id)) {
    throw new Error(`The message under ${field} is not tied to it`);
  }
  return decode(text.replace(/<[^>]*>/g, ""));
}

/** What a field of the page holds. */
export function valueOf(html: string, field: keyof OrderFields): string {
  const control = controlTag(html, field);
  if (control.startsWith("<input")) return decode(/ value="([^"]*)"/.exec(control)?.[1] ?? "");
  const at = html.indexOf(control) + control.length;
  if (control.startsWith("<textarea"))
    return decode(html.slice(at, html.indexOf("</textarea>", at)));
  const options = html.slice(at, html.indexOf("</select>", at));
  return (
    /<option[^>]* value="([^"]*)"[^>]* selected=""|<option selected="" value="([^"]*)"/
      .exec(options)
      ?.slice(1)
      .find((value) => value !== undefined) ?? ""
  );
}

export function valuesOf(html: string): OrderFields {
  return {
    name: valueOf(html, "name"),
    email: valueOf(html, "email"),
    project: valueOf(html, "project"),
    assets: valueOf(html, "assets"),
    timeline: valueOf(html, "timeline"),
    budget: valueOf(html, "budget"),
  };
}

/** The words of the summary above the form, and the fields its links lead to. */
export function summaryOf(html: string): { text: string; links: string[] } {
  const summary = /<div[^>]*role="alert"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? "";
  return {
    text: decode(summary.replace(/<[^>]+>/g, " "))
      .replace(/\s+/g, " ")
      .trim(),
    links: [...summary.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id ?? ""),
  };
}

function controlTag(html: string, field: string): string {
  const tags = html.match(/<(input|textarea|select)\b[^>]*>/g) ?? [];
  const tag = tags.find((candidate) => candidate.includes(` name="${field}"`));
  if (!tag) throw new Error(`No field ${field} in the page`);
  return tag;
}

function decode(html: string): string {
  return html
    .replace(/<!-- -->/g, "")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
