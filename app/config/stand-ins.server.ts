import { config } from "./config.server";

/** In a demonstration the stand-ins for the providers live inside the site's process, and the desk's cannot ask them. */
export const standInsOutOfReach = config.sandbox.banner && config.storage.endpoint === undefined;

export const OUT_OF_REACH =
  "The stand-ins for Stripe, Postmark and the bucket live inside the site and cannot be asked from here: for real orders, unset SANDBOX and set their credentials.";
