/** Waits for `work` at most `ms`; "late" when it takes longer. The work itself continues. */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // A failure after the deadline has no other handler and would end the process.
    work.catch(() => undefined);
  }
}
