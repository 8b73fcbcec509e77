/** A write that the bucket never answered: its object may be there, or may yet appear. */
export class WriteInDoubt extends Error {
  override name = "WriteInDoubt";
}

/** What to throw for the failure of a write: without an answer, nobody knows what became of it. */
export function failedWrite(error: unknown): unknown {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ? error : new WriteInDoubt("no answer", { cause: error });
}
