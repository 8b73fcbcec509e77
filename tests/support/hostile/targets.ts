import { page, type Expected } from "./expected";
import { get } from "./request";
import type { Row } from "./table-tests";

export const landing = page(200, "You do the trade.");
export const contact = page(200, "Order your website today");
export const onboarding = page(200, "Let's Get Your Website Started!");

export const at = (expected: Expected, ...targets: string[]): Row[] =>
  targets.map((target) => [`GET ${shown(target)}`, get(target), expected]);

export const shown = (target: string): string =>
  target.length > 60 ? `${target.slice(0, 40)}… of ${target.length} bytes` : JSON.stringify(target);
