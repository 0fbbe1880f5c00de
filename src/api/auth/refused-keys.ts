import { LRUCache } from 'lru-cache';
import type { RefusedKey } from '#src/domain/access/index.ts';
import type { Origin } from '#src/call/origin.ts';

const minuteMs = 60_000;

/** Tells that a key of ours came that is not valid any more: once a minute per key, never in the caller's way. */
export class RefusedKeys {
  readonly #write: (key: RefusedKey, reason: string, origin: Origin | null) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  readonly #told = new LRUCache<string, number>({ max: 10_000 });
  readonly #writing = new Set<Promise<void>>();

  constructor(
    write: (key: RefusedKey, reason: string, origin: Origin | null) => Promise<void>,
    onError: (error: unknown) => void,
  ) {
    this.#write = write;
    this.#onError = onError;
  }

  note(key: RefusedKey, reason: string, now: number, origin: Origin | null): void {
    const last = this.#told.get(key.keyId);
    if (last !== undefined && now - last < minuteMs) return;
    this.#told.set(key.keyId, now);
    const writing = this.#write(key, reason, origin)
      .catch(this.#onError)
      .finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  async close(): Promise<void> {
    await Promise.all(this.#writing);
  }
}
