import { readFileSync, writeFileSync } from "node:fs";

/** Has the kernel count a process's peak from now on (proc(5), clear_refs). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** The largest resident memory of a process since {@link forgetPeak}, in MB of 10^6 bytes. */
export function peakMegabytes(pid: number): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return (Number(kibibytes) * 1024) / 1e6;
}
