import type pg from 'pg';
import { expect, vi } from 'vitest';
import type { Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';

// A process has to start, and its first sweep comes after five seconds; much longer when the machine is busy. Meanwhile each
// look is a statement, so there are not many.
export const slowly = { ...patiently, interval: 100 };

/** A transaction of the test that holds locks until it is let go. */
export class Hold {
  readonly #client: pg.Client;
  readonly #service: Service;
  #granted: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(client: pg.Client, service: Service) {
    this.#client = client;
    this.#service = service;
  }

  get #pid(): number {
    return (this.#client as unknown as { processID: number }).processID;
  }

  /** Asks for the lock, and may have to stand in line for it. */
  async begin(statement: string): Promise<void> {
    await this.#client.connect();
    await this.#client.query('begin');
    this.#granted = this.#client.query(statement);
    // A test that fails meanwhile lets it go.
    this.#granted.catch(() => {});
  }

  /** Until the lock is there. */
  async granted(): Promise<this> {
    await this.#granted;
    return this;
  }

  /** Until a connection waits for it whose name and statement are like this (those of the app role's are hidden). */
  async blocks(who: RegExp): Promise<void> {
    await vi.waitFor(async () => {
      const rows = await this.#service.query<{ who: string }>(
        "select application_name || ': ' || query as who from pg_stat_activity where $1 = any(pg_blocking_pids(pid))",
        [this.#pid],
      );
      if (!rows.some((row) => who.test(row.who)))
        throw new Error(
          `nobody like ${String(who)} waits for it (${rows.map((row) => row.who).join(' | ')})`,
        );
    }, slowly);
  }

  /** Until it stands in line itself. */
  async waits(): Promise<void> {
    await vi.waitFor(async () => {
      expect(await this.#service.query('select from unnest(pg_blocking_pids($1))', [this.#pid])).not.toEqual(
        [],
      );
    }, slowly);
  }

  async release(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    await this.#client.end();
  }
}
