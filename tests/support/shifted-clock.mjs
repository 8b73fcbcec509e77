/** Loaded before everything else: the process's clock is CLOCK_AHEAD_DAYS ahead, or behind if negative. */
const Real = Date;
const ahead = Number(process.env.CLOCK_AHEAD_DAYS) * 24 * 60 * 60 * 1000;
const now = () => Real.now() + ahead;

globalThis.Date = class Date extends Real {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }

  static now() {
    return now();
  }
};
