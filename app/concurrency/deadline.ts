/** Waits for `work` at most `ms`; "late" when it takes longer, while the work itself goes on. */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // After the deadline nobody waits for a failure any more; it must not end the process.
    work.catch(() => undefined);
  }
}
