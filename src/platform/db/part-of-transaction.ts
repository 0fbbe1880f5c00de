import type { Change } from '#src/call/change.ts';
import type { Db } from './db.ts';
import { Lifetime } from './lifetime.ts';
import { scopedKysely, type RunStatement } from './scoped.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** An open transaction of one tenant, or a part of it. It is dead once it has ended: whatever is still sent through it throws. */
export interface WriteScope {
  readonly db: Db;
  /** Queues a statement to be sent together with the COMMIT, in call order; when it fails, nothing is kept. */
  atCommit(statement: Statement): void;
  /** Tells subscribers in all processes that a record changed, once the transaction is committed (src/platform/changes). */
  announce(change: Change): void;
  /**
   * Does `work` in a savepoint: when it throws, what it did and queued is undone, and the error is thrown on. Until it has
   * ended, the outer scope takes no statements, since they would be undone with it.
   */
  nested<T>(work: (scope: WriteScope) => Promise<T>): Promise<T>;
}

/** A transaction, or what was done in it since a savepoint. `run` sends a statement as part of what lies around it. */
export class PartOfTransaction implements WriteScope {
  readonly db: Db;
  /** What is to be sent with the COMMIT. */
  readonly queued: Statement[] = [];
  /** What is to be told once it is committed. */
  readonly announced: Change[] = [];
  readonly #lifetime: Lifetime;
  readonly #run: RunStatement;
  readonly #depth: number;
  #hasInner = false;

  constructor(run: RunStatement, depth = 0) {
    this.#run = run;
    this.#depth = depth;
    this.#lifetime = new Lifetime(depth === 0 ? 'transaction' : 'part of the transaction');
    this.db = scopedKysely((sql, parameters) => {
      this.#requireIdle();
      return this.#lifetime.run(() => this.#run(sql, parameters));
    });
  }

  atCommit(statement: Statement): void {
    this.#lifetime.requireOpen();
    this.queued.push(statement);
  }

  announce(change: Change): void {
    this.#lifetime.requireOpen();
    this.announced.push(change);
  }

  async nested<T>(work: (scope: WriteScope) => Promise<T>): Promise<T> {
    this.#requireIdle();
    this.#hasInner = true;
    const savepoint = new Savepoint(
      (sql, parameters) => this.#lifetime.run(() => this.#run(sql, parameters)),
      this.#depth,
    );
    const inner = new PartOfTransaction((sql, parameters) => savepoint.run(sql, parameters), this.#depth + 1);
    try {
      const value = await work(inner);
      await inner.finish();
      await savepoint.release();
      this.queued.push(...inner.queued);
      // A loop: arguments of a call are limited in number.
      for (const change of inner.announced) this.announced.push(change);
      return value;
    } catch (error) {
      await inner.end();
      await savepoint.undo();
      throw error;
    } finally {
      this.#hasInner = false;
    }
  }

  requireOpen(): void {
    this.#lifetime.requireOpen();
  }

  /** Takes no more statements; resolves when those under way have ended, with how many there were. */
  end(): Promise<number> {
    return this.#lifetime.end();
  }

  /** As `end`; throws when a statement was not waited for, since its outcome is unknown to the caller. */
  async finish(): Promise<void> {
    this.#requireIdle();
    const left = await this.end();
    if (left > 0)
      throw new Error(
        `The transaction cannot be committed while ${left} of its statements are still running. Await every statement before the handler returns.`,
      );
  }

  #requireIdle(): void {
    if (this.#hasInner)
      throw new Error('A call inside this transaction is still running: await it before the next statement.');
  }
}

/** A savepoint that is set with the first statement that needs it. */
class Savepoint {
  readonly #run: RunStatement;
  readonly #name: string;
  #isSet = false;

  constructor(run: RunStatement, depth: number) {
    this.#run = run;
    this.#name = `inner_${depth + 1}`;
  }

  async run(sql: string, parameters: readonly unknown[]): ReturnType<RunStatement> {
    if (this.#isSet) return this.#run(sql, parameters);
    this.#isSet = true;
    const [, result] = await Promise.all([
      this.#run(`savepoint ${this.#name}`, []),
      this.#run(sql, parameters),
    ]);
    return result;
  }

  async release(): Promise<void> {
    if (this.#isSet) await this.#run(`release savepoint ${this.#name}`, []);
  }

  /** After a lost connection there is nothing to undo, and the transaction's own end says so. */
  async undo(): Promise<void> {
    if (!this.#isSet) return;
    await this.#run(`rollback to savepoint ${this.#name}`, []).catch(() => {});
    await this.release().catch(() => {});
  }
}
