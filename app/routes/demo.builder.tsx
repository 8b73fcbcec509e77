import { builder } from "~/demos/builder/builder";
import stylesheet from "~/demos/builder/builder.css?url";
import label from "~/demos/builder/fonts/fira-label-600.woff2";
import slab from "~/demos/builder/fonts/zilla-slab-500.woff2";
import slabBold from "~/demos/builder/fonts/zilla-slab-700.woff2";
import { demoHandle, demoLinks, demoMeta } from "~/demos/demo-route";

export { BuilderSite as default } from "~/demos/builder/site";

export const handle = demoHandle;
export const meta = demoMeta(builder);
export const links = demoLinks(stylesheet, [slabBold, slab, label]);
