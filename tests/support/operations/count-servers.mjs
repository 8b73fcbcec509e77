/** Loaded before the site's code: answers over IPC on how many ports the process listens. */
process.on("message", () => {
  const servers = process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap");
  process.send(servers.length);
});
// The IPC channel must not keep the site alive after its test.
process.channel.unref();
