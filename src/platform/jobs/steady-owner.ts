import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { Turns } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { isConnectionLoss, isPassing } from './faults.ts';

/** Does a piece of work on a connection of the owner role when its turn has come. */
export type InTurn = <T>(piece: (owner: PoolClient) => Promise<T>) => Promise<T>;

const probeEveryMs = 200;
const probeTimeoutMs = 2_000;
// The queue's statements take milliseconds. A connection that died without a word must not hold one up for long.
const queueStatementTimeoutMs = 15_000;

/**
 * Connections of the owner role for background work, which outlives the loss of its database: work whose connection is lost
 * is done again on another one, as soon as the database is back. All of it waits for one probe, so nothing waits longer.
 */
export class SteadyOwner {
  readonly #owner: Pool;
  readonly #log: Log;
  readonly #turns: Turns | undefined;
  readonly #closing = new AbortController();
  #return: Promise<void> | undefined;
  #losses = 0;

  /** `turns`: where each piece of work waits for its turn, beside the calls of the same process. */
  constructor(owner: Pool, log: Log, turns?: Turns) {
    this.#owner = owner;
    this.#log = log;
    this.#turns = turns;
  }

  /** How often work was interrupted so far, and whether the database did it is not known. */
  get losses(): number {
    return this.#losses;
  }

  /** Does `work` on a connection. It must bear being done again: the database may have done it when the connection was lost. */
  run<T>(
    work: (client: PoolClient) => Promise<T>,
    mayRepeat: (error: unknown) => boolean = isConnectionLoss,
  ): Promise<T> {
    return this.#untilDone(() => this.#inTurn(() => this.#once(work)), mayRepeat);
  }

  /**
   * As `run` for work of several pieces, on one connection: others have their turn between two of them. It is taken when the first
   * piece has its turn, so that what waits holds none, and most work finds its statements planned on the one that others used.
   */
  runInTurns<T>(work: (inTurn: InTurn) => Promise<T>): Promise<T> {
    return this.#untilDone(() => this.#onceInTurns(work), isConnectionLoss);
  }

  #inTurn<T>(piece: () => Promise<T>): Promise<T> {
    return this.#turns?.runBackground(piece) ?? piece();
  }

  async #untilDone<T>(work: () => Promise<T>, mayRepeat: (error: unknown) => boolean): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (this.#closing.signal.aborted || !mayRepeat(error)) throw error;
        this.#losses += 1;
        this.#return ??= this.#untilBack(error).finally(() => (this.#return = undefined));
        await this.#return;
      }
    }
  }

  /**
   * The same connections, as graphile-worker takes them: each statement is repeated until it was done. The queue does not
   * get over failures itself. It never repeats a batch of completions (https://github.com/graphile/worker/issues/636), shuts
   * down when one fails, and when two fail at the same time it miscounts them and waits forever for its own end. It waits up
   * to two minutes after some errors, and keeps the error of its first look at its tasks. Its listening connection, which it
   * takes by a callback, is its own.
   */
  get queuePool(): Pool {
    const query = (text: string | QueryConfig, values?: unknown[]): Promise<QueryResult> => {
      const config = typeof text === 'string' ? { text, values } : text;
      // Its schema is migrated before any worker starts (src/platform/db/migrate.ts); it needs transactions for nothing else.
      if (/^\s*begin\b/i.test(config.text))
        throw new Error(
          'Statements of the job queue are retried one by one, so they cannot start a transaction.',
        );
      return this.run(
        (client) => client.query({ ...config, query_timeout: queueStatementTimeoutMs } as QueryConfig),
        isPassing,
      );
    };
    const connect = (callback?: Parameters<Pool['connect']>[0]) =>
      callback === undefined ? Promise.resolve({ query, release() {} }) : this.#owner.connect(callback);
    return new Proxy(this.#owner, {
      get(owner, name) {
        if (name === 'query') return query;
        if (name === 'connect') return connect;
        return Reflect.get(owner, name, owner) as unknown;
      },
    });
  }

  /** From now on nothing waits for the database. */
  close(): void {
    this.#closing.abort();
  }

  /** A connection on which something failed is closed: it may be lost, or in the middle of a transaction. */
  async #once<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#owner.connect();
    let isFit = false;
    try {
      const done = await work(client);
      isFit = true;
      return done;
    } finally {
      client.release(!isFit);
    }
  }

  async #onceInTurns<T>(work: (inTurn: InTurn) => Promise<T>): Promise<T> {
    let taken: Promise<PoolClient> | undefined;
    let isFit = false;
    try {
      const done = await work((piece) =>
        this.#inTurn(async () => piece(await (taken ??= this.#owner.connect()))),
      );
      isFit = true;
      return done;
    } finally {
      const client = await taken?.catch(() => undefined);
      client?.release(!isFit);
    }
  }

  async #untilBack(error: unknown): Promise<void> {
    this.#log.warn(
      { err: error as Error },
      'background work was interrupted; it resumes when the database is reachable again',
    );
    const probe = { text: 'select 1', query_timeout: probeTimeoutMs } as QueryConfig;
    for (let isBack = false; !isBack && !this.#closing.signal.aborted;) {
      await sleep(probeEveryMs, undefined, { signal: this.#closing.signal }).catch(() => {});
      isBack = await this.#once((client) => client.query(probe)).then(
        () => true,
        () => false,
      );
    }
  }
}
