import { carpenter } from "~/demos/carpenter/carpenter";
import stylesheet from "~/demos/carpenter/carpenter.css?url";
import display from "~/demos/carpenter/fonts/newsreader-display.woff2";
import sans from "~/demos/carpenter/fonts/cabin.woff2";
import { demoHandle, demoLinks, demoMeta } from "~/demos/demo-route";

export { CarpenterSite as default } from "~/demos/carpenter/site";

export const handle = demoHandle;
export const meta = demoMeta(carpenter);
export const links = demoLinks(stylesheet, [display, sans]);
