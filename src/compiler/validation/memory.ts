import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';

interface Stored {
  readonly version: string;
  readonly texts: readonly (readonly [string, string])[];
  readonly fits: readonly string[];
}

/**
 * What follows from schemas alone, under a digest of them: texts of validating functions, and values that fit. An edit changes
 * few of them, and words change none. It lasts as long as the process; `restore` and `keep` carry it to the next one.
 */
export class Memory {
  readonly #texts = new LRUCache<string, string>({ max: 20_000 });
  readonly #fits = new LRUCache<string, true>({ max: 20_000 });

  /** The text under a digest, made when it is not known. */
  text(digest: string, make: () => string): string {
    const known = this.#texts.get(digest);
    if (known !== undefined) return known;
    const made = make();
    this.#texts.set(digest, made);
    return made;
  }

  /** Whether the value under this digest fits its schema; it is judged when that is not known. What does not fit is not kept. */
  fits(digest: string, judge: () => boolean): boolean {
    if (this.#fits.get(digest) === true) return true;
    const isFit = judge();
    if (isFit) this.#fits.set(digest, true);
    return isFit;
  }

  /** Takes up what `keep` left in the file, if that was of the same `version`, which is to change with all that texts and judgements depend on beside schemas. */
  restore(file: string, version: string): void {
    const stored = read(file);
    if (stored?.version !== version) return;
    for (const [digest, text] of stored.texts) this.#texts.set(digest, text);
    for (const digest of stored.fits) this.#fits.set(digest, true);
  }

  keep(file: string, version: string): void {
    // The least recently used first, so that they are the first to go next time.
    const stored: Stored = {
      version,
      texts: [...this.#texts.entries()].reverse(),
      fits: [...this.#fits.keys()].reverse(),
    };
    mkdirSync(dirname(file), { recursive: true });
    // Two compiles at once leave the file of one of them, whole.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(stored));
    renameSync(draft, file);
  }
}

function read(file: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch {
    // No file, or one that cannot be read, only costs time.
    return undefined;
  }
}

/** Of this thread. */
export const memory = new Memory();
