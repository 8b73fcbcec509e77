/**
 * Runs commands of the built desk one after another, in place of a process for each. Every command finds what a new
 * process would: its own environment, its modules evaluated again, no open connections. Only modules from
 * node_modules stay loaded, which take most of a process's start time.
 */
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { register } from "node:module";
import { inspect } from "node:util";

register("./re-evaluate.mjs", import.meta.url);

const entry = new URL("../../../build/desk.js", import.meta.url);
const { fetch } = globalThis;
const sockets = new Set();
let runs = 0;

subscribe("net.client.socket", ({ socket }) => sockets.add(socket));

process.on("message", (message) => void run(message));

async function run({ words, env, end }) {
  begin(words, env);
  try {
    await import(`${entry.href}?run=${(runs += 1)}`);
  } catch (error) {
    process.stderr.write(`${inspect(error)}\n`);
    process.exitCode = 1;
  }
  await untilNothingIsLeftToDo();
  const code = process.exitCode ?? 0;
  finish();
  process.stdout.write(end);
  process.stderr.write(end);
  process.send(code);
}

function begin(words, env) {
  process.env = { ...env };
  process.argv = [process.execPath, entry.pathname, ...words];
}

/** A process ends once the emails that its command had begun to deliver are delivered, too. */
async function untilNothingIsLeftToDo() {
  process.channel.unref();
  await once(process, "beforeExit");
  process.channel.ref();
}

/** Cleans up as the end of a process does. */
function finish() {
  process.exitCode = undefined;
  process.stdout.removeAllListeners("error");
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  const { sqlite, postgres } = globalThis.__sitewright?.get("database") ?? {};
  sqlite?.sqlite.close();
  void postgres?.close();
  delete globalThis.__sitewright;
  globalThis.fetch = fetch;
}
