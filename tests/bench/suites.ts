import type { Findings } from "./report";

interface Suite {
  /** The title of its line in the README; a suite without one has no headline. */
  title?: string;
  measure: () => Promise<Findings>;
}

/** The suites of `npm run bench`, in order, by the names it accepts. */
export const suites: Record<string, Suite> = {
  landing: {
    title: "Landing page",
    measure: async () => (await import("./landing")).measureLanding(),
  },
  lighthouse: {
    title: "Lighthouse, every page",
    measure: async () => (await import("./lighthouse")).measureLighthouse(),
  },
  orders: { title: "Orders", measure: async () => (await import("./orders")).measureOrders() },
  postgres: { measure: async () => (await import("./postgres")).measurePostgres() },
  autosaves: { measure: async () => (await import("./autosaves")).measureAutosaves() },
  "slow-clients": { measure: async () => (await import("./slow-clients")).measureSlowClients() },
  uploads: { title: "Uploads", measure: async () => (await import("./uploads")).measureUploads() },
  database: {
    title: "Database",
    measure: async () => (await import("./database")).measureDatabase(),
  },
  search: { measure: async () => (await import("./search")).measureSearch() },
};
