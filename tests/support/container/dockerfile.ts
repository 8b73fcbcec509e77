import { readFileSync } from "node:fs";

export interface Instruction {
  /** In capitals: "RUN", "COPY" … */
  name: string;
  /** What follows the name, on one line, without the flags. */
  rest: string;
  /** `--from=build` is `{ from: "build" }`. */
  flags: Record<string, string>;
}

export interface Stage {
  /** The base image with its arguments filled in. */
  base: string;
  /** The name for later stages; empty when there is none. */
  name: string;
  instructions: Instruction[];
}

/** Parses the project's Dockerfile, as far as it uses the language: its stages in order. */
export function readDockerfile(file = "Dockerfile"): {
  args: Record<string, string>;
  stages: Stage[];
} {
  const args: Record<string, string> = {};
  const stages: Stage[] = [];
  for (const { name, rest, flags } of instructionsOf(readFileSync(file, "utf8"))) {
    const stage = stages.at(-1);
    if (name === "FROM") {
      const [base = "", , as = ""] = rest.split(/\s+/);
      stages.push({ base: fillIn(base, args), name: as, instructions: [] });
    } else if (stage) {
      stage.instructions.push({ name, rest, flags });
    } else if (name === "ARG") {
      const [key = "", value = ""] = rest.split("=");
      args[key] = value;
    } else {
      throw new Error(`${name} before the first stage`);
    }
  }
  return { args, stages };
}

/** The instructions of one name, in order. */
export function all(stage: Stage, name: string): Instruction[] {
  return stage.instructions.filter((instruction) => instruction.name === name);
}

/** The one instruction of this name. */
export function only(stage: Stage, name: string): Instruction {
  const [found, ...more] = all(stage, name);
  if (!found || more.length > 0) throw new Error(`Not exactly one ${name}`);
  return found;
}

/** The words of an instruction in the exec form: `CMD ["node", "build/start.js"]`. */
export function execForm({ rest }: Instruction): string[] {
  return JSON.parse(rest.replace(/^CMD\s+/, "")) as string[];
}

/** The variables that the stage's ENV instructions set. */
export function environmentOf(stage: Stage): Record<string, string> {
  const pairs = all(stage, "ENV").flatMap(({ rest }) => rest.split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
}

function instructionsOf(text: string): Instruction[] {
  return text
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", given = "", rest = ""] =
        /^(\w+)\s+((?:--\w[\w-]*=\S+\s+)*)(.*)$/.exec(line) ?? [];
      const flags = [...given.matchAll(/--([\w-]+)=(\S+)/g)].map(([, key, value]) => [key, value]);
      return {
        name: name.toUpperCase(),
        rest,
        flags: Object.fromEntries(flags) as Record<string, string>,
      };
    });
}

function fillIn(text: string, args: Record<string, string>): string {
  return text.replace(/\$\{(\w+)\}/g, (_, name: string) => args[name] ?? "");
}
