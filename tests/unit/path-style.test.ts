import { expect, test } from "vitest";
import { wantsPathStyle } from "~/server/storage/client.server";

test.each([
  ["https://fly.storage.tigris.dev", false],
  ["https://t3.storage.dev", false],
  ["https://mystorage.dev", true],
  ["https://minio.example.com:9000", true],
])("the bucket's name is part of the path at %s: %s", (endpoint, expected) => {
  expect(wantsPathStyle(endpoint)).toBe(expected);
});
