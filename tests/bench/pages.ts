import { launchBrowser } from "../support/browser";
import { attempt } from "./attempt";
import type { Comparison } from "./comparison";
import { measureFirstVisit } from "./first-visit";
import { measureFormVisit } from "./form-visit";
import { measureAnswers } from "./landing-answers";
import { startLandingServers } from "./landing-servers";

/** The landing page and the order form: how fast they are answered and seen, and what they weigh. */
export async function measurePages(): Promise<Comparison[]> {
  const browser = await launchBrowser();
  try {
    const servers = await startLandingServers(browser);
    try {
      return [
        ...(await attempt("pages: answers", () => measureAnswers(servers))),
        ...(await attempt("pages: first visit", () => measureFirstVisit(browser, servers))),
        ...(await attempt("pages: order form", () => measureFormVisit(browser, servers))),
      ];
    } finally {
      await servers.stop();
    }
  } finally {
    await browser.close();
  }
}
