import type { AutomationConfig } from '#generated/types.gen.ts';
import { type StoredExecution, storeExecution } from '#src/domain/automations/index.ts';
import type { StepContext } from './attempt.ts';
import type { Book } from './book.ts';
import { chargeItem } from './charge.queries.ts';
import { fail, succeed } from './finish.ts';
import { countVisits, insertItem, selectResults, storeItem } from './items.queries.ts';
import { runNode } from './run-node.ts';
import { ask, wait } from './waiting.ts';

/** The rows of an execution that is locked; its steps do what they say. */
export const executionBook = (
  ctx: StepContext,
  execution: StoredExecution,
  flow: AutomationConfig,
): Book => ({
  maxSteps: 10_000,
  insertItem: (item) => insertItem(ctx.db, item, ctx.now),
  storeItem: (id, change) => storeItem(ctx.db, id, change),
  countVisits: (nodeKey, path) => countVisits(ctx.db, execution.id, nodeKey, path),
  results: (nodeKeys) => selectResults(ctx.db, execution.id, nodeKeys),
  store: (change) => storeExecution(ctx.db, execution.id, change, ctx.now),
  perform: (run, input) => runNode(run, input),
  charge: (itemId) => chargeItem(ctx.db, execution.id, itemId),
  wait,
  ask,
  succeed: ({ state }, output) => succeed(ctx, { ...execution, state }, flow, output),
  fail: ({ state }, error) => fail(ctx, { ...execution, state }, flow, error),
});
