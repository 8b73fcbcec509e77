import { startSiteAndBrowser } from "../site-and-browser";
import { impatient } from "./fault-rows";

/** Starts a site that soon gives up on its providers, and a browser, for the tests of the calling file. */
export const startFaultySite = () => startSiteAndBrowser({ env: impatient });
