import carpenter from "./facts";
import stylesheet from "./carpenter.css?url";
import display from "./fonts/newsreader-display.woff2";
import sans from "./fonts/cabin.woff2";
import { demoHandle, demoLinks, demoMeta } from "../demo-route";

export { CarpenterSite as default } from "./site";

export const handle = demoHandle;
export const meta = demoMeta(carpenter);
export const links = demoLinks(stylesheet, [display, sans]);
