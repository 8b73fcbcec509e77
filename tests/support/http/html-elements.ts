import { textOf } from "./http-client";

export interface HtmlElement {
  /** By name as React writes it, entities decoded. */
  attributes: Record<string, string>;
  /** Its visible text, without <wbr>. */
  text: string;
  html: string;
}

/** A page's elements of one name, in order. An element must not contain another of its name. */
export function elements(html: string, name: string): HtmlElement[] {
  const all = html.matchAll(new RegExp(`<${name}(?=[\\s/>])([^>]*)>(?:([^]*?)</${name}>)?`, "g"));
  return [...all].map(([, written = "", inner = ""]) => ({
    attributes: attributesOf(written),
    text: textOf(inner.replace(/<wbr\/>/g, "")).trim(),
    html: inner,
  }));
}

function attributesOf(written: string): Record<string, string> {
  const pairs = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, textOf(value)]));
}
