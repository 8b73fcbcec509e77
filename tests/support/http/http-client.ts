import { controls } from "./html-elements";

export { textOf } from "./html-elements";

/** A browser without scripts over plain HTTP: stores cookies, but follows no redirects by itself. */
export class HttpClient {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly origin: string) {}

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    if (cookies.length > 0) headers.set("Cookie", cookies.join("; "));
    const url = new URL(path, this.origin);
    const response = await fetch(url, { redirect: "manual", ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.store(cookie);
    return response;
  }

  async page(path: string): Promise<string> {
    return (await this.request(path)).text();
  }

  post(path: string, fields: Record<string, string>, headers: HeadersInit = {}): Promise<Response> {
    return this.request(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  postFiles(
    path: string,
    fields: Record<string, string>,
    files: readonly { name: string; bytes: Uint8Array<ArrayBuffer>; type?: string }[] = [],
    headers: HeadersInit = {},
  ): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const { name, bytes, type } of files) {
      body.append("files", new File([bytes], name, { type: type ?? "application/octet-stream" }));
    }
    return this.request(path, { method: "POST", body, headers });
  }

  forgetCookies(): void {
    this.cookies.clear();
  }

  takeCookies(from: HttpClient): void {
    for (const [name, value] of from.cookies) this.cookies.set(name, value);
  }

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

export function hiddenFields(html: string): Record<string, string> {
  const hidden = controls(html).filter(
    ({ type, name }) => type === "hidden" && name !== "returnTo",
  );
  return Object.fromEntries(hidden.map(({ name = "", value }) => [name, value]));
}
