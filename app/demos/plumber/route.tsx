import { demoHandle, demoLinks, demoMeta } from "../demo-route";
import textFont from "./fonts/archivo.woff2";
import headingFont from "./fonts/archivo-expanded.woff2";
import plumber from "./facts";
import stylesheet from "./plumber.css?url";

export { PlumberSite as default } from "./site";

export const handle = demoHandle;
export const meta = demoMeta(plumber);
export const links = demoLinks(stylesheet, [headingFont, textFont]);
