const IN_NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/;

/** A moment as a part of a name: in UTC to the millisecond, 24 characters that sort by time. */
export function timeInName(moment: Date): string {
  return moment.toISOString().replace(/[:.]/g, "-");
}

/** The moment that such a part of a name tells; undefined where it tells none. */
export function timeFromName(part: string): Date | undefined {
  if (!IN_NAME.test(part)) return undefined;
  const moment = new Date(part.replace(IN_NAME, "$1:$2:$3.$4"));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
