import type { Change } from '#src/call/change.ts';
import { corkUntilIdle } from './cork.ts';
import { PartOfTransaction, type WriteScope } from './part-of-transaction.ts';
import { destroy } from './read-slot.ts';
import { roundTrip, type Answer, type Step } from './round-trip.ts';
import type { StatementNames } from './statement-names.ts';
import type { WriteClient } from './writes.ts';

export interface TransactionOptions {
  readonly tenant: string;
  readonly names: StatementNames;
  /** How long a statement waits for a lock before the transaction fails with 55P03, in milliseconds. */
  readonly lockMs: number;
  /** A connection for this transaction; it is asked for with the first statement. */
  readonly acquire: () => Promise<WriteClient>;
}

const begin: Step = { name: '_begin', text: 'begin' };
const commit: Step = { name: '_commit', text: 'commit' };
const rollback: Step = { name: '_rollback', text: 'rollback' };

/**
 * A transaction on a connection of its own. BEGIN and the tenant travel with the first statement, what `atCommit` queued
 * travels with COMMIT. The connection is let go only when none of its statements is under way any more, so nothing of this
 * transaction can run in the next one.
 */
export class Transaction {
  readonly scope: WriteScope;
  readonly #options: TransactionOptions;
  readonly #whole: PartOfTransaction;
  #client: Promise<WriteClient> | undefined;
  #held: WriteClient | undefined;
  #hasBegun = false;

  constructor(options: TransactionOptions) {
    this.#options = options;
    this.scope = this.#whole = new PartOfTransaction((sql, parameters) => this.#run(sql, parameters));
  }

  /** The connection, once there is one. */
  get held(): WriteClient | undefined {
    return this.#held;
  }

  /** What is to be told once it is committed. */
  get announced(): readonly Change[] {
    return this.#whole.announced;
  }

  /** Keeps everything. A statement that is still under way was not waited for: its outcome is unknown to the caller, so nothing is kept. */
  async commit(): Promise<void> {
    await this.#whole.finish();
    const { queued } = this.#whole;
    if (this.#client === undefined && queued.length === 0) return;
    const { names } = this.#options;
    const last = queued.map(({ sql, parameters }): Step => ({
      name: names.nameOf(sql),
      text: sql,
      values: parameters,
    }));
    const { command } = await this.#send([...last, commit]);
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back by the database.');
    this.#hasBegun = false;
    for (const { sql } of queued) names.succeeded(sql);
  }

  /** Undoes everything, when all statements under way have ended. Answers whether the connection is fit for another one. */
  async rollback(): Promise<boolean> {
    await this.#whole.end();
    if (!this.#hasBegun) return true;
    return this.#send([rollback]).then(
      () => true,
      () => false,
    );
  }

  /** Gives the connection up without waiting for the other side; what is under way fails with `reason`. */
  abandon(reason: Error): void {
    if (this.#held !== undefined) destroy(this.#held.client, reason);
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    await this.#connection();
    // It may have ended while this statement waited for the connection.
    this.#whole.requireOpen();
    const { names } = this.#options;
    const answer = await this.#send([{ name: names.nameOf(sql), text: sql, values: parameters }]);
    names.succeeded(sql);
    return answer;
  }

  async #connection(): Promise<WriteClient> {
    this.#client ??= this.#options.acquire().then((client) => (this.#held = client));
    return this.#client;
  }

  async #send(steps: readonly Step[]): Promise<Answer> {
    const { client, prepared } = this.#held ?? (await this.#connection());
    corkUntilIdle(client);
    if (this.#hasBegun) return roundTrip(client, prepared, steps);
    this.#hasBegun = true;
    return roundTrip(client, prepared, [begin, scopeStep(this.#options), ...steps]);
  }
}

const scopeStep = ({ tenant, lockMs }: TransactionOptions): Step => ({
  name: '_scope',
  text: "select set_config('app.tenant_id', $1, true), set_config('lock_timeout', $2, true)",
  values: [tenant, `${lockMs}ms`],
});
