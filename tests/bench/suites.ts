import type { Comparison } from "./comparison";

/** What `npm run bench` measures, in this order, by the name to ask for it. */
export const suites: Record<string, () => Promise<Comparison[]>> = {
  pages: async () => (await import("./pages")).measurePages(),
  lighthouse: async () => (await import("./lighthouse")).measureLighthouse(),
  orders: async () => (await import("./orders")).measureOrders(),
  "slow-clients": async () => (await import("./slow-clients")).measureSlowClients(),
  uploads: async () => (await import("./uploads")).measureUploads(),
  process: async () => (await import("./process")).measureProcess(),
  database: async () => (await import("./database")).measureDatabase(),
};
