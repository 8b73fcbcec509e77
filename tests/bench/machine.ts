import { cpus, release, totalmem, type } from "node:os";

export interface Machine {
  cpu: string;
  cores: number;
  /** Of 2^30 bytes. */
  memoryGiB: number;
  node: string;
  os: string;
}

export function thisMachine(): Machine {
  const processors = cpus();
  return {
    cpu: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version.slice(1),
    os: `${type()} ${release()}`,
  };
}

export function inWords({ cpu, cores, memoryGiB, node, os }: Machine): string {
  return `${cpu}, ${cores} cores, ${memoryGiB} GiB, ${os}, Node ${node}`;
}
