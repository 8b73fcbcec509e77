import type { Command } from "commander";
import { expect, test } from "vitest";
import { deskProgram } from "~/operations/desk/program";

const program = () => deskProgram(never, never);
const never = () => Promise.reject(new Error("help needs nothing to run"));

/** A command and its subcommands, each with the words that call it. */
function walk(command: Command, words: string[] = []): { command: Command; words: string[] }[] {
  const below = command.commands.flatMap((one) => walk(one, [...words, one.name()]));
  return [{ command, words }, ...below];
}

function helpOf(command: Command): string {
  let printed = "";
  command.configureOutput({ writeOut: (text) => (printed += text) });
  command.outputHelp();
  return printed;
}

/** The words into which a shell splits a line, without the file of its output. */
function wordsOf(line: string): string[] {
  const words = line.replace(/ > .*/, "").match(/"[^"]*"|\S+/g) ?? [];
  return words.map((word) => word.replaceAll('"', ""));
}

const commands = walk(program()).map(({ words }) => words.join(" "));

test("the desk program lists its commands and subcommands", () => {
  expect(commands).toEqual(expect.arrayContaining(["", "orders release", "outbox drop", "doctor"]));
});

test.each(commands)(
  'the help of "desk %s" describes the command and ends with an example',
  (words) => {
    const { command } = walk(program()).find((one) => one.words.join(" ") === words)!;
    const help = helpOf(command);
    expect(command.description()).toMatch(/^\w.{10,}/);
    expect(help.trimEnd()).toMatch(new RegExp(`\\nExample:\\n  npm run desk -- ${words}.*$`));
  },
);

test.each(commands)('the example in the help of "desk %s" parses and runs', async (words) => {
  let runs = 0;
  const run = () => {
    runs += 1;
    return Promise.resolve();
  };
  const { command } = walk(program()).find((one) => one.words.join(" ") === words)!;
  const example = helpOf(command).split("npm run desk -- ")[1]!.trim();
  await deskProgram(run, run).parseAsync(wordsOf(example), { from: "user" });
  expect(runs).toBe(1);
});
