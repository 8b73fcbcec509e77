/** Escaped XML text. */
export interface Xml {
  readonly xml: string;
}

function escape(text: string) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");
}

/** An element with a value or with elements. */
export function element(name: string, content: string | number | boolean | Xml[]): Xml {
  const inner = Array.isArray(content)
    ? content.map(({ xml }) => xml).join("")
    : escape(String(content));
  return { xml: `<${name}>${inner}</${name}>` };
}

/** A document in S3's namespace. */
export function document(root: Xml): string {
  const namespaced = root.xml.replace(/^<(\w+)>/, (open, name: string) =>
    name === "Error" ? open : `<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${namespaced}`;
}

export interface XmlNode {
  name: string;
  text: string;
  children: XmlNode[];
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescape(text: string) {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => {
    const code = /^#x[0-9a-f]+$/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (!name.startsWith("#")) return entities[name] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Reads the plain documents that S3 clients send: elements and text; undefined when it is not well formed. */
export function parseXml(source: string): XmlNode | undefined {
  const top: XmlNode = { name: "", text: "", children: [] };
  const open = [top];
  const tokens = source
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, "")
    .matchAll(/<(\/?)([\w:.-]+)([^>]*?)(\/?)>|([^<]+)|(<)/g);
  for (const [, closing, name = "", , selfClosing, text, stray] of tokens) {
    const here = open.at(-1);
    if (stray || !here) return undefined;
    if (text !== undefined) {
      here.text += unescape(text);
    } else if (closing) {
      if (open.length < 2 || here.name !== name) return undefined;
      open.pop();
    } else {
      const node: XmlNode = { name, text: "", children: [] };
      here.children.push(node);
      if (!selfClosing) open.push(node);
    }
  }
  return open.length === 1 && top.children.length === 1 ? top.children[0] : undefined;
}

/** The text of the first child of that name. */
export function childText(node: XmlNode, name: string): string | undefined {
  return node.children.find((child) => child.name === name)?.text;
}
