import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { png } from "../support/assets/upload-samples";
import { stranger } from "../support/assets/upload-senders";
import { rows } from "../support/database/application";
import { withLostAnswer } from "../support/database/interrupted-writes";
import { draft, objects } from "../support/database/retention-fixture";

// The database has committed, and the line to it breaks before it says so.

const { receiveFile } = await import("~/assets/receive-file.server");

test("a file whose commit is not answered stays, and sent again it is a repeat", async () => {
  const to = { id: draft(0), network: null };
  const about = { name: "logo.png", sender: stranger("ann"), size: png.length };
  const file = { ...about, reopenDraft: () => Promise.resolve(undefined) };
  const send = () => receiveFile(to, file, Readable.from([png]));
  await expect(withLostAnswer(1, send)).rejects.toThrow("by plan of a test");
  const stored = rows<{ id: string; key: string }>(
    "select id, key from uploads where state = 'stored'",
  );
  expect(objects()).toEqual(stored.map(({ key }) => key));
  expect(await send()).toEqual({ kind: "repeated", upload: { id: stored[0]!.id } });
  expect(objects()).toHaveLength(1);
});
