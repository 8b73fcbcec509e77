import { test } from "vitest";
import type { Site } from "../site";
import { ofThisRun } from "../this-run";
import { faultRows, type FaultName, type FaultRow } from "./fault-rows";
import { waitForEmptyOutbox } from "./outbox";
import { providerCalls, representatives, type CallName } from "./provider-calls";

interface Matrix<Visitor> {
  /** What the visitors do; each title begins with it. */
  doing: string;
  visitors: readonly {
    mode: "with scripts" | "without scripts";
    arrive: (site: Site) => Promise<Visitor>;
  }[];
  call: CallName;
  unnoticed: readonly FaultName[];
  /** The rest of the title; `$fault` and `$seen` are those of each test. */
  title: string;
}

export interface Trial extends Omit<FaultRow, "plan"> {
  site: Site;
  underFault: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

/**
 * Adds a test for each kind of visitor and each fault, in `npm test` for the {@link representatives} only. Every
 * visitor arrives before the fault and leaves after it.
 */
export function testEveryFault<Visitor extends { leave: () => Promise<void> }>(
  site: Site,
  { doing, visitors, call, unnoticed, title }: Matrix<Visitor>,
  run: (visitor: Visitor, trial: Trial) => Promise<unknown>,
): void {
  const { provider, match, modes } = providerCalls[call];
  const rows = visitors
    .filter(({ mode }) => modes.some((leading) => leading === mode))
    .flatMap((visitor) => faultRows(unnoticed).map((row) => ({ ...visitor, ...row })));
  const selected = ofThisRun(rows, ({ mode, fault }) =>
    representatives(call, mode, unnoticed).includes(fault),
  );
  test.each(selected)(`${doing} $mode ${title}`, async ({ arrive, plan, ...row }) => {
    // The fault would hit an email of an earlier test.
    await waitForEmptyOutbox(site);
    const visitor = await arrive(site);
    const underFault: Trial["underFault"] = async (act) => {
      const removeFault = site.sandbox[provider].fail({ ...plan, match });
      const result = await act();
      removeFault();
      return result;
    };
    await run(visitor, { ...row, site, underFault });
    await visitor.leave();
  });
}
