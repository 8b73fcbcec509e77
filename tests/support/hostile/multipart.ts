import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { messages, type Message } from "~/content/messages";
import { issueFormToken } from "~/server/security/form-token.server";
import { textOf } from "../http/http-client";
import { fieldValues, filledIn, namesListed, type AssetFields } from "../assets/onboarding-client";
import { png } from "../assets/upload-samples";
import type { Expected } from "./expected";
import { bytes, post } from "./request";

export const BOUNDARY = "----a-boundary";
export const MULTIPART = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
export const END = `--${BOUNDARY}--\r\n`;
export const PICTURE = png.toString("latin1");

/** The UTF-8 bytes of a text, one character each. */
export const utf8 = (text: string): string => Buffer.from(text).toString("latin1");

export const part = (headers: string, body: string): string =>
  `--${BOUNDARY}\r\n${headers}\r\n\r\n${body}\r\n`;
export const field = (name: string, value: string): string =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
export const file = (disposition: string, body = PICTURE, name = "files"): string =>
  part(`Content-Disposition: form-data; name="${name}"; ${disposition}`, body);

export const token = (id: string = randomUUID()): string =>
  field("token", issueFormToken("onboarding", { id, page: randomUUID() }));

export const fields = (values: Partial<AssetFields> = filledIn): string =>
  Object.entries(values)
    .map(([name, value]) => field(name, utf8(value)))
    .join("");

export const withToken = (more: string) => () => postAssets(`${token()}${more}${END}`);
export const withFields = (more: string) => withToken(`${fields()}${more}`);

export const postAssets = (body: string, type = MULTIPART): Buffer =>
  post("/onboarding", [type], bytes(body));

interface Again {
  problems?: readonly Message[];
  errors?: readonly string[];
  values?: AssetFields;
  stores?: Expected["stores"];
}

export function formAgain(status: number, again: Again): Expected {
  const { problems = [], errors = [], values, stores } = again;
  return {
    status,
    stores,
    holds({ body }) {
      const words = textOf(body);
      for (const { title, description } of problems) {
        expect(words).toContain(title);
        expect(words).toContain(description);
      }
      for (const error of errors) expect(words).toContain(error);
      if (values) expect(fieldValues(body)).toEqual(values);
      expect(namesListed(body)).toEqual([]);
    },
  };
}

/** The site did not issue the token: the form is shown again with its values, and no file is stored. */
export const unknownToken = (values?: AssetFields): Expected =>
  formAgain(422, { problems: [messages.formTooOld], values });

export const submitted = (files = 0, holds: Expected["holds"] = () => undefined): Expected => ({
  status: 303,
  stores: { drafts: 1, inquiries: 1, outbox: 1, uploads: files, objects: files },
  holds(answer, site) {
    expect(answer.headers.location).toMatch(/^\/onboarding\?submitted=/);
    return holds(answer, site);
  },
});
