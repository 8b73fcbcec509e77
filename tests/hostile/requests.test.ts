import { testEveryRow } from "../support/hostile/table-tests";
import { tables } from "./tables";

const { hostsAndLines, framing, methods, paths, queriesAndData, headers, cookies } = tables;

await testEveryRow(
  [hostsAndLines, framing, methods, paths, queriesAndData, headers, cookies].flat(),
);
