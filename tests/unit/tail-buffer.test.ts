import { expect, test } from "vitest";
import { TailBuffer } from "~/onboarding/zip-central-directory.server";
import { Random } from "../support/random";

test("the tail of an empty stream is empty", () => {
  const end = new TailBuffer(4);
  expect(end.bytes()).toEqual(Buffer.alloc(0));
  expect(end.size).toBe(0);
});

test("the tail holds a stream's last bytes, whatever its length and chunks", () => {
  const random = new Random(11);
  for (let round = 0; round < 500; round += 1) {
    const capacity = random.below(40);
    const stream = random.bytes(random.below(120));
    const end = new TailBuffer(capacity);
    for (let at = 0; at < stream.length;) {
      const chunk = stream.subarray(at, at + random.below(60));
      end.push(chunk);
      at += chunk.length;
      const seen = stream.subarray(0, at);
      expect(end.bytes(), `round ${round}`).toEqual(
        Buffer.from(seen.slice(Math.max(0, at - capacity))),
      );
      expect(end.size).toBe(at);
    }
  }
});

test("later chunks do not change a tail that was read before", () => {
  const end = new TailBuffer(2);
  end.push(Buffer.from("ab"));
  const before = end.bytes();
  end.push(Buffer.from("cd"));
  expect(before.toString()).toBe("ab");
  expect(end.bytes().toString()).toBe("cd");
});
