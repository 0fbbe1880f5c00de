import type { Pool } from 'pg';
import type { Log } from '#src/log.ts';

/** How often a worker process says that it lives, and how long its silence is taken for its end. */
const everyMs = 5_000;
const silentForSeconds = 20;

/**
 * The jobs that a process holds when it is killed stay locked, and the queue by itself would wait four hours for them.
 * So each process says that it lives, and the living ones unlock what the silent ones hold.
 */
export class LivePools {
  readonly #owner: Pool;
  readonly #id: string;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #beating = Promise.resolve();

  constructor(owner: Pool, id: string, log: Log) {
    this.#owner = owner;
    this.#id = id;
    this.#log = log;
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#timer = setInterval(() => {
      this.#beating = this.#beating.then(() => this.#beat()).catch((error: unknown) => this.#log.warn({ err: error }, 'the worker could not say that it lives'));
    }, everyMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    // One that is under way would say it once more afterwards.
    await this.#beating;
    await this.#owner.query('delete from app.job_pools where id = $1', [this.#id]).catch(() => {});
  }

  async #beat(): Promise<void> {
    await this.#owner.query('insert into app.job_pools (id) values ($1) on conflict (id) do update set seen_at = now()', [this.#id]);
    const { rows } = await this.#owner.query<{ id: string }>(
      `select distinct j.locked_by as id from graphile_worker._private_jobs j
       where j.locked_by is not null and j.locked_at < now() - make_interval(secs => $1)
         and not exists (select from app.job_pools p where p.id = j.locked_by and p.seen_at >= now() - make_interval(secs => $1))`,
      [silentForSeconds],
    );
    if (rows.length === 0) return;
    const silent = rows.map((row) => row.id);
    await this.#owner.query('select graphile_worker.force_unlock_workers($1::text[])', [silent]);
    await this.#owner.query('delete from app.job_pools where id = any($1)', [silent]);
    this.#log.warn({ workers: silent }, 'took over the jobs of workers that fell silent');
  }
}
