import { demoHandle, demoLinks, demoMeta } from "~/demos/demo-route";
import { electrician } from "~/demos/electrician/electrician";
import stylesheet from "~/demos/electrician/electrician.css?url";
import sans from "~/demos/electrician/fonts/instrument-sans.woff2";
import mono from "~/demos/electrician/fonts/martian-mono.woff2";

export { ElectricianSite as default } from "~/demos/electrician/site";

export const handle = demoHandle;
export const meta = demoMeta(electrician);
export const links = demoLinks(stylesheet, [sans, mono]);
