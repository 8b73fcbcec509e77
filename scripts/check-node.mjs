/** Ends the process on a Node that better-sqlite3 crashes on. Imported before everything else. */
const LEAST = [22, 14];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  process.stderr.write(
    `This site needs Node ${LEAST.join(".")} or later, and this is ${process.versions.node}: ` +
      "run it by its npm scripts, which bring their own Node to most systems, or install a newer one.\n",
  );
  process.exit(1);
}
