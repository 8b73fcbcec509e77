import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The files in the image's build context: those that git does not ignore, without those in .dockerignore. */
export function buildContext(): string[] {
  const ignored = ignoredBy(readFileSync(".dockerignore", "utf8"));
  return execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
    .split("\0")
    .filter((file) => file !== "" && !ignored(file) && existsSync(file));
}

/** Whether these rules exclude a path: the last rule that matches it or a folder above it decides; `!` includes it. */
export function ignoredBy(rules: string): (path: string) => boolean {
  const patterns = rules
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ keeps: line.startsWith("!"), names: matcher(line.replace(/^!/, "")) }))
    .reverse();
  return (path) => {
    const parts = path.split("/");
    const andAbove = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    const last = patterns.find(({ names }) => andAbove.some((one) => names.test(one)));
    return last !== undefined && !last.keeps;
  };
}

/** `*` stands for any characters but a slash, a leading `**` for any folders or none. */
function matcher(pattern: string): RegExp {
  const [, anywhere, name = ""] = /^(\*\*\/)?(.*)$/.exec(pattern)!;
  const escaped = name.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*/g, "[^/]*");
  return new RegExp(`^${anywhere ? "(?:.*/)?" : ""}${escaped}$`);
}
