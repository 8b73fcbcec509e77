import { readFileSync } from "node:fs";

export type Instruction = ReturnType<typeof instructionsOf>[number];

export interface Stage {
  base: string;
  name: string;
  instructions: Instruction[];
}

/** Parses the project's Dockerfile, as far as it uses the language: its stages in order. */
export function readDockerfile() {
  const args: Record<string, string> = {};
  const stages: Stage[] = [];
  for (const instruction of instructionsOf(readFileSync("Dockerfile", "utf8"))) {
    const { name, rest } = instruction;
    if (name === "FROM") {
      const [given = "", , as = ""] = rest.split(/\s+/);
      const base = given.replace(/\$\{(\w+)\}/g, (_, arg: string) => args[arg] ?? "");
      stages.push({ base, name: as, instructions: [] });
    } else if (stages.length > 0) {
      stages.at(-1)!.instructions.push(instruction);
    } else {
      const [key = "", value = ""] = rest.split("=");
      args[key] = value;
    }
  }
  return { args, stages };
}

export function all(stage: Stage, name: string): Instruction[] {
  return stage.instructions.filter((instruction) => instruction.name === name);
}

export function only(stage: Stage, name: string): Instruction {
  const [found, ...more] = all(stage, name);
  if (!found || more.length > 0) throw new Error(`Not exactly one ${name}`);
  return found;
}

/** The words of an instruction in the exec form: `CMD ["node", "build/start.js"]`. */
export function execForm({ rest }: Instruction): string[] {
  return JSON.parse(rest.replace(/^CMD\s+/, "")) as string[];
}

export function environmentOf(stage: Stage): Record<string, string> {
  const pairs = all(stage, "ENV").flatMap(({ rest }) => rest.split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
}

/** Each with its name, its flags (`--from=build` is `{ from: "build" }`), and the rest on one line. */
function instructionsOf(text: string) {
  return text
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", given = "", rest = ""] =
        /^(\w+)\s+((?:--\w[\w-]*=\S+\s+)*)(.*)$/.exec(line) ?? [];
      const flags = [...given.matchAll(/--([\w-]+)=(\S+)/g)].map(([, key, value]) => [key, value]);
      return { name, rest, flags: Object.fromEntries(flags) as Record<string, string> };
    });
}
