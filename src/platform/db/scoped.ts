import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Db } from './db.ts';

/** Runs one compiled statement on whatever connection the scope stands for. */
export type RunStatement = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<{ rows: unknown[]; rowCount: number | null }>;

class ScopedConnection implements DatabaseConnection {
  readonly #run: RunStatement;
  constructor(run: RunStatement) {
    this.#run = run;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#run(query.sql, query.parameters);
    return {
      rows: result.rows as R[],
      numAffectedRows: result.rowCount === null ? undefined : BigInt(result.rowCount),
    };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: a scope shares its connection.');
  }
}

const refuse = (): never => {
  throw new Error('A scope cannot start a transaction: use db.write().');
};

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();

/**
 * A Kysely whose statements all go through `run`. It is made per call, which costs about a microsecond: the adapter and
 * the compiler hold no state between statements and are shared.
 */
export function scopedKysely(run: RunStatement): Db {
  const connection = new ScopedConnection(run);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createQueryCompiler: () => compiler,
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  return new Kysely<Database>({ dialect });
}
