import { counted } from '#src/platform/counted.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import type {
  ArchiveTagPriorityOptionsInput,
  DeleteTagPriorityOptionsInput,
  RestoreTagPriorityOptionsInput,
} from '#generated/families/status-options/handlers.ts';
import type { BulkResult } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import * as queries from './tag-priority.queries.ts';
import { requireDispensable } from './tag-priority.rules.ts';
import { requireFreeLabel } from './tag-priority.ts';

export const archiveTagPriorityOptions = (
  ctx: WriteContext,
  { body }: ArchiveTagPriorityOptionsInput,
): Promise<BulkResult> =>
  forEach(ctx, body.ids, body.expected_revisions, async (option) => {
    if (option.archived_at !== null) return 'unchanged';
    await requireNotNeeded(ctx, option);
    await queries.updateTagPriorityOption(ctx.db, option.id, { archived_at: ctx.now }, ctx.now);
    ctx.audit({
      recordKind: 'tag_priority_option',
      recordId: option.id,
      action: 'archived',
      changedFields: ['archived_at'],
      previous: { archived_at: null },
    });
    return 'succeeded';
  });

export const restoreTagPriorityOptions = (
  ctx: WriteContext,
  { body }: RestoreTagPriorityOptionsInput,
): Promise<BulkResult> =>
  forEach(ctx, body.ids, body.expected_revisions, async (option) => {
    if (option.archived_at === null) return 'unchanged';
    await requireFreeLabel(ctx, option, option.id);
    await queries.updateTagPriorityOption(ctx.db, option.id, { archived_at: null }, ctx.now);
    ctx.audit({
      recordKind: 'tag_priority_option',
      recordId: option.id,
      action: 'restored',
      changedFields: ['archived_at'],
      previous: { archived_at: option.archived_at },
    });
    return 'succeeded';
  });

export async function deleteTagPriorityOptions(
  ctx: WriteContext,
  { query }: DeleteTagPriorityOptionsInput,
): Promise<BulkResult> {
  const carriers = await queries.countCarriers(ctx.db, query.id);
  return forEach(ctx, query.id, query.expected_revision, async (option) => {
    const count = carriers.get(option.id) ?? 0;
    if (count > 0)
      throw conflict(
        `${counted(count, 'record has', 'records have')} "${option.label}". Archive it instead.`,
      );
    await requireNotNeeded(ctx, option);
    await queries.deleteTagPriorityOption(ctx.db, option.id);
    const { record_kind, kind, tag, rank, label } = option;
    ctx.audit({
      recordKind: 'tag_priority_option',
      recordId: option.id,
      action: 'deleted',
      previous: { record_kind, kind, tag, rank, label },
    });
    return 'succeeded';
  });
}

async function forEach(
  ctx: WriteContext,
  ids: readonly string[],
  expected: Parameters<typeof expectedRevisions>[1],
  work: (option: queries.StoredOption) => Promise<'succeeded' | 'unchanged'>,
): Promise<BulkResult> {
  const revisionOf = expectedRevisions(ids, expected);
  await queries.lockTagPriorityOptions(ctx.db);
  return runBulk(ctx, ids, async (id) => {
    const option = await queries.findTagPriorityOption(ctx.db, { id: storedId(id) });
    if (option === undefined) throw notFound('tag or priority option', id);
    checkRevision(option.revision, revisionOf(id));
    return work(option);
  });
}

const requireNotNeeded = async (ctx: WriteContext, option: queries.StoredOption): Promise<void> =>
  requireDispensable(option, await queries.countOtherPriorities(ctx.db, option));
