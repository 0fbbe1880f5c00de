import type {
  AutomationExecution,
  AutomationExecutionDetails,
  AutomationExecutionItem,
} from '#generated/types.gen.ts';
import type {
  GetAutomationExecutionInput,
  ListAutomationExecutionItemsInput,
  ListAutomationExecutionsInput,
} from '#generated/families/automations/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { findExecution } from '#src/domain/automations/index.ts';
import { namesOf, type Target } from '#src/domain/records/index.ts';
import { parseRecord, selectRecord, storedId } from '#src/platform/db/query/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { masked } from '#src/domain/workflows/index.ts';
import {
  countItems,
  executionList,
  executionRecord,
  executions,
  itemList,
  selectLatestItems,
  type ExecutionScope,
} from './executions.queries.ts';
import { keptExecutions, shownExecutions, shownItems } from './kept.ts';

const maxItems = 200;

/** Without automations.view, executions that ask the caller. */
export const scopeOf = (ctx: Pick<ReadContext, 'identity' | 'can'>): ExecutionScope => ({
  askedId: ctx.can('automations.view') ? null : ctx.identity.userId,
});

export async function listAutomationExecutions(
  ctx: ReadContext,
  { query }: ListAutomationExecutionsInput,
): Promise<Page<AutomationExecution>> {
  const { items, total } = await executionList.objects(ctx.db, query, scopeOf(ctx));
  return { items: await named(ctx, items), total };
}

export async function listAutomationExecutionItems(
  ctx: ReadContext,
  { query }: ListAutomationExecutionItemsInput,
): Promise<Page<AutomationExecutionItem>> {
  const { items, total } = await itemList.objects(ctx.db, query, {});
  return { items: await namedItems(ctx, items), total };
}

/** Executions with the names of their records, for those who may see them, and without what they say of private ones. */
export async function named(
  ctx: ReadContext,
  items: readonly AutomationExecution[],
): Promise<AutomationExecution[]> {
  const names = await namesOf(ctx, items.flatMap(({ record }) => record ?? []) as Target[]);
  const byId = new Map(names.map((each) => [each.id, each]));
  return (await shownExecutions(ctx, items)).map((item) => ({
    ...item,
    record: item.record === null ? null : (byId.get(item.record.id) ?? item.record),
  }));
}

/** An execution as the caller may see it; 404 otherwise. */
export async function showExecution(
  ctx: ReadContext,
  id: string,
  scope: ExecutionScope = scopeOf(ctx),
): Promise<AutomationExecution> {
  const found = await selectRecord(
    ctx.db,
    executionRecord(executions(ctx.db, scope).where('e.id', '=', storedId(id))),
  );
  if (found === undefined) throw notFound('execution', id);
  const [execution] = await named(ctx, [parseRecord(found)]);
  return execution!;
}

export async function getAutomationExecution(
  ctx: ReadContext,
  { path }: GetAutomationExecutionInput,
): Promise<AutomationExecutionDetails> {
  if (!ctx.can('automations.view') && !(await isAskingAny(ctx)))
    throw problem('permission_denied', 'This needs the permission automations.view, or a question to you.');
  const execution = await showExecution(ctx, path.id);
  const stored = (await findExecution(ctx.db, execution.id))!;
  const isKept = (await keptExecutions(ctx, [execution.id])).has(execution.id);
  return {
    execution,
    input: isKept ? null : ((masked(stored.input) ?? null) as AutomationExecutionDetails['input']),
    items: await namedItems(ctx, await selectLatestItems(ctx.db, execution.id, maxItems)),
    item_count: await countItems(ctx.db, execution.id),
  };
}

/** Whether some execution asks the caller: only then does one learn which there are. */
const isAskingAny = async (ctx: ReadContext): Promise<boolean> =>
  (await executions(ctx.db, { askedId: ctx.identity.userId }).select('e.id').limit(1).executeTakeFirst()) !==
  undefined;

/** Attempts with the names of their records, for those who may see them, and without what they say of private ones. */
async function namedItems(
  ctx: ReadContext,
  items: readonly AutomationExecutionItem[],
): Promise<AutomationExecutionItem[]> {
  const names = await namesOf(ctx, items.flatMap(({ records }) => records) as Target[]);
  const byId = new Map(names.map((each) => [each.id, each]));
  return (await shownItems(ctx, items)).map((item) => ({
    ...item,
    records: item.records.map((each) => byId.get(each.id) ?? each),
  }));
}
