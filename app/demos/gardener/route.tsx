import { demoHandle, demoLinks, demoMeta } from "../demo-route";
import display from "./fonts/alegreya-500.woff2";
import body from "./fonts/alegreya-sans-400.woff2";
import gardener from "./facts";
import stylesheet from "./gardener.css?url";

export { GardenerSite as default } from "./site";

export const handle = demoHandle;
export const meta = demoMeta(gardener);
export const links = demoLinks(stylesheet, [display, body]);
