import pg from 'pg';
import type { Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import { connectionOptions, requireTenantId } from './connection.ts';
import { corkUntilIdle } from './cork.ts';
import { scopedKysely } from './scoped.ts';
import { StatementNames } from './statement-names.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** One open transaction of one tenant. */
export interface WriteScope {
  readonly db: Kysely<Database>;
  /** Queues a statement to be sent together with the COMMIT, in call order; when it fails, nothing is kept. */
  atCommit(statement: Statement): void;
}

/** Writes take a connection of their own for the length of one transaction. */
export class WriteConnections {
  readonly pool: pg.Pool;
  readonly #names = new StatementNames();

  constructor(url: string, size: number) {
    this.pool = new pg.Pool({ ...connectionOptions(url, 'agency-write'), max: size, idleTimeoutMillis: 60_000 });
    // A lost connection shows in the statement that needed it; the pool replaces it.
    this.pool.on('error', () => {});
  }

  /**
   * Runs `work` in one transaction of the tenant. BEGIN and the tenant setting travel with the first statement, what
   * `atCommit` queued travels with COMMIT. Any error rolls everything back and is thrown on.
   */
  async transaction<T>(tenantId: string, work: (scope: WriteScope) => Promise<T>): Promise<T> {
    const tenant = requireTenantId(tenantId);
    const client = await this.pool.connect();
    const atCommit: Statement[] = [];
    let begun: Promise<unknown> | undefined;
    let broken = false;
    const begin = () => (begun ??= swallow(client.query(`begin; set local app.tenant_id = '${tenant}'`)));
    const run = async (sql: string, parameters: readonly unknown[]) => {
      corkUntilIdle(client);
      void begin();
      const result = await client.query({ name: this.#names.nameOf(sql), text: sql, values: parameters as unknown[] });
      this.#names.succeeded(sql);
      return result;
    };
    try {
      const value = await work({ db: scopedKysely(run), atCommit: (statement) => void atCommit.push(statement) });
      if (begun === undefined && atCommit.length === 0) return value;
      corkUntilIdle(client);
      void begin();
      await this.#commit(client, atCommit);
      return value;
    } catch (error) {
      if (begun !== undefined) await client.query('rollback').catch(() => (broken = true));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  async #commit(client: pg.PoolClient, statements: readonly Statement[]): Promise<void> {
    const sent = statements.map((statement) =>
      client.query({ name: this.#names.nameOf(statement.sql), text: statement.sql, values: statement.parameters as unknown[] }));
    const [committed, ...results] = await Promise.allSettled([client.query('commit'), ...sent]);
    // The statements come first: COMMIT after a failed one answers ROLLBACK, and their error is the reason.
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    if (committed.status === 'rejected') throw committed.reason;
    if (committed.value.command !== 'COMMIT') throw new Error('The transaction was rolled back by the database.');
    for (const statement of statements) this.#names.succeeded(statement.sql);
  }
}

/** The failure of BEGIN shows in the statement behind it, which then runs outside a tenant and is thrown there. */
function swallow(sent: Promise<unknown>): Promise<unknown> {
  return sent.catch(() => {});
}
