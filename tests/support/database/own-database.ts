import { failsCommits, onPostgres } from "../this-run";
import { createDatabase } from "./run-databases";

// Before a test file imports modules of the application, which read their environment then.
if (onPostgres) process.env.DATABASE_URL = await createDatabase();
if (failsCommits) await import(new URL("fail-commits.mjs", import.meta.url).href);
