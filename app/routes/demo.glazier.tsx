import { demoHandle, demoLinks, demoMeta } from "~/demos/demo-route";
import jost from "~/demos/glazier/fonts/jost.woff2";
import { glazier } from "~/demos/glazier/glazier";
import stylesheet from "~/demos/glazier/glazier.css?url";

export { GlazierSite as default } from "~/demos/glazier/site";

export const handle = demoHandle;
export const meta = demoMeta(glazier);
export const links = demoLinks(stylesheet, [jost]);
