/** Loaded ahead of the site's own code: tells, when a test asks over IPC, on how many ports its process listens. */
process.on("message", () => {
  const servers = process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap");
  process.send(servers.length);
});
// A test that has gone keeps no site alive.
process.channel.unref();
