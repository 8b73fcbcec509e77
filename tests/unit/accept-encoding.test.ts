import { expect, test } from "vitest";
import { chooseCoding } from "~/platform/accept-encoding";

const choice = (accept: string | undefined, there: readonly string[] = ["br", "gzip"]) =>
  chooseCoding(accept, (coding) => there.includes(coding)) ?? "none";

test.each([
  [undefined, "none"],
  ["", "none"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["deflate", "none"],
  ["BR", "br"],
  ["*", "br"],
  ["br;q=0", "none"],
  ["br;q=0, *", "gzip"],
  ["br;q=0.0, gzip;q=0.000", "none"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["gzip ; q=0.8 , br ; Q=0.8", "br"],
  ["gzip;q=0.5, *;q=0.1", "gzip"],
  ["identity", "none"],
  ["identity, br", "br"],
  ["identity;q=1, br;q=0.5", "none"],
  ["identity;q=0.5, gzip;q=0.4", "none"],
  ["identity;q=0.5, gzip;q=0.6", "gzip"],
  ["identity;q=0", "none"],
  ["*;q=0", "none"],
  ["br;q=2, gzip", "gzip"],
  ["br;q=-1, gzip;q=x", "none"],
  [";;,,;q=1", "none"],
])("%j is answered in %s", (accept, coding) => expect(choice(accept)).toBe(coding));

test("what there is not is not chosen", () => {
  expect(choice("gzip, br", ["gzip"])).toBe("gzip");
  expect(choice("gzip;q=0.1, br", ["gzip"])).toBe("gzip");
  expect(choice("gzip, br", [])).toBe("none");
});
