import { Readable } from "node:stream";
import { controls } from "./html-elements";

export { textOf } from "./html-elements";

/** A chosen file; the post of bytes that are generated while they are sent declares no length. */
export interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer> | Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  type?: string;
}

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
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
      if (/;\s*max-age=0(;|$)/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
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
    files: readonly SentFile[] = [],
    headers: HeadersInit = {},
  ): Promise<Response> {
    return this.request(path, { method: "POST", body: formOf(fields, files), headers });
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
}

export function formOf(fields: Record<string, string>, files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes, type = "application/octet-stream" } of files) {
    const whole = bytes instanceof Uint8Array;
    const file = new File(whole ? [bytes] : [], name, { type });
    if (!whole) {
      const stream = () => Readable.from(bytes);
      Object.defineProperties(file, { size: { value: undefined }, stream: { value: stream } });
    }
    form.append("files", file);
  }
  return form;
}

export function hiddenFields(html: string): Record<string, string> {
  const hidden = controls(html).filter(
    ({ type, name }) => type === "hidden" && name !== "returnTo",
  );
  return Object.fromEntries(hidden.map(({ name = "", value }) => [name, value]));
}
