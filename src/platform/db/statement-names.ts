import { LRUCache } from 'lru-cache';

export interface StatementNamesOptions {
  /** Texts that have a name at the same time (default 250): what a connection keeps prepared, and so its memory, is bounded. */
  readonly most?: number;
  /** After so many uses all counts are halved, so that what was used much long ago gives way (default 20,000). */
  readonly halveEvery?: number;
}

interface Named {
  readonly name: string;
  uses: number;
}

// Texts of which more than their number is of interest: candidates for a name.
const maxCandidates = 4_000;
// A newcomer has to be used clearly more: two texts used alike must not take the place from each other for ever.
const margin = 2;

/**
 * Names of server-side prepared statements for the texts that are used most: parsing and planning a list of clients costs
 * Postgres more than running a lookup. A text gets a name once it has succeeded twice, so one-off filters and broken
 * texts never occupy a connection; when all names are taken, the least used text gives way to one that is used twice as
 * much. Names are never given again.
 */
export class StatementNames {
  readonly #most: number;
  readonly #halveEvery: number;
  readonly #named = new Map<string, Named>();
  readonly #inUse = new Set<string>();
  readonly #candidates = new LRUCache<string, number>({ max: maxCandidates });
  #given = 0;
  #uses = 0;
  #generation = 0;

  constructor({ most = 250, halveEvery = 20_000 }: StatementNamesOptions = {}) {
    this.#most = most;
    this.#halveEvery = halveEvery;
  }

  /** Changes whenever a name went out of use. */
  get generation(): number {
    return this.#generation;
  }

  isInUse(name: string): boolean {
    return this.#inUse.has(name) || name.startsWith('_');
  }

  nameOf(text: string): string | undefined {
    return this.#named.get(text)?.name;
  }

  succeeded(text: string): void {
    if ((this.#uses += 1) % this.#halveEvery === 0) this.#halve();
    const named = this.#named.get(text);
    if (named !== undefined) {
      named.uses += 1;
      return;
    }
    const uses = (this.#candidates.get(text) ?? 0) + 1;
    if (uses >= 2 && this.#makeRoom(uses)) {
      this.#candidates.delete(text);
      this.#give(text, uses);
    } else {
      this.#candidates.set(text, uses);
    }
  }

  #give(text: string, uses: number): void {
    const name = `s${(this.#given += 1)}`;
    this.#named.set(text, { name, uses });
    this.#inUse.add(name);
  }

  /** Whether there is a name for a text with so many uses; takes one away where it has to. */
  #makeRoom(uses: number): boolean {
    if (this.#named.size < this.#most) return true;
    // Only now and then: finding the least used text takes a walk over all of them.
    if (uses % 4 !== 0) return false;
    let least: [string, Named] | undefined;
    for (const entry of this.#named) if (least === undefined || entry[1].uses < least[1].uses) least = entry;
    const [text, { name, uses: minUses }] = least!;
    if (uses < minUses * margin) return false;
    this.#named.delete(text);
    this.#inUse.delete(name);
    this.#candidates.set(text, minUses);
    this.#generation += 1;
    return true;
  }

  #halve(): void {
    for (const named of this.#named.values()) named.uses >>= 1;
    // A copy: setting moves an entry to the front, and the walk would never end.
    for (const [text, uses] of [...this.#candidates.entries()]) this.#candidates.set(text, uses >> 1);
  }
}
