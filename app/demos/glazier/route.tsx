import { demoHandle, demoLinks, demoMeta } from "../demo-route";
import jost from "./fonts/jost.woff2";
import glazier from "./facts";
import stylesheet from "./glazier.css?url";

export { GlazierSite as default } from "./site";

export const handle = demoHandle;
export const meta = demoMeta(glazier);
export const links = demoLinks(stylesheet, [jost]);
