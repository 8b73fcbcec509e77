/** What every page does in a browser with scripts, at once: it needs no file and no framework. */
import { startCookieNotice } from "./cookie-notice";
import { startHeader } from "./header";
import { logMissingPath } from "./missing-path";
import { startSectionLinks } from "./section-links";
import { startPageScripts } from "./start";

startHeader();
startSectionLinks();
startCookieNotice();
logMissingPath();
startPageScripts();
