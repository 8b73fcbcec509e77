import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { backupEnv } from "../support/operations/backups";
import { startScrapedSite } from "../support/operations/scraped";
import { onPostgres } from "../support/this-run";

const text = readFileSync("docs/grafana.json", "utf8");

/** What an import needs, as Grafana's schema has it: https://grafana.com/docs/grafana/latest/dashboards/build-dashboards/view-dashboard-json-model/ */
const source = z.object({ type: z.literal("prometheus"), uid: z.literal("${DS_PROMETHEUS}") });
const place = z.object({ x: z.number(), y: z.number(), w: z.number().max(24), h: z.number() });
const target = z.object({ refId: z.string(), datasource: source, expr: z.string().min(1) });
const panel = z.discriminatedUnion("type", [
  z.object({ id: z.number(), type: z.literal("row"), title: z.string(), gridPos: place }),
  ...(["stat", "timeseries"] as const).map((type) =>
    z.object({
      ...{ id: z.number(), type: z.literal(type), title: z.string(), gridPos: place },
      ...{ datasource: source, targets: z.array(target).min(1) },
      fieldConfig: z.object({
        defaults: z.object({ unit: z.string() }),
        overrides: z.array(z.any()),
      }),
    }),
  ),
]);
const dashboard = z.object({
  __inputs: z.tuple([
    z.object({
      name: z.literal("DS_PROMETHEUS"),
      type: z.literal("datasource"),
      pluginId: z.literal("prometheus"),
    }),
  ]),
  ...{ id: z.null(), uid: z.string().max(40), title: z.string(), schemaVersion: z.number().int() },
  panels: z.array(panel),
});

const { panels } = dashboard.parse(JSON.parse(text));
const queries = panels
  .flatMap((one) => ("targets" in one ? one.targets : []))
  .map(({ expr }) => expr);

/** What only the other database has. */
const elsewhere = onPostgres
  ? [
      ...["sitewright_database_wal_bytes", "sitewright_disk_free_bytes"],
      ...["sitewright_backup_newest_timestamp_seconds", "sitewright_backups_from_future"],
    ]
  : ["sitewright_database_connections", "sitewright_database_repeats_total"];

describe("the dashboard for Grafana", () => {
  test("asks for metrics that the site has, and for each of the site's own", async () => {
    const { text: exposed } = await startScrapedSite(
      onPostgres ? {} : { env: { ...backupEnv, BACKUP_EVERY_HOURS: "24" } },
    );
    const namedNow = async () =>
      [...(await exposed()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name);
    const names = queries.join().match(/\b(sitewright|process|nodejs)_\w+/g) ?? [];
    const asked = new Set(names.map((name) => name.replace(/_bucket$/, "")));
    for (const name of elsewhere) asked.delete(name);
    // The first sweep and the first backup add theirs.
    const missing = async () => {
      const named = await namedNow();
      return [...asked].filter((name) => !named.includes(name));
    };
    await expect.poll(missing, { interval: 50, timeout: 20_000 }).toEqual([]);
    const own = (await namedNow()).filter((name) => name.startsWith("sitewright_"));
    expect(own.filter((name) => !asked.has(name) && !elsewhere.includes(name))).toEqual([]);
  });

  test("has panels of their own ids, none of which lies on another", () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const squares = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(squares).size).toBe(squares.length);
  });

  test("closes what its queries open, and filters each metric by the job", () => {
    for (const query of queries) {
      const count = (sign: string) => query.split(sign).length;
      expect([count("("), count("{"), count("[")], query).toEqual([
        count(")"),
        count("}"),
        count("]"),
      ]);
      expect(query.match(/\w+\{/g)?.length, query).toBe(query.match(/\{job=~"\$job"/g)?.length);
    }
  });
});
