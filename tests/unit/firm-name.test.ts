import { expect, test } from "vitest";
import { cleanFirmName, FIRM_NAME_MARKER } from "~/content/firm-name";

test.each([
  ["Kowalski & Sons, Est-1988", "Kowalski & Sons, Est-1988"],
  ["  O'Neill   Plumbing ", "O'Neill Plumbing"],
  ["O\u2019Neill", "O'Neill"],
  ["Łukasz Śliwiński", "Łukasz Śliwiński"],
  ["प्लंबर", "प्लंबर"],
  ["شركة السباكة", "شركة السباكة"],
  ["Cafe\u0301 Plumbing", "Café Plumbing"],
  // No web address, markup or control character is left.
  ["https://evil.example/a?b", "httpsevilexampleab"],
  ["a@evil.example", "aevilexample"],
  ['<b>"bold"</b>', "bboldb"],
  ["\u202Eflipped\u202C", "flipped"],
  ["line\r\nbreak\u0000", "linebreak"],
  ["🔧 Plumbing", "Plumbing"],
])("the firm's name %j is shown as %j", (typed, shown) => {
  expect(cleanFirmName(typed)).toBe(shown);
});

test("a firm's name is shortened to 40 characters, also of those with two code units", () => {
  expect(cleanFirmName("a".repeat(41))).toBe("a".repeat(40));
  expect([...cleanFirmName("𝒜".repeat(60))!]).toHaveLength(40);
  expect(cleanFirmName(`${"a".repeat(39)} b`)).toBe("a".repeat(39));
  const long = "Müller Elektro-Installationen & Söhne GmbH Fachbetrieb";
  expect(cleanFirmName(long)).toBe("Müller Elektro-Installationen & Söhne");
  expect(cleanFirmName(long.replace("Söhne", "S"))).toBe("Müller Elektro-Installationen & S GmbH");
});

test("a letter carries at most two marks", () => {
  expect(cleanFirmName(`q${"\u0301".repeat(30)}`)).toBe("q\u0301\u0301");
});

test.each([null, "", "   ", "...", "://"])("%j is no firm's name", (typed) => {
  expect(cleanFirmName(typed)).toBeUndefined();
});

test("the marker of a cached page is a name that is shown as it is", () => {
  expect(cleanFirmName(FIRM_NAME_MARKER)).toBe(FIRM_NAME_MARKER);
});
