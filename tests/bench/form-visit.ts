import type { Browser } from "playwright";
import { hold } from "../support/browser";
import { fillOrder } from "../support/orders/filled-forms";
import { figures, interleaved, type Comparison } from "./comparison";
import type { LandingServers } from "./landing-servers";
import { visitByPhone, type PhoneVisit } from "./phone-visit";

/** When a phone on a slow line can use the order form, and what the form's page loads. */
export async function measureFormVisit(
  browser: Browser,
  { site, clientRendered }: LandingServers,
): Promise<Comparison[]> {
  await orderBeforeScripts(browser, site.url);
  const form = (url: string) => () => visitByPhone(browser, `${url}/contact`);
  const visits = await interleaved<string, PhoneVisit>({
    site: form(site.url),
    ...(clientRendered && { "Vite React": form(clientRendered.url) }),
  });
  return [
    {
      measure: "order form, usable after its first paint",
      unit: "ms",
      ...figures({ site: visits.site! }, (visit) => usable(visit) - visit.firstPaint),
      target: { atMost: 0 },
    },
    {
      measure: "order form, usable",
      unit: "ms",
      ...figures(visits, usable),
      target: { of: "Vite React", atMost: 1 },
    },
    {
      measure: "order form, scripts",
      unit: "kB",
      ...figures(visits, ({ scripts }) => scripts / 1000),
      target: { atMost: 105 },
    },
  ];
}

/** A form that is there and seen can be used: ours by itself, the peer's since its script has drawn it. */
function usable({ firstPaint, formThere }: PhoneVisit): number {
  if (formThere === undefined) throw new Error("The form never stood in the page.");
  return Math.max(firstPaint, formThere);
}

/** Orders while every script is still on its way; fails when that does not lead to the checkout. */
async function orderBeforeScripts(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const letGo = await hold(page, "**/*.js");
    await page.goto(`${url}/contact`, { waitUntil: "commit" });
    await fillOrder(page);
    await page.getByRole("button", { name: "Continue to payment" }).click({ noWaitAfter: true });
    await page.getByRole("button", { name: "Pay $1,626.00" }).waitFor();
    letGo();
  } finally {
    await context.close();
  }
}
