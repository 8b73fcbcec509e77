/** A file's first bytes and then zeros, `size` bytes in all, generated while they are read. */
export function* zeroFilled(head: Uint8Array, size: number): Generator<Uint8Array> {
  yield head;
  const zeros = new Uint8Array(256 * 1024);
  for (let left = size - head.length; left > 0; left -= zeros.length) yield zeros.subarray(0, left);
}

/** A file whose `rest` is sent once `finish` is called. */
export function heldFile(name: string, beginning: Iterable<Uint8Array>, rest = new Uint8Array()) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  async function* bytes() {
    yield* beginning;
    await finished;
    yield rest;
  }
  return { name, bytes: bytes(), finish };
}
