import { expect, test } from "vitest";
import { cleanText, mediaType } from "~/http/form-body.server";

test.each([
  ["one\r\ntwo", "one\ntwo"],
  ["one\rtwo", "one\ntwo"],
  ["one\r\n\r\ntwo", "one\n\ntwo"],
  ["one\n\rtwo", "one\n\ntwo"],
  ["  both ends \t\n", "both ends"],
  ["\r\n", ""],
  ["", ""],
  ["inner  blanks\tand tabs stay", "inner  blanks\tand tabs stay"],
  ["nul\0bell\x07escape\x1b", "nulbellescape"],
  ["delete\x7f and C1\x85\x9f", "delete and C1"],
  ["\0 ends \0", "ends"],
  ["Grüße £ 日本語 😀", "Grüße £ 日本語 😀"],
  ["joined \u200d stays", "joined \u200d stays"],
  ["\ufeffa mark before", "a mark before"],
])("%j becomes %j", (sent, stored) => expect(cleanText(sent)).toBe(stored));

test("cleaning twice is cleaning once", () => {
  for (const text of [" \0 a \0 ", "\r\0\n", "a\r\r\n\nb", "\x01 \x02"]) {
    expect(cleanText(cleanText(text))).toBe(cleanText(text));
  }
});

test.each([
  ["text/plain", "text/plain"],
  ["Multipart/Form-Data; boundary=x", "multipart/form-data"],
  [" application/json ;charset=utf-8", "application/json"],
])("the media type of %j is %j", (header, type) => {
  const request = new Request("http://site.test", { headers: { "Content-Type": header } });
  expect(mediaType(request)).toBe(type);
});

test("a request without a content type has none", () => {
  expect(mediaType(new Request("http://site.test"))).toBe("");
});
