import { demoHandle, demoLinks, demoMeta } from "~/demos/demo-route";
import displayFont from "~/demos/painter/fonts/display.woff2";
import textFont from "~/demos/painter/fonts/text.woff2";
import { painter } from "~/demos/painter/painter";
import stylesheet from "~/demos/painter/painter.css?url";

export { PainterSite as default } from "~/demos/painter/site";

export const handle = demoHandle;
export const meta = demoMeta(painter);
export const links = demoLinks(stylesheet, [displayFont, textFont]);
