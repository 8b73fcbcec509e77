import type { Migration } from "kysely";
import * as initial from "./001-initial";
import * as lifecycle from "./002-lifecycle";
import * as desk from "./003-desk";
import * as flat from "./004-flat";
import * as forgotten from "./005-forgotten";
import * as money from "./006-money";
import * as networks from "./007-networks";
import * as fairMail from "./008-fair-mail";
import * as repliedTo from "./009-replied-to";
import * as resolvedPayments from "./010-resolved-payments";
import * as launch from "./011-launch";
import * as receipt from "./012-receipt";
import * as bounces from "./013-bounces";
import * as squashed from "./013-squashed";

/** The migrations that made SQLite's schema before PostgreSQL was known. */
const beforePostgres: Record<string, Migration> = {
  "001-initial": initial,
  "002-lifecycle": lifecycle,
  "003-desk": desk,
  "004-flat": flat,
  "005-forgotten": forgotten,
  "006-money": money,
  "007-networks": networks,
  "008-fair-mail": fairMail,
  "009-replied-to": repliedTo,
  "010-resolved-payments": resolvedPayments,
  "011-launch": launch,
  "012-receipt": receipt,
  "013-bounces": bounces,
};

/** Every later migration, for both databases. */
const later: Record<string, Migration> = {};

/** SQLite's migrations in order, forward only. Imported here by hand, so that the build carries them. */
export const migrations: Record<string, Migration> = { ...beforePostgres, ...later };

/** PostgreSQL's: it begins with the schema that SQLite's had reached. */
export const postgresMigrations: Record<string, Migration> = { "013-squashed": squashed, ...later };
