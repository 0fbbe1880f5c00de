import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { Lifetime } from '#src/platform/db/index.ts';

/** What a consumer writes through: the transaction of one batch. It is dead once the batch has ended: a statement through it throws. */
export interface BatchScope {
  query<R extends QueryResultRow = QueryResultRow>(
    statement: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<R>>;
}

/**
 * Runs `work` with a handle of its own. When it returns or throws, none of its statements is under way any more, so the
 * connection can be rolled back and given to another agency. One that was not waited for makes the batch fail: nobody knows
 * how it ended.
 */
export async function runBatch(
  owner: PoolClient,
  work: (scope: BatchScope) => Promise<void>,
  isOver: AbortSignal,
): Promise<void> {
  const lifetime = new Lifetime('batch');
  isOver.addEventListener('abort', () => void lifetime.end(), { once: true });
  let before: Promise<unknown> = Promise.resolve();
  const scope: BatchScope = {
    query: (statement, values) =>
      lifetime.run(() => {
        // Parallel branches of a consumer take turns: a connection of pg's runs one statement at a time.
        const mine = before.then(() => {
          lifetime.requireOpen();
          return owner.query(statement, values);
        });
        before = mine.catch(() => {});
        return mine as Promise<QueryResult<never>>;
      }),
  };
  await work(scope).catch(async (error: unknown) => {
    await lifetime.end();
    throw error;
  });
  const left = await lifetime.end();
  if (left > 0)
    throw new Error(
      `The consumer returned while ${left} of its statements were still running. Await every statement.`,
    );
}
