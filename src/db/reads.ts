import pg from 'pg';
import type { Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import { connectionOptions, requireTenantId } from './connection.ts';
import { corkUntilIdle } from './cork.ts';
import { scopedKysely } from './scoped.ts';
import { StatementNames } from './statement-names.ts';

// Left to itself, Postgres plans a page of 50 anew each time, because it guesses that a limit that it does not know is a
// tenth of the table: 300 of 1,500 µs of a list. What it would gain by knowing the values is little, since all tenants
// share one table and its statistics.
const planOnce = '-c plan_cache_mode=force_generic_plan';
const scopeSql = "select set_config('app.tenant_id', $1, false) as tenant";

interface Slot {
  client: pg.Client;
  /** Statements sent and not yet answered; the next read goes to the slot with the fewest. */
  pending: number;
}

/**
 * Reads of all tenants share a few connections. Each statement is queued together with the `set_config` that names its
 * tenant, in one tick: nothing can come between the two, and isolation costs no round trip. The answer is used only when
 * `set_config` itself answered with that tenant.
 */
export class ReadConnections {
  readonly #url: string;
  readonly #slots: Slot[] = [];
  readonly #names = new StatementNames();
  #closing = false;

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(url: string, size: number): Promise<ReadConnections> {
    const connections = new ReadConnections(url);
    await Promise.all(Array.from({ length: size }, async () => {
      const slot: Slot = { client: connections.#newClient(), pending: 0 };
      connections.#watch(slot);
      connections.#slots.push(slot);
      await slot.client.connect();
    }));
    return connections;
  }

  /** Kysely whose statements see the rows of `tenantId` only; null sees the rows of no tenant. */
  scope(tenantId: string | null): Kysely<Database> {
    const tenant = tenantId === null ? '' : requireTenantId(tenantId);
    return scopedKysely((sql, parameters) => this.#run(tenant, sql, parameters));
  }

  get pending(): number {
    return this.#slots.reduce((sum, slot) => sum + slot.pending, 0);
  }

  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#slots.map((slot) => slot.client.end().catch(() => {})));
  }

  #newClient(): pg.Client {
    return new pg.Client(connectionOptions(this.#url, 'agency-read', planOnce));
  }

  async #run(tenant: string, sql: string, parameters: readonly unknown[]) {
    const slot = this.#leastBusy();
    slot.pending += 1;
    try {
      corkUntilIdle(slot.client);
      const scoped = slot.client.query({ name: 'scope', text: scopeSql, values: [tenant] });
      const answered = slot.client.query({ name: this.#names.nameOf(sql), text: sql, values: parameters as unknown[] });
      const [scope, result] = await Promise.all([scoped, answered]);
      if (scope.rows[0]?.tenant !== tenant) throw new Error('The connection did not take the tenant of this read.');
      this.#names.succeeded(sql);
      return result;
    } finally {
      slot.pending -= 1;
    }
  }

  #leastBusy(): Slot {
    let best = this.#slots[0]!;
    for (const slot of this.#slots) if (slot.pending < best.pending) best = slot;
    return best;
  }

  #watch(slot: Slot): void {
    const lost = slot.client;
    lost.on('error', () => {});
    lost.once('end', () => {
      if (!this.#closing && slot.client === lost) void this.#reconnect(slot);
    });
  }

  async #reconnect(slot: Slot): Promise<void> {
    for (let waitMs = 50; !this.#closing; waitMs = Math.min(waitMs * 2, 2000)) {
      slot.client = this.#newClient();
      slot.client.on('error', () => {});
      try {
        await slot.client.connect();
        this.#watch(slot);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }
}
