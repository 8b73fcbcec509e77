import builder from "./facts";
import stylesheet from "./builder.css?url";
import label from "./fonts/fira-label-600.woff2";
import slab from "./fonts/zilla-slab-500.woff2";
import slabBold from "./fonts/zilla-slab-700.woff2";
import { demoHandle, demoLinks, demoMeta } from "../demo-route";

export { BuilderSite as default } from "./site";

export const handle = demoHandle;
export const meta = demoMeta(builder);
export const links = demoLinks(stylesheet, [slabBold, slab, label]);
