import { expect, test } from "vitest";
import { cleanText, mediaType } from "~/server/http/form-body.server";
import { countedLength } from "~/ui/character-count";

test.each([
  ["one\r\ntwo", "one\ntwo"],
  ["one\rtwo", "one\ntwo"],
  ["one\r\n\r\ntwo", "one\n\ntwo"],
  ["  both ends \t\n", "both ends"],
  ["\r\n", ""],
  ["inner  blanks\tand tabs stay", "inner  blanks\tand tabs stay"],
  ["nul\0bell\x07escape\x1b", "nulbellescape"],
  ["delete\x7f and C1\x85\x9f", "delete and C1"],
  ["Grüße £ 日本語 😀", "Grüße £ 日本語 😀"],
  ["joined \u200d stays", "joined \u200d stays"],
  ["\ufeffa mark before", "a mark before"],
])("submitted text %j is stored as %j", (sent, stored) => expect(cleanText(sent)).toBe(stored));

test("cleaning text a second time changes nothing", () => {
  for (const text of [" \0 a \0 ", "\r\0\n", "a\r\r\n\nb", "\x01 \x02"]) {
    expect(cleanText(cleanText(text))).toBe(cleanText(text));
  }
});

test.each([
  ["text/plain", "text/plain"],
  ["Multipart/Form-Data; boundary=x", "multipart/form-data"],
  [" application/json ;charset=utf-8", "application/json"],
])("the content type %j has the media type %j", (header, type) => {
  const request = new Request("http://site.test", { headers: { "Content-Type": header } });
  expect(mediaType(request)).toBe(type);
});

test("a request without a content type has an empty media type", () => {
  expect(mediaType(new Request("http://site.test"))).toBe("");
});

test.each(["", "  a  ", "a\r\nb", "a\rb\n\n", "\ta\t", "a\u0000b\u0085c", "\u00a0a", "🔧 ok"])(
  "the browser counts the length of %j as the server does",
  (text) => {
    expect(countedLength(text)).toBe(cleanText(text).length);
  },
);
