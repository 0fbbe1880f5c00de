import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '#src/platform/log.ts';
import type { Gauge, HealthPart, Sample } from './part.ts';

export interface MeasuresOptions {
  /** A connection of the owner role of its own, which it closes in the end: nothing waits behind its statements. */
  readonly owner: Pool;
  readonly parts: readonly HealthPart[];
  readonly log: Log;
  /** How long figures are kept (default 5 s), in milliseconds. */
  readonly keptMs?: number;
  /** How long a reader waits for them (default 3 s), in milliseconds. */
  readonly patienceMs?: number;
}

const statementMs = 2_000;

const unmeasured: Gauge = {
  name: 'health_unmeasured',
  help: '1 while the figures of the part could not be read at the last attempt.',
  labels: ['part'],
};

/**
 * Figures about the whole installation, read when somebody asks and kept for a few seconds, so that however often and from
 * however many places they are asked for, the database answers each process once. Its statements end after two seconds.
 */
export class Measures {
  readonly #parts: readonly HealthPart[];
  readonly #owner: Pool;
  readonly #log: Log;
  readonly #keptMs: number;
  readonly #patienceMs: number;
  #reading: Promise<void> | undefined;
  #readAt = -Infinity;
  #samples = new Map<HealthPart, readonly Sample[] | undefined>();

  constructor({ owner, parts, log, keptMs = 5_000, patienceMs = 3_000 }: MeasuresOptions) {
    this.#parts = parts.filter(({ measure }) => measure !== undefined);
    this.#owner = owner;
    this.#log = log;
    this.#keptMs = keptMs;
    this.#patienceMs = patienceMs;
  }

  get gauges(): readonly Gauge[] {
    return [unmeasured, ...this.#parts.flatMap(({ gauges }) => gauges ?? [])];
  }

  /** What could be read in time. A part that failed, or is not done, has no figures. */
  async read(): Promise<readonly Sample[]> {
    if (performance.now() - this.#readAt > this.#keptMs)
      this.#reading ??= this.#measure().finally(() => (this.#reading = undefined));
    if (this.#reading !== undefined) {
      const over = new AbortController();
      const late = sleep(this.#patienceMs, undefined, { signal: over.signal, ref: false }).catch(() => {});
      await Promise.race([this.#reading, late]);
      over.abort();
    }
    return this.#parts.flatMap((part) => {
      const samples = this.#samples.get(part);
      const isMissing = samples === undefined;
      return [
        { metric: unmeasured.name, labels: { part: part.name }, value: Number(isMissing) },
        ...(samples ?? []),
      ];
    });
  }

  async close(): Promise<void> {
    await this.#reading;
    await this.#owner.end();
  }

  async #measure(): Promise<void> {
    // Old figures must not pass for new ones.
    this.#samples = new Map();
    for (const part of this.#parts) {
      const samples = await this.#inTime(part.measure!).catch((error: unknown) => {
        this.#log.warn({ err: error, part: part.name }, 'figures for the metrics could not be read');
        return undefined;
      });
      this.#samples.set(part, samples);
    }
    this.#readAt = performance.now();
  }

  async #inTime(measure: NonNullable<HealthPart['measure']>): Promise<readonly Sample[]> {
    const owner: PoolClient = await this.#owner.connect();
    let isFit = false;
    try {
      await owner.query(`begin read only; set local statement_timeout = ${statementMs}`);
      const samples = await measure(owner);
      await owner.query('commit');
      isFit = true;
      return samples;
    } finally {
      // After an error the end of the connection rolls back, whatever state it is in.
      owner.release(!isFit);
    }
  }
}
