import { createCookie } from "@remix-run/node";
import type * as cookies from "~/security/cookies.server";
import type * as formToken from "~/security/form-token.server";
import type * as sealing from "~/security/encrypted-token.server";
import { importWith } from "./other-environment";
import { sessionSecret } from "./site";

export { issueFormToken, readFormToken } from "~/security/form-token.server";
export { encryptToken } from "~/security/encrypted-token.server";
export { siteCookie } from "~/security/cookies.server";

/** A cookie as releases before encryption wrote it. */
export const signedCookie = (name: string) => createCookie(name, { secrets: [sessionSecret] });

const stranger = { SESSION_SECRET: "a-secret-that-nobody-knows" };

/** The application's functions under another secret. */
export const byAnotherSecret = {
  ...(await importWith<typeof cookies>(stranger, "security/cookies.server")),
  ...(await importWith<typeof formToken>(stranger, "security/form-token.server")),
  ...(await importWith<typeof sealing>(stranger, "security/encrypted-token.server")),
};
