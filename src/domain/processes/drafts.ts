import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { isSameContent } from './compare.ts';
import { renameDepartment, selectProcessesNaming } from './departments.queries.ts';
import {
  lockProcess,
  updateChangeMark,
  updateProcess,
  type ProcessValues,
  type StoredProcess,
} from './drafts.queries.ts';
import { snapshotOf } from './snapshot.queries.ts';
import { findVersion } from './versions.queries.ts';

/** The process for a change of it: 404 when there is none, 409 when `expectedRevision` is stale. */
export async function requireProcess(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
  expectedRevision?: number,
): Promise<StoredProcess> {
  const process = await lockProcess(ctx.db, id);
  if (process === undefined) throw notFound('process', id);
  checkRevision(process.revision, expectedRevision);
  return process;
}

/** The same for a change of what is in it, which an archived process does not allow (409). */
export async function requireDraft(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
  expectedRevision?: number,
): Promise<StoredProcess> {
  const process = await requireProcess(ctx, id, expectedRevision);
  checkEditable(process);
  return process;
}

/** 409 for an archived process. */
export function checkEditable({ status, name }: StoredProcess): void {
  if (status === 'archived')
    throw problem('state_conflict', `The process "${name}" is archived. Unarchive it before changing it.`);
}

/** Lets the drafts that name a department name another one, or none: a change of each that can be published. */
export async function replaceDepartment(
  ctx: Pick<WriteContext, 'db' | 'now' | 'audit'>,
  from: string,
  to: string | null,
): Promise<void> {
  for (const id of await selectProcessesNaming(ctx.db, from)) {
    const process = await lockProcess(ctx.db, id);
    if (process === undefined) continue;
    await renameDepartment(ctx.db, id, from, to);
    await storeDraft(ctx, process);
    ctx.audit({
      recordKind: 'process_definition',
      recordId: id,
      action: 'updated',
      changedFields: ['department_id'],
      previous: { department_id: from },
    });
  }
}

/** Stores a change of a locked process after its stages and tools were written: its values, and whether it differs from what is published. */
export async function storeDraft(
  ctx: Pick<ReadContext, 'db' | 'now'>,
  { id, version }: StoredProcess,
  values: Partial<ProcessValues> = {},
): Promise<void> {
  await updateProcess(ctx.db, id, values, ctx.now);
  if (version === null) return;
  const [draft, published] = await Promise.all([snapshotOf(ctx.db, id), findVersion(ctx.db, id, version)]);
  await updateChangeMark(
    ctx.db,
    id,
    draft === undefined || published === undefined || !isSameContent(draft, published),
  );
}
