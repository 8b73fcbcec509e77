import { demoHandle, demoLinks, demoMeta } from "~/demos/demo-route";
import body from "~/demos/locksmith/fonts/barlow-400.woff2";
import display from "~/demos/locksmith/fonts/big-shoulders-display-800.woff2";
import { locksmith } from "~/demos/locksmith/locksmith";
import stylesheet from "~/demos/locksmith/locksmith.css?url";

export { LocksmithSite as default } from "~/demos/locksmith/site";

export const handle = demoHandle;
export const meta = demoMeta(locksmith);
export const links = demoLinks(stylesheet, [display, body]);
