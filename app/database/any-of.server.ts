import { sql, type RawBuilder } from "kysely";

/**
 * The values of a list, for `where(column, "in", anyOf(values))`: the same statement for any number of them. Bound one
 * by one, an empty list would keep SQLite from the indexes of what else a condition allows.
 */
export function anyOf(values: readonly string[]): RawBuilder<string> {
  return sql`(select value from json_each(${JSON.stringify(values)}))`;
}
