import { expect, test } from "vitest";
import { buyer, stranger } from "../support/assets/upload-senders";
import { sandbox } from "../support/database/application";
import { bucket, bytes, draft, uploads } from "../support/database/retention-fixture";
import { until } from "../support/until";

const file = { name: "logo.png", size: 1, sha256: null };
const noDraft = () => Promise.resolve(undefined);

/** A file that has arrived, and has to be compared with another one of its draft. */
async function arrived(sender: ReturnType<typeof stranger>, content = "x") {
  const to = { id: draft(0), network: null };
  const arrive = async (byte: string) => {
    const upload = (await uploads.beginUpload(to, file.name, "image/png"))!;
    const about = { type: "image/png", name: file.name, sender };
    await bucket.putObject(upload.key, about, bytes(byte));
    return upload;
  };
  const first = await arrive("x");
  const second = await arrive(content);
  expect(await uploads.finishUpload(first, to, sender, file, noDraft)).toBe("stored");
  return {
    key: second.key,
    outcome: { repeats: first.id },
    finish: () => uploads.finishUpload(second, to, sender, file, noDraft),
  };
}

const readBack = () =>
  sandbox.s3.requests.flatMap(({ method, path }) => (method === "GET" ? [path] : []));

test("files of strangers are read back from the bucket two at a time, and keep none of a paid order's waiting", async () => {
  const strangers = await Promise.all(
    ["ann", "ben", "cy", "dee"].map((who) => arrived(stranger(who))),
  );
  const paid = await arrived(buyer("order 1"));
  const heal = sandbox.s3.fail({ match: "GET ", hang: true });
  const finished = strangers.map(({ finish }) => finish());
  await until("two are read back", () => readBack().length >= 2);
  const paidFinished = paid.finish();
  await until("the paid one is read back", () =>
    readBack().some((path) => path.includes(paid.key)),
  );
  expect(readBack()).toHaveLength(3);
  heal();
  expect(await Promise.all([...finished, paidFinished])).toEqual(
    [...strangers, paid].map(({ outcome }) => outcome),
  );
});

test("two files of one name and size are both kept though the bucket answers with the same page for each", async () => {
  const other = await arrived(stranger("eve"), "y");
  const heal = sandbox.s3.fail({ match: "GET ", garbage: true });
  await expect(other.finish()).rejects.toThrow("the bucket answered with something else");
  heal();
  expect(await other.finish()).toBe("stored");
});
