import type { Browser } from "playwright";
import { figures, interleaved, type Comparison } from "./comparison";
import type { LandingServers } from "./landing-servers";
import { visitByPhone, type PhoneVisit } from "./phone-visit";

const kB = (bytes: number) => bytes / 1000;

/** What a phone on a slow line sees of the landing page, and what it loads. */
export async function measureFirstVisit(
  browser: Browser,
  { site, scriptless, clientRendered }: LandingServers,
): Promise<Comparison[]> {
  const visits = await interleaved<string, PhoneVisit>({
    site: () => visitByPhone(browser, site.url),
    scriptless: () => visitByPhone(browser, scriptless.url),
    ...(clientRendered && { "Vite React": () => visitByPhone(browser, clientRendered.url) }),
  });
  return [
    { measure: "first visit, FCP", unit: "ms", ...figures(visits, ({ firstPaint }) => firstPaint) },
    {
      measure: "first visit, LCP",
      unit: "ms",
      ...figures(visits, ({ largestPaint }) => largestPaint),
      target: [
        { of: "scriptless", atMost: 1.05 },
        { of: "Vite React", atMost: 0.6 },
      ],
    },
    {
      measure: "first visit, TBT",
      unit: "ms",
      ...figures(visits, ({ blocked }) => blocked),
      target: { atMost: 50 },
    },
    {
      measure: "first visit, CLS",
      unit: "",
      ...figures(visits, ({ shift }) => shift),
      target: { atMost: 0 },
    },
    {
      measure: "first visit, transferred",
      unit: "kB",
      ...figures(visits, ({ transferred }) => kB(transferred)),
    },
    {
      measure: "landing, HTML",
      unit: "kB",
      ...figures(visits, ({ html }) => kB(html)),
      target: { atMost: 14 },
    },
    {
      measure: "landing, scripts",
      unit: "kB",
      ...figures(visits, ({ scripts }) => kB(scripts)),
      target: { atMost: 80 },
    },
    {
      measure: "landing, scripts before the LCP",
      unit: "kB",
      ...figures(visits, ({ earlyScripts }) => kB(earlyScripts)),
      target: { atMost: 0 },
    },
  ];
}
