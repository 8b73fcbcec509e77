import { demoHandle, demoLinks, demoMeta } from "~/demos/demo-route";
import display from "~/demos/gardener/fonts/alegreya-500.woff2";
import body from "~/demos/gardener/fonts/alegreya-sans-400.woff2";
import { gardener } from "~/demos/gardener/gardener";
import stylesheet from "~/demos/gardener/gardener.css?url";

export { GardenerSite as default } from "~/demos/gardener/site";

export const handle = demoHandle;
export const meta = demoMeta(gardener);
export const links = demoLinks(stylesheet, [display, body]);
