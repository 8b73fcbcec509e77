import { parseConfig } from "./config-schema";

/**
 * What the environment says, read once: the configuration, or all that is wrong with it. The only reader of
 * `process.env` in the application.
 */
export const environment = parseConfig(process.env);
