import { figures, interleaved, type Comparison } from "./comparison";
import type { LandingServers } from "./landing-servers";
import { load, type Load } from "./load";

/** Any flash cookie leads past the response cache: what it says is not known before the page is rendered. */
const PAST_THE_CACHE = { Cookie: "flash=unknown" };

/** How many visitors a server answers with the landing page. */
export async function measureAnswers(servers: LandingServers): Promise<Comparison[]> {
  const { site, bare, clientRendered, astro, next } = servers;
  const subjects: Record<string, () => Promise<Load>> = {
    site: () => load(site.url),
    "bare node:http": () => load(bare.url),
    "without the cache": () => load(site.url, PAST_THE_CACHE),
    ...(astro && { "Astro static": () => load(astro.url) }),
    ...(clientRendered && { "Vite React": () => load(clientRendered.url) }),
    ...(next && { Next: () => load(next.url) }),
  };
  for (const warmUp of Object.values(subjects)) await warmUp();
  const loads = await interleaved(subjects);
  return [
    {
      measure: "landing, 20 connections",
      unit: "answers/s",
      ...figures(loads, ({ answers }) => answers),
      target: { of: "bare node:http", atLeast: 0.6 },
    },
    { measure: "landing, 20 connections, p99", unit: "ms", ...figures(loads, ({ p99 }) => p99) },
  ];
}
