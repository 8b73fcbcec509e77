import { demoHandle, demoLinks, demoMeta } from "~/demos/demo-route";
import textFont from "~/demos/plumber/fonts/archivo.woff2";
import headingFont from "~/demos/plumber/fonts/archivo-expanded.woff2";
import { plumber } from "~/demos/plumber/plumber";
import stylesheet from "~/demos/plumber/plumber.css?url";

export { PlumberSite as default } from "~/demos/plumber/site";

export const handle = demoHandle;
export const meta = demoMeta(plumber);
export const links = demoLinks(stylesheet, [headingFont, textFont]);
