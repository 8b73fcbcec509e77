import { vi } from "vitest";

// The tested site's own secret, before the application's modules read it.
process.env.SESSION_SECRET = "a-secret-of-the-tests";

export const { issueFormToken, readFormToken } = await import("~/platform/form-token.server");
export const { seal } = await import("~/platform/seal.server");
export const { siteCookie } = await import("~/platform/cookies.server");

/** What the application would seal and sign with another secret. */
export const byAnotherSecret = await withSecret("a-secret-that-nobody-knows", async () => ({
  ...(await import("~/platform/form-token.server")),
  ...(await import("~/platform/seal.server")),
  ...(await import("~/platform/cookies.server")),
}));

async function withSecret<T>(secret: string, load: () => Promise<T>): Promise<T> {
  const own = process.env.SESSION_SECRET;
  process.env.SESSION_SECRET = secret;
  vi.resetModules();
  try {
    return await load();
  } finally {
    process.env.SESSION_SECRET = own;
    vi.resetModules();
  }
}
