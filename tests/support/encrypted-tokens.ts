import type * as cookies from "~/server/security/cookies.server";
import type * as formToken from "~/server/security/form-token.server";
import type * as sealing from "~/server/security/encrypted-token.server";
import { importWith } from "./other-environment";

const stranger = { SESSION_SECRET: "a-secret-that-nobody-knows-and-nobody-guesses" };

export const byAnotherSecret = {
  ...(await importWith<typeof cookies>(stranger, "server/security/cookies.server")),
  ...(await importWith<typeof formToken>(stranger, "server/security/form-token.server")),
  ...(await importWith<typeof sealing>(stranger, "server/security/encrypted-token.server")),
};
