import type { Db } from './db.ts';
import { requireTenantId } from './connection.ts';
import { isLockTimeout, LockLines } from './lock-lines.ts';
import { ReadSlot, type OpenClient } from './read-slot.ts';
import { isLostStatement, type Answer, type Step } from './round-trip.ts';
import { scopedKysely } from './scoped.ts';
import { StatementNames, type StatementNamesOptions } from './statement-names.ts';
import { Turns } from './turns.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export interface ReadOptions {
  /** Opens a connection that is ready to be used; rejects when there is none to be had. */
  readonly open: OpenClient;
  readonly size: number;
  readonly deadlines?: Partial<ReadDeadlines>;
  /** How long a statement waits for locks in all (default 10 s), in milliseconds. */
  readonly lockPatienceMs?: number | undefined;
  readonly names?: StatementNamesOptions | undefined;
}

/** In milliseconds. */
export interface ReadDeadlines {
  /** How long a read waits for a connection while all of them are lost. */
  readonly connectMs: number;
  /** How long a connection may take for one statement: longer than Postgres lets one run. After that it is given up. */
  readonly statementMs: number;
}

const defaultDeadlines: ReadDeadlines = { connectMs: 3_000, statementMs: 33_000 };

// Enough to keep every connection busy while answers are on their way; more only moves the line into Postgres, where
// nobody takes turns.
const turnsPerConnection = 6;

/** Local to the round trip, which is one transaction: nothing of it is left on the connection. */
const scopeStep = (tenant: string): Step => ({
  name: '_scope',
  text: "select set_config('app.tenant_id', $1, true)",
  values: [tenant],
});

/**
 * Reads of all tenants share a few connections. Each statement travels together with the setting that names its tenant, as
 * one transaction (see `RoundTrip`): isolation costs no round trip, and holds behind any proxy.
 */
export class ReadConnections {
  readonly #slots: readonly ReadSlot[];
  readonly #names: StatementNames;
  readonly #turns: Turns;
  readonly #locks: LockLines;
  readonly #connectMs: number;

  private constructor(
    slots: readonly ReadSlot[],
    names: StatementNames,
    { connectMs, lockPatienceMs }: { connectMs: number; lockPatienceMs: number | undefined },
  ) {
    this.#slots = slots;
    this.#names = names;
    this.#turns = new Turns({ places: slots.length * turnsPerConnection });
    this.#locks = new LockLines({ connections: slots.length, patienceMs: lockPatienceMs });
    this.#connectMs = connectMs;
  }

  static async open({
    open,
    size,
    deadlines,
    lockPatienceMs,
    names: naming,
  }: ReadOptions): Promise<ReadConnections> {
    const { connectMs, statementMs } = { ...defaultDeadlines, ...deadlines };
    const names = new StatementNames(naming);
    const slots = Array.from({ length: size }, () => new ReadSlot({ open, names, statementMs }));
    try {
      await Promise.all(slots.map((slot) => slot.connect()));
    } catch (error) {
      await Promise.all(slots.map((slot) => slot.close()));
      throw error;
    }
    return new ReadConnections(slots, names, { connectMs, lockPatienceMs });
  }

  /**
   * Kysely whose statements see the rows of `tenantId` only; null sees the rows of no tenant. Statements of a tenant take
   * turns with those of others; those of no tenant are the service's own, and wait for nobody.
   */
  scope(tenantId: string | null): Db {
    if (tenantId === null) return scopedKysely((sql, parameters) => this.#run('', sql, parameters));
    const tenant = requireTenantId(tenantId);
    return scopedKysely((sql, parameters) => this.#inTurn(tenant, sql, parameters));
  }

  /** Statements sent and not yet answered. */
  get pending(): number {
    return this.#slots.reduce((sum, slot) => sum + slot.pending, 0);
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  get waitedMs(): number {
    return this.#turns.waitedMs.calls;
  }

  async close(): Promise<void> {
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }

  async #inTurn(tenant: string, sql: string, parameters: readonly unknown[]): Promise<Answer> {
    const turn = this.#turns.take(tenant);
    if (turn !== undefined) await turn;
    try {
      return await this.#run(tenant, sql, parameters);
    } finally {
      this.#turns.leave(tenant);
    }
  }

  /** Functions of the service's own take locks. A statement that meets one held for long leaves its connection to others meanwhile. */
  #run(tenant: string, sql: string, parameters: readonly unknown[]): Promise<Answer> {
    const attempt = () => this.#send(tenant, sql, parameters);
    return attempt().catch((error: unknown) => {
      if (!isLockTimeout(error)) throw error;
      return this.#locks.retry(tenant, error, attempt);
    });
  }

  async #send(tenant: string, sql: string, parameters: readonly unknown[]): Promise<Answer> {
    // An agency that already has reads under way leaves the least busy connection to one that has none, so that it runs
    // empty: a connection answers its statements in order, and a single read would wait behind all of theirs.
    const isAlone = tenant === '' || this.#turns.heldBy(tenant) <= 1;
    const slot = this.#leastBusy(isAlone) ?? (await this.#firstConnected());
    const read = () =>
      slot.send([scopeStep(tenant), { name: this.#names.nameOf(sql), text: sql, values: parameters }]);
    const answer = await read().catch((error: unknown) => {
      if (isLostStatement(error)) return read();
      throw error;
    });
    this.#names.succeeded(sql);
    return answer;
  }

  #leastBusy(isAlone: boolean): ReadSlot | undefined {
    let least: ReadSlot | undefined;
    let next: ReadSlot | undefined;
    for (const slot of this.#slots) {
      if (!slot.isConnected) continue;
      if (least === undefined || slot.pending < least.pending) [least, next] = [slot, least];
      else if (next === undefined || slot.pending < next.pending) next = slot;
    }
    return isAlone ? least : (next ?? least);
  }

  async #firstConnected(): Promise<ReadSlot> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new DatabaseUnavailable('Timed out waiting for a database connection.')),
        this.#connectMs,
      );
    });
    try {
      return await Promise.race([late, ...this.#slots.map((slot) => slot.connected)]);
    } finally {
      clearTimeout(timer);
    }
  }
}
