import { cookies } from "./tables/cookies";
import { tokens } from "./tables/tokens";
import { tryAll } from "./trying";

tryAll([...tokens, ...cookies], { SESSION_SECRET: "a-newer-secret,a-secret-of-the-tests" });
