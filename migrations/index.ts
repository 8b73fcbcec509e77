import type { Migration } from "kysely/migration";
import * as initial from "./001-initial";

/** The migrations in order, forward only, for both databases. Imported here by hand, so that the build carries them. */
export const migrations: Record<string, Migration> = { "001-initial": initial };
