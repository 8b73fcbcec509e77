import { teamSessions } from "~/content/team-sessions";
import { site } from "~/content/site";
import type { Email } from "~/server/email/email";
import { renderEmail } from "~/server/email/render-email";

const lasts = `${teamSessions.linkMinutes} minutes`;

/** To somebody of the team, who asked to sign in, or for whom somebody else did; `asked` says when, in words. */
export function signInEmail(to: string, url: string, asked: string): Email {
  const { origin } = new URL(url);
  const parts = [
    `Somebody asked to sign in to the desk of ${site.name} (${origin}) with this address, on ${asked}.`,
    { kind: "button", label: "Sign in", url } as const,
    `The link works once, for ${lasts}, and only in the browser that asked for it.`,
    "Was it not you? Do nothing, and pass this email on to nobody: without that browser its link opens nothing. If such emails go on, tell the person who runs the site.",
  ];
  return {
    to,
    toTeam: true,
    subject: `Sign in to the desk of ${site.name}`,
    ...renderEmail("Sign in to the desk", parts, {
      why: "You get this email because your address may sign in to the desk.",
      preheader: `The link works once, for ${lasts}.`,
    }),
    attachments: [],
  };
}
