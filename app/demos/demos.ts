import { builder } from "./builder/builder";
import { carpenter } from "./carpenter/carpenter";
import { cleaner } from "./cleaner/cleaner";
import type { Demo } from "./demo";
import { electrician } from "./electrician/electrician";
import { gardener } from "./gardener/gardener";
import { glazier } from "./glazier/glazier";
import { locksmith } from "./locksmith/locksmith";
import { painter } from "./painter/painter";
import { plumber } from "./plumber/plumber";

/** The facts of all demos, in the order of the trades. */
export const demos: readonly Demo[] = [
  plumber,
  carpenter,
  electrician,
  painter,
  gardener,
  cleaner,
  locksmith,
  glazier,
  builder,
];

/** The closed sets of values that the forms of a demo's page may send, by field; empty for any other path. */
export function choicesAt(path: string): Record<string, readonly string[]> {
  return demos.find(({ slug }) => path === `/demo/${slug}`)?.choices ?? {};
}
