import { test } from "vitest";
import { full } from "./this-run";

const left = Object.assign(() => undefined, { each: () => () => undefined });

/** In a `*.matrix.test.ts`: a test of `npm test` alone. */
export const often = (full ? left : test) as typeof test;

/** In a `*.matrix.test.ts`: a test of `npm run test:full` alone. */
export const rarely = (full ? test : left) as typeof test;
