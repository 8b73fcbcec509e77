import type { Findings } from "./report";

interface Suite {
  /** The title of its line in the README; one without has no headline either. */
  title?: string;
  measure: () => Promise<Findings>;
}

/** What `npm run bench` measures, in this order, by the name to ask for it. */
export const suites: Record<string, Suite> = {
  landing: {
    title: "Landing page",
    measure: async () => (await import("./landing")).measureLanding(),
  },
  lighthouse: {
    title: "Lighthouse, every page",
    measure: async () => (await import("./lighthouse")).measureLighthouse(),
  },
  orders: {
    title: "Orders",
    measure: async () => (await import("./orders")).measureOrders(),
  },
  "slow-clients": {
    measure: async () => (await import("./slow-clients")).measureSlowClients(),
  },
  uploads: {
    title: "Uploads",
    measure: async () => (await import("./uploads")).measureUploads(),
  },
  database: {
    title: "Database",
    measure: async () => (await import("./database")).measureDatabase(),
  },
};
