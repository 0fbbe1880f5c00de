import pg from 'pg';
import type { Change } from '#src/call/change.ts';
import { requireTenantId } from './connection.ts';
import { isLockTimeout, LockLines } from './lock-lines.ts';
import { PreparedStatements } from './prepared.ts';
import { StatementNames, type StatementNamesOptions } from './statement-names.ts';
import type { WriteScope } from './part-of-transaction.ts';
import { Transaction } from './transaction.ts';
import { Turns } from './turns.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { WriteHealth } from './write-health.ts';

export type { Statement, WriteScope } from './part-of-transaction.ts';

/** A connection with what is prepared on it. */
export interface WriteClient {
  readonly client: pg.PoolClient;
  readonly prepared: PreparedStatements;
}

export interface WriteOptions {
  readonly config: pg.PoolConfig;
  /** Checks a new connection before it is used. */
  readonly check: (client: pg.ClientBase) => Promise<void>;
  readonly size: number;
  /** Of these backends, those that Postgres is working for right now. */
  readonly findActive: (backends: readonly number[]) => Promise<ReadonlySet<number>>;
  /** How long a transaction may be open before it is asked whether Postgres still works for it (default 40 s), in milliseconds. */
  readonly doubtAfterMs?: number;
  /** How long a transaction waits for locks of its agency in all (default 10 s), in milliseconds. */
  readonly lockPatienceMs?: number;
  readonly names?: StatementNamesOptions | undefined;
  /** Is given what a transaction announced, once it is committed. */
  readonly onCommitted?: (tenantId: string, changes: readonly Change[]) => void;
}

const watchEveryMs = 5_000;

// Locks are held for a few milliseconds as a rule, and waiting in Postgres is the quickest then. Who waits longer leaves
// the connection to others; at the next try it is known that the lock may still be held.
const firstLockMs = 50;
const nextLockMs = 25;

/**
 * Writes take a connection for the length of one transaction; agencies take turns for one (see `Turns`). A transaction that
 * meets a lock held for long is rolled back, waits in the line of its agency (see `LockLines`) and starts over.
 */
export class WriteConnections {
  readonly health = new WriteHealth();
  readonly #pool: pg.Pool;
  readonly #turns: Turns;
  readonly #locks: LockLines;
  readonly #names: StatementNames;
  readonly #prepared = new WeakMap<pg.PoolClient, PreparedStatements>();
  readonly #open = new Map<Transaction, number>();
  readonly #options: WriteOptions;
  readonly #doubtAfterMs: number;
  readonly #watch: NodeJS.Timeout;

  constructor(options: WriteOptions) {
    this.#options = options;
    this.#names = new StatementNames(options.names);
    this.#doubtAfterMs = options.doubtAfterMs ?? 40_000;
    this.#turns = new Turns({ places: options.size });
    this.#locks = new LockLines({ connections: options.size, patienceMs: options.lockPatienceMs });
    this.#pool = new pg.Pool({
      ...options.config,
      max: options.size,
      idleTimeoutMillis: 60_000,
      // lint-types-disable-next-line no-misused-promises -- the pool waits for it, which its types do not say
      onConnect: (client) => options.check(client),
    });
    // A lost connection shows in the statement that needs it, and the pool replaces it. Without a listener the loss of one
    // that is in use would end the process: the pool listens to the idle ones alone.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
    this.#watch = setInterval(
      () => void this.#giveUpSilent(),
      Math.min(watchEveryMs, this.#doubtAfterMs),
    ).unref();
  }

  /** Connections with an open transaction. */
  get inUse(): number {
    return this.#pool.totalCount - this.#pool.idleCount;
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  get waitedMs(): number {
    return this.#turns.waitedMs.calls;
  }

  /** Transactions that wait for a lock, off the connections. */
  get locks(): Pick<LockLines, 'waiting' | 'waitedMs'> {
    return this.#locks;
  }

  /**
   * Runs `work` in one transaction of the tenant. Any error rolls everything back and is thrown on. After a lock that was
   * held for long `work` runs again, so it must change nothing but what the transaction keeps.
   */
  async transaction<T>(tenantId: string, work: (scope: WriteScope) => Promise<T>): Promise<T> {
    const tenant = requireTenantId(tenantId);
    try {
      const value = await this.#attempt(tenant, firstLockMs, work).catch((error: unknown) => {
        if (!isLockTimeout(error)) throw error;
        return this.#locks.retry(tenant, error, () => this.#attempt(tenant, nextLockMs, work));
      });
      this.health.succeeded();
      return value;
    } catch (error) {
      this.health.failed(error);
      throw error;
    } finally {
      this.#locks.released(tenant);
    }
  }

  async #attempt<T>(tenant: string, lockMs: number, work: (scope: WriteScope) => Promise<T>): Promise<T> {
    let hasTurn = false;
    let isFit = true;
    const acquire = async (): Promise<WriteClient> => {
      const turn = this.#turns.take(tenant);
      if (turn !== undefined) await turn;
      hasTurn = true;
      return this.#withPrepared(await this.#pool.connect());
    };
    const transaction = new Transaction({ tenant, names: this.#names, lockMs, acquire });
    this.#open.set(transaction, performance.now());
    try {
      const value = await work(transaction.scope);
      await transaction.commit();
      this.#options.onCommitted?.(tenant, transaction.announced);
      return value;
    } catch (error) {
      isFit = await transaction.rollback();
      throw error;
    } finally {
      this.#open.delete(transaction);
      transaction.held?.client.release(!isFit);
      if (hasTurn) this.#turns.leave(tenant);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    await this.#pool.end();
  }

  #withPrepared(client: pg.PoolClient): WriteClient {
    let prepared = this.#prepared.get(client);
    if (prepared === undefined) {
      prepared = new PreparedStatements(this.#names);
      this.#prepared.set(client, prepared);
    }
    return { client, prepared };
  }

  /**
   * Postgres ends statements after their timeout, and transactions in which nothing happens after a minute. What is open for
   * longer either runs a statement that may take long, or its connection is dead and nobody said so: then it is given up.
   */
  async #giveUpSilent(): Promise<void> {
    const oldest = performance.now() - this.#doubtAfterMs;
    const doubted = [...this.#open]
      .filter(([{ held }, since]) => held !== undefined && since < oldest)
      .map(([transaction]) => transaction);
    if (doubted.length === 0) return;
    const backendOf = ({ held }: Transaction) => (held!.client as unknown as { processID: number }).processID;
    const active = await this.#options.findActive(doubted.map(backendOf)).catch(() => new Set<number>());
    for (const transaction of doubted) {
      if (this.#open.has(transaction) && !active.has(backendOf(transaction)))
        transaction.abandon(
          new DatabaseUnavailable('The database stopped responding during this transaction.'),
        );
    }
  }
}
