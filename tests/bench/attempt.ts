import type { Comparison } from "./comparison";
import { note } from "./notes";

/** What is measured, or nothing when that fails: the run says so, goes on, and ends as failed. */
export async function attempt(
  name: string,
  measure: () => Promise<Comparison[]>,
): Promise<Comparison[]> {
  process.stderr.write(`== ${name}\n`);
  try {
    return await measure();
  } catch (error) {
    note(`${name} could not be measured: ${String(error)}`);
    process.exitCode = 1;
    return [];
  }
}
