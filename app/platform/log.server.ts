import { pino } from "pino";

/** JSON lines on standard output. Never pass names, addresses, form texts, tokens, cookies or session ids. */
export const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
