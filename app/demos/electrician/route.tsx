import { demoHandle, demoLinks, demoMeta } from "../demo-route";
import electrician from "./facts";
import stylesheet from "./electrician.css?url";
import sans from "./fonts/instrument-sans.woff2";
import mono from "./fonts/martian-mono.woff2";

export { ElectricianSite as default } from "./site";

export const handle = demoHandle;
export const meta = demoMeta(electrician);
export const links = demoLinks(stylesheet, [sans, mono]);
