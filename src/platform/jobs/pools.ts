import type { Pool } from 'pg';
import { openOwnerPool } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { GivenJobs } from './given-jobs.ts';

/** How often a run says that it lives. */
const everyMs = 1_000;
/** Beats from one look at the locked jobs to the next, which reads all jobs; each beat when connections were lost of late. */
const beatsPerLook = 3;
const doubtMs = 10_000;
const statementTimeoutMs = 5_000;
// A process that was killed has lost its connection, and one that is merely slow has not. Both may have lost it with the
// database, so nobody is judged before all had the time to come back.
const silentSeconds = { connected: 20, disconnected: 3 };

export interface LivePoolsOptions {
  readonly ownerUrl: string;
  /** Of the run: `locked_by` of its jobs. */
  readonly id: string;
  readonly given: GivenJobs;
  /** How often work of the run was interrupted by the loss of its connection. */
  readonly losses: () => number;
  readonly log: Log;
  /** After each beat: whether the database answered. */
  readonly onBeat: (isAnswered: boolean) => void;
}

/**
 * The jobs that a process holds when it is killed stay locked, and the queue by itself would wait four hours for them. So
 * each run says that it lives, and the living ones unlock what the silent ones hold. A run also gives back the jobs that it
 * holds and was never told of.
 */
export class LivePools {
  readonly #options: LivePoolsOptions;
  /** One connection, which shows by its name that the run lives. */
  readonly #owner: Pool;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #beats = 0;
  /** Since when every beat was answered. */
  #answeredSince: number | undefined;
  /** When the database last heard of it. */
  #saidAt = performance.now();
  #losses = 0;
  #lastLossAt = -Infinity;

  constructor(options: LivePoolsOptions) {
    this.#options = options;
    this.#owner = openOwnerPool(options.ownerUrl, connectionName(options.id), 1);
  }

  /** Whether the others take it for dead, or soon will. */
  get isSilent(): boolean {
    return performance.now() - this.#saidAt > silentSeconds.connected * 1000;
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#timer = setInterval(() => {
      this.#beating ??= this.#beat().finally(() => (this.#beating = undefined));
    }, everyMs).unref();
  }

  /** `isDone`: no job of the run is under way, so that what it still holds is free. */
  async stop(isDone: boolean): Promise<void> {
    clearInterval(this.#timer);
    // One that is under way would say it once more afterwards.
    await this.#beating;
    if (isDone) await this.#takeOver([this.#options.id]).catch(() => {});
    await this.#owner.end();
  }

  async #beat(): Promise<void> {
    const { log, onBeat } = this.#options;
    const isFirstFailure = this.#answeredSince !== undefined || this.#beats === 0;
    try {
      await this.#say();
      this.#saidAt = performance.now();
      this.#answeredSince ??= performance.now();
      if (performance.now() - this.#answeredSince >= silentSeconds.disconnected * 1000)
        await this.#unlockSilent();
      if (this.#isTimeToLook()) await this.#look();
    } catch (error) {
      this.#answeredSince = undefined;
      if (isFirstFailure)
        log.warn({ err: error as Error }, 'the worker heartbeat failed; it will be retried');
    }
    this.#beats += 1;
    onBeat(this.#answeredSince !== undefined);
  }

  #isTimeToLook(): boolean {
    const losses = this.#options.losses();
    if (losses !== this.#losses) this.#lastLossAt = performance.now();
    this.#losses = losses;
    return this.#beats % beatsPerLook === 0 || performance.now() - this.#lastLossAt < doubtMs;
  }

  async #say(): Promise<void> {
    await this.#query(
      'insert into app.job_pools (id) values ($1) on conflict (id) do update set seen_at = now()',
      [this.#options.id],
    );
  }

  async #unlockSilent(): Promise<void> {
    const silent = await this.#query<{ id: string }>(
      `select p.id from app.job_pools p
       where p.id <> $1 and (p.seen_at < now() - make_interval(secs => $2) or p.seen_at < now() - make_interval(secs => $3)
         and not exists (select from pg_stat_activity a where a.application_name = $4 || p.id))`,
      [this.#options.id, silentSeconds.connected, silentSeconds.disconnected, connectionName('')],
    );
    if (silent.length > 0) await this.#takeOver(silent.map(({ id }) => id));
  }

  /** At the locked jobs: those of runs that nobody has heard of, and those of this run that it has not heard of. */
  async #look(): Promise<void> {
    const { id, given, log } = this.#options;
    const strangers = new Set<string>();
    const lost = await given.findLost(async () => {
      const rows = await this.#query<{ id: string; locked_by: string }>(
        `select j.id, j.locked_by from graphile_worker._private_jobs j
         where j.locked_by = $1 or j.locked_at < now() - make_interval(secs => $2) and not exists (select from app.job_pools p where p.id = j.locked_by)`,
        [id, silentSeconds.connected],
      );
      for (const { locked_by: pool } of rows) if (pool !== id) strangers.add(pool);
      return rows.filter((row) => row.locked_by === id).map((row) => row.id);
    });
    if (strangers.size > 0) await this.#takeOver([...strangers]);
    if (lost.length === 0) return;
    await this.#query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
       where id = any($1::bigint[]) and locked_by = $2`,
      [lost, id],
    );
    log.warn({ jobs: lost.length }, 'released jobs that were fetched over a lost connection');
  }

  /**
   * Frees what these runs hold. A job at its last try gets another one, or nobody would ever run it: its handler sees in the
   * database how far it came.
   */
  async #takeOver(pools: readonly string[]): Promise<void> {
    const held = await this.#query(
      'update graphile_worker._private_jobs set attempts = least(attempts, max_attempts - 1) where locked_by = any($1::text[]) returning id',
      [pools],
    );
    await this.#query('select graphile_worker.force_unlock_workers($1::text[])', [pools]);
    await this.#query('delete from app.job_pools where id = any($1::text[])', [pools]);
    if (held.length > 0)
      this.#options.log.warn({ workers: pools, jobs: held.length }, 'took over the jobs of stopped workers');
  }

  async #query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.#owner.query<Row>({
      text,
      values: [...values],
      query_timeout: statementTimeoutMs,
    } as { text: string; values: unknown[] });
    return rows;
  }
}

/** Of the connection by which a run says that it lives. */
export const connectionName = (id: string): string => `agency-jobs ${id}`;
