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
import { namesOf, privateToOthers, type Target } from '#src/domain/records/index.ts';
import { parseRecord, selectRecord, storedId } from '#src/platform/db/query/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { findExecution } from '../engine/execution.queries.ts';
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

const shownItems = 200;

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
  return { items: await shownAttempts(ctx, items), total };
}

/** Executions with the names of their records, for those who may see them. */
export async function named(
  ctx: ReadContext,
  items: readonly AutomationExecution[],
): Promise<AutomationExecution[]> {
  const names = await namesOf(ctx, items.flatMap(({ record }) => record ?? []) as Target[]);
  const byId = new Map(names.map((each) => [each.id, each]));
  return items.map((item) => ({
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
  const isKept = execution.record !== null && (await isPrivate(ctx, execution.record as Target));
  return {
    execution,
    input: isKept ? null : ((masked(stored.input) ?? null) as AutomationExecutionDetails['input']),
    items: await shownAttempts(ctx, await selectLatestItems(ctx.db, execution.id, shownItems), isKept),
    item_count: await countItems(ctx.db, execution.id),
  };
}

/** Whether some execution asks the caller: only then does one learn which there are. */
const isAskingAny = async (ctx: ReadContext): Promise<boolean> =>
  (await executions(ctx.db, { askedId: ctx.identity.userId }).select('e.id').limit(1).executeTakeFirst()) !==
  undefined;

const isPrivate = async (ctx: ReadContext, target: Target): Promise<boolean> =>
  (await privateToOthers(ctx, [target])).size > 0;

/** Attempts without secrets, and without what they say of records that are private to others. */
async function shownAttempts(
  ctx: ReadContext,
  items: readonly AutomationExecutionItem[],
  isKept = false,
): Promise<AutomationExecutionItem[]> {
  const targets = items.flatMap(({ records }) => records) as Target[];
  const [names, hidden] = [await namesOf(ctx, targets), await privateToOthers(ctx, targets)];
  const byId = new Map(names.map((each) => [each.id, each]));
  return items.map((item) => {
    const isHidden = isKept || item.records.some(({ id }) => hidden.has(id));
    return {
      ...item,
      records: item.records.map((each) => byId.get(each.id) ?? each),
      input: isHidden ? null : item.input,
      output: isHidden ? null : masked(item.output),
    };
  });
}
