import { LRUCache } from 'lru-cache';

/**
 * Server-side prepared statements for the texts that come again and again: parsing and planning a list of clients costs
 * Postgres more than running a lookup. A text is named once it has succeeded twice, so that one-off filter combinations
 * and broken texts never occupy a connection, and at most `capacity` texts are ever named.
 */
export class StatementNames {
  readonly #seen = new LRUCache<string, number>({ max: 2000 });
  readonly #names = new Map<string, string>();
  readonly #capacity: number;

  constructor(capacity = 400) {
    this.#capacity = capacity;
  }

  nameOf(sql: string): string | undefined {
    return this.#names.get(sql);
  }

  succeeded(sql: string): void {
    if (this.#names.has(sql) || this.#names.size >= this.#capacity) return;
    const times = (this.#seen.get(sql) ?? 0) + 1;
    if (times < 2) {
      this.#seen.set(sql, times);
      return;
    }
    this.#seen.delete(sql);
    this.#names.set(sql, `s${this.#names.size + 1}`);
  }
}
