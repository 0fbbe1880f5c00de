import type { Db } from '#src/platform/db/index.ts';
import type { ReadContext, WriteContext } from './context.ts';

/**
 * A write whose long work comes before its transaction, which must not stay open for it: the door calls `prepare` first, with reads of
 * their own, and gives what it resolves with to the write. Inside another call, whose transaction is open already, nothing is
 * prepared, and the write does it itself. What `prepare` has seen may have changed since: the write looks again. `isDone` tells, in a
 * transaction of the caller's, whether an earlier request with the same key has done it meanwhile: for what must not begin twice.
 */
export interface PreparedWrite<I, P, R> {
  (ctx: WriteContext, input: I, prepared?: P): Promise<R>;
  readonly prepare: (ctx: ReadContext, input: I, isDone?: (db: Db) => Promise<boolean>) => Promise<P>;
}
