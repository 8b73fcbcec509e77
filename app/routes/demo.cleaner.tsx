import { cleaner } from "~/demos/cleaner/cleaner";
import stylesheet from "~/demos/cleaner/cleaner.css?url";
import medium from "~/demos/cleaner/fonts/rounded-500.woff2";
import bold from "~/demos/cleaner/fonts/rounded-800.woff2";
import { demoHandle, demoLinks, demoMeta } from "~/demos/demo-route";

export { CleanerSite as default } from "~/demos/cleaner/site";

export const handle = demoHandle;
export const meta = demoMeta(cleaner);
export const links = demoLinks(stylesheet, [medium, bold]);
