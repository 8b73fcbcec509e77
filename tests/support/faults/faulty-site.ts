import { afterAll, afterEach } from "vitest";
import { startSite, type Site, type SiteOptions } from "../site";
import { impatient } from "./fault-rows";

/** Starts a site of its own for the calling file, one that soon gives up on its providers. */
export async function startFaultySite({ env, ...options }: SiteOptions = {}): Promise<Site> {
  const site = await startSite({ env: { ...impatient, ...env }, ...options });
  afterEach(() => site.sandbox.reset());
  afterAll(() => site.stop());
  return site;
}
