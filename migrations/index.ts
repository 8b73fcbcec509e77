import type { Migration } from "kysely";
import * as initial from "./001-initial";
import * as lifecycle from "./002-lifecycle";
import * as desk from "./003-desk";

/** Every migration in order, forward only. Imported here by hand, so that the build carries them. */
export const migrations: Record<string, Migration> = {
  "001-initial": initial,
  "002-lifecycle": lifecycle,
  "003-desk": desk,
};
