import { describe, expect, test } from "vitest";
import { keyName, shownName } from "~/assets/file-names";
import { chosenName } from "~/assets/form-data-parser.server";

describe("the file name part of an object key", () => {
  test.each([
    ["logo.png", "logo.png"],
    ["a b;c=d&e.png", "a_b_c_d_e.png"],
    ["../../etc/passwd", ".._.._etc_passwd"],
    ["a\\b.png", "a_b.png"],
    ["line\r\nbreak.png", "line__break.png"],
    ["", ""],
  ])("is %j stored as %j", (name, keyed) => expect(keyName(name)).toBe(keyed));

  test("is cut to 150 bytes and keeps the last extension", () => {
    const cut = keyName(`${"n".repeat(300)}.final.png`);
    expect(cut).toBe(`${"n".repeat(146)}.png`);
    expect(keyName(`${"n".repeat(146)}.png`)).toHaveLength(150);
    expect(keyName(`${"n".repeat(147)}.jpeg`)).toBe(`${"n".repeat(145)}.jpeg`);
    expect(keyName("n".repeat(151))).toBe("n".repeat(150));
  });

  test("drops an extension of unreasonable length", () => {
    expect(keyName(`${"n".repeat(100)}.${"e".repeat(100)}`)).toHaveLength(150);
  });

  test("has one byte for each character", () => {
    for (const name of ["😀".repeat(100), "é".repeat(200)]) {
      expect(Buffer.byteLength(keyName(name))).toBe(150);
    }
  });
});

describe("the file name shown to people", () => {
  test.each([
    ["logo.png", "logo.png"],
    ["photo.php.jpg", "photo.php.jpg"],
    ['Bob\'s "new" 100% <b>van</b> (1); a=b&c.png', "b> (1); a=b&c.png"],
    ["smile 😀.png", "smile 😀.png"],
    ["M\u0075\u0308ller.png", "Müller.png"],
    ["%2e%2e%2fa.png", "%2e%2e%2fa.png"],
    // No folders and no alternate streams.
    ["../../etc/passwd.png", "passwd.png"],
    ["..\\..\\boot.png", "boot.png"],
    ["C:\\photos\\van.png", "van.png"],
    ["C:van.png", "C_van.png"],
    // No invisible characters.
    ["invoice\u202egnp.pdf", "invoicegnp.pdf"],
    ["a\u200b\u200d\u2060\ufeffb.png", "ab.png"],
    ["a\u00ad\u034f\u3164b.png", "ab.png"],
    ["a\u{e0041}.png", "a.png"],
    ["a\ud800b.png", "ab.png"],
    ["a\0b\x1b[0m\x7f\x85.png", "ab[0m.png"],
    // Single spaces instead of other white space.
    ["tab\tand\r\nline.png", "tab and line.png"],
    [`a.exe${" ".repeat(90)}.png`, "a.exe .png"],
    ["  a.png", "a.png"],
    // Neither hidden nor empty.
    [".png", "_.png"],
    [".htaccess.txt", "_.htaccess.txt"],
    ["..", "_.."],
    ["", "_"],
    // At most four combining marks in a row.
    [`e${"\u0316".repeat(100)}.png`, `e${"\u0316".repeat(4)}.png`],
    // At most 150 bytes, whole characters and the last extension.
    [`${"n".repeat(300)}.final.png`, `${"n".repeat(146)}.png`],
    [`${"é".repeat(200)}.png`, `${"é".repeat(73)}.png`],
    [`${"😀".repeat(200)}.jpeg`, `${"😀".repeat(36)}.jpeg`],
  ])("is for %j %j", (sent, shown) => expect(shownName(sent)).toBe(shown));

  test.each([
    "CON.png",
    "nul.txt",
    "LPT1.pdf",
    "com¹.zip",
    "aux.tar.zip",
    "CON .png",
    "conin$.txt",
  ])("is prefixed when Windows reserves it for a device: %s", (sent) =>
    expect(shownName(sent)).toBe(`_${sent}`),
  );
  test.each(["CONTRACT.pdf", "com.png", "COM10.png", "a.con.png", "null.txt"])(
    "is not prefixed when it only resembles a device: %s",
    (sent) => expect(shownName(sent)).toBe(sent),
  );

  test("stays the same when it is cleaned again", () => {
    const long = `${"😀 ".repeat(200)}.png`;
    for (const sent of ["..\u202e/ CON:\tx.png", "e\u200b\u0301.png", ".\u200b.png", long, " .a"]) {
      expect(shownName(shownName(sent))).toBe(shownName(sent));
    }
  });
});

test("a file name of thousands of marks is cut before it is normalized, which takes long", () => {
  const chosen = chosenName(`a${"\u0301\u0323".repeat(4_000)}.png`);
  expect(chosen.length).toBeLessThan(1_000);
  expect(shownName(chosen)).toMatch(/^\u1EA1.*\.png$/u);
});
