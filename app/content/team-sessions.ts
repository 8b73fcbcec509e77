/** How long the team's sign-ins at the desk last. */
export const teamSessions = {
  linkMinutes: 10,
  /** A session without use, and any session. */
  unusedHours: 12,
  days: 7,
} as const;

export const SIGN_IN = "/desk/sign-in";
