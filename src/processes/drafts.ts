import type { ReadContext } from '#src/door/context.ts';
import { checkRevision } from '#src/errors/guards.ts';
import { notFound, problem } from '#src/errors/problem.ts';
import { isSameContent } from './compare.ts';
import { lockProcess, updateChangeMark, updateProcess, type ProcessValues, type StoredProcess } from './drafts.queries.ts';
import { snapshotOf } from './snapshot.queries.ts';
import { findVersion } from './versions.queries.ts';

/** The process for a change of it: 404 when there is none, 409 when `expectedRevision` is stale. */
export async function requireProcess(ctx: Pick<ReadContext, 'db'>, id: string, expectedRevision?: number): Promise<StoredProcess> {
  const process = await lockProcess(ctx.db, id);
  if (process === undefined) throw notFound('process', id);
  checkRevision(process.revision, expectedRevision);
  return process;
}

/** The same for a change of what is in it, which an archived process does not allow (409). */
export async function requireDraft(ctx: Pick<ReadContext, 'db'>, id: string, expectedRevision?: number): Promise<StoredProcess> {
  const process = await requireProcess(ctx, id, expectedRevision);
  checkEditable(process);
  return process;
}

/** 409 for an archived process. */
export function checkEditable({ status, name }: StoredProcess): void {
  if (status === 'archived') throw problem('state_conflict', `The process "${name}" is archived. Unarchive it before changing it.`);
}

/** Stores a change of a locked process after its stages and tools were written: its values, and whether it differs from what is published. */
export async function storeDraft(ctx: Pick<ReadContext, 'db' | 'now'>, { id, version }: StoredProcess, values: Partial<ProcessValues> = {}): Promise<void> {
  await updateProcess(ctx.db, id, values, ctx.now);
  if (version === null) return;
  const [draft, published] = await Promise.all([snapshotOf(ctx.db, id), findVersion(ctx.db, id, version)]);
  await updateChangeMark(ctx.db, id, draft === undefined || published === undefined || !isSameContent(draft, published));
}
