import { serve, type Server } from "./process-group";
import { temporaryFolder } from "./temporary-folder";

/** Starts the built site in production mode with the sandbox inside; unlike in the tests, nobody reads its log. */
export function startOurs(): Promise<Server> {
  const DATA_DIR = temporaryFolder("sitewright-bench-site");
  return serve(["build/start.js"], {
    env: (url) => ({ SANDBOX: "1", SITE_URL: url, DATA_DIR }),
  });
}
