import { removeFile, restoreFile } from "~/assets/sent-files.server";
import { listSentFiles } from "~/assets/uploads.server";
import { localMinute } from "~/server/time/local-days.server";
import { retention } from "~/content/retention";
import { findAmong, findId, withOrder } from "./find-id.server";
import { failed, jsonText, kilobytes, note, print, unchanged, type ExitCode } from "./terminal";
import { table, type Column } from "./text-layout";

/** Lists the files that an order's buyer sent, or removes or restores one of them. */
export async function files(
  given: string,
  { remove, restore, json }: { remove?: string; restore?: string; json?: true },
): Promise<ExitCode> {
  const found = await findId("orders", given);
  if (!found.ok) return failed(found.why);
  const sent = await listSentFiles(found.id);
  const named = remove ?? restore;
  if (named === undefined) {
    const columns: Column[] = ["ID", "SIZE", ["TYPE", 10], ["NAME", 12], "REMOVED", "ADDRESS"];
    const rows = sent.map(({ id, size, type, name, removed_at, url }) => [
      ...[id.slice(0, 8), kilobytes(size), type, name],
      ...[removed_at ? localMinute(removed_at) : "", url],
    ]);
    if (json) await print(`${jsonText(sent, 2)}\n`);
    else if (sent.length === 0) note("None.");
    else await print(`${table(columns, rows)}\n`);
    return 0;
  }
  const file = findAmong(sent, "file", named);
  if (!file.ok) return failed(file.why);
  const { change, same, what } = restore === undefined ? removal : restoration;
  return withOrder(
    found.id,
    (by) => change(by, file.id),
    async ({ reference }, changed) => {
      if (changed === "unknown_file") return failed(`There is no file ${named}.`);
      if (changed === "full") {
        return failed(`${reference} has as many files as one may send: remove another one first.`);
      }
      if (changed === "same") return unchanged(`The file ${named} ${same}.`);
      await print(`${reference} file ${changed}\n`);
      note(what);
      return 0;
    },
  );
}

const removal = {
  change: removeFile,
  same: "is removed already",
  what: `For ${retention.removedFileDays} days it can be restored; then it is deleted.`,
};

const restoration = {
  change: restoreFile,
  same: "is not removed, or was sent again",
  what: "It counts as sent again.",
};
