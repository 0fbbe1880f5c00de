import type { WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory, type RecordChanges } from '#src/domain/history/index.ts';
import { changesOf } from '#src/platform/events/index.ts';
import { reviseRecord, type RowChange } from '#src/platform/db/query/index.ts';
import { eventSop, sops } from './sop-life.ts';
import { storeTags, type StoredSop } from './sop-record.queries.ts';

type Writer = Pick<WriteContext<'sop.updated'>, 'db' | 'identity' | 'now' | 'audit' | 'emit'>;

/** Properties of the record that readers see at once, and subscribers hear of. */
export const recordProperties = [
  'title',
  'summary',
  'folder_id',
  'tags',
  'owner_id',
  'department_ids',
  'is_restricted',
  'estimated_minutes',
  'review_interval_days',
  'last_reviewed_at',
  'next_review_at',
] as const satisfies readonly (keyof StoredSop)[];

export type RecordValues = Partial<Pick<StoredSop, (typeof recordProperties)[number]>>;

/**
 * Changes the record of an SOP that is locked; answers it as it then is, and what changed, null for nothing. Subscribers hear of it
 * while the SOP is published: drafts and archived ones are nobody's business.
 */
export async function changeRecord(
  ctx: Writer,
  before: StoredSop,
  values: RecordValues,
): Promise<{ sop: StoredSop; changes: RecordChanges | null }> {
  const changes = await sops.revise(ctx, before, values, [...recordProperties]);
  if (changes === null) return { sop: before, changes };
  const sop = { ...before, ...values, revision: before.revision + 1 };
  if (sop.status === 'published')
    ctx.emit('sop.updated', { sop: eventSop(sop), change_note: null, ...changes.event });
  return { sop, changes };
}

/** As `changeRecord`, of the tags of many SOPs at once; answers those that changed, as they then are. */
export async function changeTags(
  ctx: Writer,
  wished: readonly { readonly sop: StoredSop; readonly tags: string[] }[],
): Promise<StoredSop[]> {
  const changed = wished.flatMap(({ sop, tags }) => {
    const changes = changesBetween(sop, { ...sop, tags }, ['tags']);
    return changes === null ? [] : [{ changes, after: { ...sop, tags, revision: sop.revision + 1 } }];
  });
  await storeTags(
    ctx.db,
    changed.map(({ after }) => after),
    ctx.now,
  );
  for (const { after, changes } of changed) {
    recordHistory(ctx, { kind: 'sop', id: after.id, action: 'updated', changes });
    if (after.status === 'published')
      ctx.emit('sop.updated', { sop: eventSop(after), change_note: null, ...changes.event });
  }
  return changed.map(({ after }) => after);
}

/** The SOP changed in something that stands beside its row, such as its prerequisites; answers its new revision. */
export async function touchRecord(
  ctx: Writer,
  before: StoredSop,
  property: string,
  values: RowChange<'sops'> = {},
): Promise<number> {
  await reviseRecord(ctx.db, 'sops', before.id, values, ctx.now);
  recordHistory(ctx, {
    kind: 'sop',
    id: before.id,
    action: 'updated',
    changes: { event: changesOf([property], {}), previous: {}, newValues: {} },
  });
  if (before.status === 'published')
    ctx.emit('sop.updated', {
      sop: eventSop({ ...before, revision: before.revision + 1 }),
      change_note: null,
      ...changesOf([property], {}),
    });
  return before.revision + 1;
}
