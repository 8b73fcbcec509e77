import { demoHandle, demoLinks, demoMeta } from "../demo-route";
import displayFont from "./fonts/display.woff2";
import textFont from "./fonts/text.woff2";
import painter from "./facts";
import stylesheet from "./painter.css?url";

export { PainterSite as default } from "./site";

export const handle = demoHandle;
export const meta = demoMeta(painter);
export const links = demoLinks(stylesheet, [displayFont, textFont]);
