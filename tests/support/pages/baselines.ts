import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compare, pack, reduce, unpack } from "./page-picture";

const folder = "tests/e2e/baselines";
/** Whether the screenshots of this run become the pictures that later runs compare with. */
export const updatesBaselines = process.env.UPDATE_BASELINES === "1";

const HOW_TO_UPDATE =
  "If the page is meant to look like this: UPDATE_BASELINES=1 TEST_RUN=full npx vitest run tests/e2e/visual";

/**
 * Throws unless a screenshot looks like the stored picture of its name, and leaves both pictures in a folder
 * that the message names. With UPDATE_BASELINES=1 it stores the screenshot instead.
 */
export async function expectBaseline(name: string, screenshot: Buffer): Promise<void> {
  const file = join(folder, `${name}.png`);
  const now = await reduce(screenshot);
  if (updatesBaselines) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await pack(now));
    return;
  }
  if (!existsSync(file)) throw new Error(`There is no ${file}. ${HOW_TO_UPDATE}`);
  const { problem, marked } = compare(await unpack(readFileSync(file)), now);
  if (!problem) return;
  const left = mkdtempSync(join(tmpdir(), "sitewright-visual-"));
  writeFileSync(join(left, `${name}-actual.png`), screenshot);
  writeFileSync(join(left, `${name}-difference.png`), await marked());
  throw new Error(`${name} looks different. ${problem} See ${left}. ${HOW_TO_UPDATE}`);
}

/** The names that are stored and not among `names`; with UPDATE_BASELINES=1 they are removed first. */
export function unusedBaselines(names: readonly string[]): string[] {
  const stored = readdirSync(folder).map((file) => file.replace(/\.png$/, ""));
  const unused = stored.filter((name) => !names.includes(name));
  if (!updatesBaselines) return unused;
  for (const name of unused) rmSync(join(folder, `${name}.png`));
  return [];
}
