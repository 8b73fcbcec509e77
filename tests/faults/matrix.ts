import type { Browser } from "playwright";
import { describe, test } from "vitest";
import type { Fault, Provider } from "../../sandbox";
import type { Site } from "../site";
import type { SiteAndBrowser } from "../site-and-browser";
import { faultRows, type FaultName, type FaultRow } from "./fault-rows";

interface Matrix<Visitor> {
  /** What the visitors do, as the titles begin. */
  doing: string;
  /** The kinds of visitors; each meets every fault. */
  visitors: readonly {
    mode: string;
    arrive: (site: Site, browser: Browser) => Promise<Visitor>;
  }[];
  /** The call that fails. */
  provider: Provider;
  match: NonNullable<Fault["match"]>;
  /** The faults no visitor is told of. */
  unnoticed: readonly FaultName[];
  /** Says what is proven; `$fault` and `$seen` stand for those of each test. */
  title: string;
}

/** What one test of the matrix is about. */
export interface Trial extends Omit<FaultRow, "plan"> {
  site: Site;
  /** Does something while the fault is there, and lifts it. */
  underFault: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

/** Adds a test for each kind of visitor and each fault; every visitor has arrived before, and leaves after it. */
export function testEveryFault<Visitor extends { leave: () => Promise<void> }>(
  running: SiteAndBrowser,
  { doing, visitors, provider, match, unnoticed, title }: Matrix<Visitor>,
  run: (visitor: Visitor, trial: Trial) => Promise<unknown>,
): void {
  describe.each(visitors)(`${doing} $mode`, ({ arrive }) => {
    test.each(faultRows(unnoticed))(title, async ({ plan, ...row }) => {
      const { site, browser } = running;
      const visitor = await arrive(site, browser);
      const underFault: Trial["underFault"] = async (act) => {
        const lift = site.sandbox[provider].fail({ ...plan, match });
        const result = await act();
        lift();
        return result;
      };
      await run(visitor, { ...row, site, underFault });
      await visitor.leave();
    });
  });
}
