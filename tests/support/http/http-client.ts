/** A browser without scripts over plain HTTP: stores cookies, but follows no redirects by itself. */
export class HttpClient {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly origin: string) {}

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) {
      headers.set(
        "Cookie",
        [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      );
    }
    const response = await fetch(new URL(path, this.origin), {
      redirect: "manual",
      ...init,
      headers,
    });
    for (const cookie of response.headers.getSetCookie()) this.store(cookie);
    return response;
  }

  async page(path: string): Promise<string> {
    return (await this.request(path)).text();
  }

  /** Posts an urlencoded form, as a browser would. */
  post(path: string, fields: Record<string, string>, headers: HeadersInit = {}): Promise<Response> {
    return this.request(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  /** Posts a multipart form in the order of its fields. */
  postFiles(
    path: string,
    fields: Record<string, string>,
    files: readonly { name: string; bytes: Uint8Array<ArrayBuffer>; type?: string }[] = [],
  ): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const { name, bytes, type } of files) {
      body.append("files", new File([bytes], name, { type: type ?? "application/octet-stream" }));
    }
    return this.request(path, { method: "POST", body });
  }

  forgetCookies(): void {
    this.cookies.clear();
  }

  /** Takes over the cookies of another client. */
  takeCookies(from: HttpClient): void {
    for (const [name, value] of from.cookies) this.cookies.set(name, value);
  }

  /** The cookies in the form that a Playwright context accepts. */
  browserCookies() {
    return [...this.cookies].map(([name, value]) => ({ name, value, url: this.origin }));
  }

  private store(header: string): void {
    const [pair = "", ...attributes] = header.split(";");
    const at = pair.indexOf("=");
    const expired = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (expired) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** The hidden fields of a page's form, by name, to be posted unchanged. */
export function hiddenFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    if (name && name !== "returnTo") fields[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? "";
  }
  return fields;
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
