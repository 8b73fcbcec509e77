/** Keeps the last bytes of a stream, never more than `capacity` of them, however it is cut into chunks. */
export class TailBuffer {
  /** Of the whole stream so far, in bytes. */
  size = 0;
  private readonly ring: Buffer;

  constructor(private readonly capacity: number) {
    this.ring = Buffer.allocUnsafe(capacity);
  }

  push(chunk: Uint8Array): void {
    if (this.capacity === 0) {
      this.size += chunk.length;
      return;
    }
    const skipped = Math.max(0, chunk.length - this.capacity);
    const at = (this.size + skipped) % this.capacity;
    const copied = Math.min(chunk.length - skipped, this.capacity - at);
    this.ring.set(chunk.subarray(skipped, skipped + copied), at);
    this.ring.set(chunk.subarray(skipped + copied));
    this.size += chunk.length;
  }

  /** A copy of what is kept. */
  bytes(): Buffer {
    if (this.size <= this.capacity) return Buffer.from(this.ring.subarray(0, this.size));
    const at = this.size % this.capacity;
    return Buffer.concat([this.ring.subarray(at), this.ring.subarray(0, at)]);
  }
}
