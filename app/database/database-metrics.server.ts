import { stat } from "node:fs/promises";
import { config } from "~/config/config.server";
import { gauge } from "~/observability/metrics.server";
import { diskSpace } from "./disk-space.server";
import { sqlite } from "./connection.server";

/** Exposes the size of the database and the free room on its disk as metrics. */
export function exposeDatabase(): void {
  gauge("sitewright_database_bytes", "The size of site.db.", [], async (own) => {
    own.set((await stat(sqlite.name)).size);
  });
  gauge(
    "sitewright_database_wal_bytes",
    "The size of site.db's write-ahead log.",
    [],
    async (own) => own.set((await stat(`${sqlite.name}-wal`)).size),
  );
  gauge(
    "sitewright_disk_free_bytes",
    "What may still be written to the disk that holds DATA_DIR.",
    [],
    async (own) => own.set((await diskSpace(config.dataDir)).free),
  );
}
