import type { Migration } from "kysely";
import * as initial from "./001-initial";

/** Every migration in order, forward only. Imported here by hand, so that the build carries them. */
export const migrations: Record<string, Migration> = {
  "001-initial": initial,
};
