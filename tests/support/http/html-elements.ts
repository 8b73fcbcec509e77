/**
 * A page's elements of one name, in order, each with its attributes by their names as React writes them and its visible
 * text. An element must not contain another of its name.
 */
export function elements(html: string, name: string) {
  const all = html.matchAll(new RegExp(`<${name}(?=[\\s/>])([^>]*)>(?:([^]*?)</${name}>)?`, "g"));
  return [...all].map(([, written = "", inner = ""]) => ({
    attributes: attributesOf(written),
    text: textOf(inner.replace(/<wbr\/>/g, "")).trim(),
    html: inner,
  }));
}

/** Entities are decoded. */
function attributesOf(written: string): Record<string, string> {
  const pairs = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name = "", value = ""]) => [name, decodeEntities(value)]),
  );
}

/** The attributes of a page's inputs, text areas and selects, each with its value. */
export function controls(html: string): (Record<string, string> & { value: string })[] {
  const texts = elements(html, "textarea").map(({ attributes, html: text }) => ({
    ...attributes,
    // A line break right after the tag is not part of the value.
    value: decodeEntities(text.replace(/^\n/, "")),
  }));
  const selects = elements(html, "select").map(({ attributes, html: options }) => ({
    ...attributes,
    value: elements(options, "option").find((it) => "selected" in it.attributes)?.attributes.value,
  }));
  const inputs = elements(html, "input").map(({ attributes }) => attributes);
  return [...inputs, ...texts, ...selects].map((one) => ({ ...one, value: one.value ?? "" }));
}

/** A page's visible text: without tags, scripts and styles, entities decoded, white space collapsed. */
export function textOf(html: string): string {
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ");
  return decodeEntities(text).replace(/\s+/g, " ");
}

/** Replaces the entities that React writes. */
export function decodeEntities(html: string): string {
  return html
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
