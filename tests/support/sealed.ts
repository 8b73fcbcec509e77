import { createCookie } from "@remix-run/node";
import type * as cookies from "~/platform/cookies.server";
import type * as formToken from "~/platform/form-token.server";
import type * as sealing from "~/platform/seal.server";
import { importWith } from "./other-environment";
import { sessionSecret } from "./site";

export { issueFormToken, readFormToken } from "~/platform/form-token.server";
export { seal } from "~/platform/seal.server";
export { siteCookie } from "~/platform/cookies.server";

/** A cookie as versions wrote it that signed without encrypting. */
export const signedCookie = (name: string) => createCookie(name, { secrets: [sessionSecret] });

const stranger = { SESSION_SECRET: "a-secret-that-nobody-knows" };

/** What the application would seal and sign with another secret. */
export const byAnotherSecret = {
  ...(await importWith<typeof cookies>(stranger, "platform/cookies.server")),
  ...(await importWith<typeof formToken>(stranger, "platform/form-token.server")),
  ...(await importWith<typeof sealing>(stranger, "platform/seal.server")),
};
