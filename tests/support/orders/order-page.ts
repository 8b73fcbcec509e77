import { decodeEntities } from "../http/http-client";
import type { OrderFields } from "./order-visitor";

/** The error message under a field, or undefined. */
export function errorUnder(html: string, field: keyof OrderFields): string | undefined {
  const control = controlTag(html, field);
  const id = `order-${field}-error`;
  const text = new RegExp(`<p id="${id}"[^>]*>([\\s\\S]*?)</p>`).exec(html)?.[1];
  if (text === undefined) return undefined;
  if (!control.includes('aria-invalid="true"') || !control.includes(id)) {
    throw new Error(`The message under ${field} is not tied to it`);
  }
  return decodeEntities(text.replace(/<[^>]*>/g, ""));
}

/** The value of a field. */
export function valueOf(html: string, field: keyof OrderFields): string {
  const control = controlTag(html, field);
  if (control.startsWith("<input"))
    return decodeEntities(/ value="([^"]*)"/.exec(control)?.[1] ?? "");
  const at = html.indexOf(control) + control.length;
  if (control.startsWith("<textarea"))
    return decodeEntities(html.slice(at, html.indexOf("</textarea>", at)));
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

/** The text of the error summary above the form, and the fields that it links to. */
export function summaryOf(html: string): { text: string; links: string[] } {
  const summary = /<div[^>]*role="alert"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? "";
  return {
    text: decodeEntities(summary.replace(/<[^>]+>/g, " "))
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
