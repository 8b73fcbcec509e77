import { demoHandle, demoLinks, demoMeta } from "../demo-route";
import body from "./fonts/barlow-400.woff2";
import display from "./fonts/big-shoulders-display-800.woff2";
import locksmith from "./facts";
import stylesheet from "./locksmith.css?url";

export { LocksmithSite as default } from "./site";

export const handle = demoHandle;
export const meta = demoMeta(locksmith);
export const links = demoLinks(stylesheet, [display, body]);
