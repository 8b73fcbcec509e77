/** The kernel's counts of a running process (Linux, proc(5)). */
import { readFileSync, writeFileSync } from "node:fs";

/** Clock ticks per second in /proc/<pid>/stat: 100 on every architecture that Node supports. */
const TICKS_PER_SECOND = 100;

/** The processor time of a process so far, in µs: user and system time of all its threads. */
export function processorMicroseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is a name in parentheses, which may contain spaces; utime and stime are the 14th and the 15th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6;
}

/** Resets the kernel's peak memory of a process. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** The largest resident memory of a process since {@link forgetPeak}, in MB of 10^6 bytes. */
export function peakMegabytes(pid: number): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return (Number(kibibytes) * 1024) / 1e6;
}
