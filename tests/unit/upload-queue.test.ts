import { beforeEach, expect, test, vi } from "vitest";
import type { FilesChange } from "~/assets/form-files";
import type { DraftAnswer } from "~/assets/onboarding-view";
import type { SentFile } from "~/assets/send-file";
import { UploadQueue } from "~/assets/upload-queue";

type Answer = SentFile | Promise<SentFile>;
const answers: Answer[] = [];
vi.mock("~/assets/send-file", () => ({
  sendFile: (
    _token: string,
    _file: File,
    { onProgress }: { onProgress: (percent: number) => void },
  ) => {
    onProgress(100);
    return Promise.resolve(answers.shift());
  },
  notStored: () => ({ problems: [], reason: "" }),
}));
vi.mock("~/assets/thumbnails", () => ({
  Thumbnails: class {
    showStored() {}
    store() {}
  },
}));

beforeEach(() => vi.stubGlobal("addEventListener", () => {}));

const arrived = (...uploads: string[]): SentFile => ({
  kind: "arrived",
  answer: { draftId: "draft", files: [], arrived: uploads } as unknown as DraftAnswer,
});

/** A queue on a page that does not come to show what it is told. */
function queueOn() {
  const changes: FilesChange[] = [];
  const removed: string[] = [];
  const queue = new UploadQueue(
    { current: { uploaded: [], token: () => "token", show: () => {} } },
    {
      dispatch: (change) => changes.push(change),
      removeUploaded: (id) => Promise.resolve(removed.push(id) > 0),
    },
  );
  const add = (id: string, answer: Answer) => {
    answers.push(answer);
    queue.add([{ id, file: new File(["x"], "a.png"), state: { kind: "waiting" } }]);
  };
  const arrivals = () => changes.filter(({ type }) => type === "arrived");
  return { queue, add, changes, removed, arrivals };
}

/** A queue with one file that has just failed. */
async function queueAfterFailure() {
  const { queue, add, changes, arrivals } = queueOn();
  add("1", { kind: "failed", wait: 0, problems: [], reason: "Not stored." });
  await vi.waitUntil(() =>
    changes.some((change) => "state" in change && change.state.kind === "failed"),
  );
  return { queue, arrivals };
}

test("a file that failed before the page could show it is sent again with the form", async () => {
  const { queue, arrivals } = await queueAfterFailure();
  answers.push(arrived("upload"));
  await queue.sendAll([]);
  expect(arrivals()).toMatchObject([{ id: "1", upload: "upload" }]);
});

test("a file that failed and was taken out since is not sent with the form", async () => {
  const { queue, arrivals } = await queueAfterFailure();
  queue.remove("1");
  await queue.sendAll([]);
  expect(arrivals()).toEqual([]);
});

test("of a file that was chosen twice, the choice taken out leaves the file to the other, though the page shows neither yet", async () => {
  const { queue, add, removed, arrivals } = queueOn();
  const both = Promise.resolve(arrived("upload"));
  add("1", both);
  add("2", both);
  queue.remove("2");
  await queue.sendAll([]);
  expect(removed).toEqual([]);
  expect(arrivals()).toMatchObject([{ id: "1", upload: "upload" }, { id: "2" }]);
});
