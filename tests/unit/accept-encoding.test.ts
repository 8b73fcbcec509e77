import { expect, test } from "vitest";
import { codingsFor } from "~/server/http/cached-response";

test.each([
  [undefined, []],
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["BR", ["br"]],
  ["*", ["br", "gzip"]],
  ["br;q=0", []],
  ["br;q=0.0, gzip;q=0.000", []],
  ["br;q=0.5, gzip;q=0.8", ["gzip", "br"]],
  ["gzip ; q=0.8 , br ; Q=0.8", ["br", "gzip"]],
  ["gzip;q=0.5, *;q=0.1", ["gzip", "br"]],
  ["identity", []],
  ["identity;q=1, br;q=0.5", []],
  ["identity;q=0.5, gzip;q=0.4", []],
  ["identity;q=0.5, gzip;q=0.6", ["gzip"]],
  ["*;q=0", []],
  ["br;q=2, gzip", ["gzip"]],
  ["br;q=-1, gzip;q=x", []],
  [";;,,;q=1", []],
])("Accept-Encoding %j allows the codings %j, the preferred one first", (accept, wanted) =>
  expect(codingsFor(accept)).toEqual(wanted),
);
