import type { Site } from "../site";

export function allRows({ rows, env }: Pick<Site, "rows" | "env">): [string, unknown[]][] {
  const tables = rows<{ name: string }>(
    env.DATABASE_URL
      ? "select table_name as name from information_schema.tables where table_schema = current_schema() order by name"
      : "select name from sqlite_master where type = 'table' order by name",
  );
  return tables.map(({ name }) => [name, rows(`select * from "${name}" order by 1`)]);
}
