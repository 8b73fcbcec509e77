import cleaner from "./facts";
import stylesheet from "./cleaner.css?url";
import medium from "./fonts/rounded-500.woff2";
import bold from "./fonts/rounded-800.woff2";
import { demoHandle, demoLinks, demoMeta } from "../demo-route";

export { CleanerSite as default } from "./site";

export const handle = demoHandle;
export const meta = demoMeta(cleaner);
export const links = demoLinks(stylesheet, [medium, bold]);
