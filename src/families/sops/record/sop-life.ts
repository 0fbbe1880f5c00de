import type { EventSop, Sop } from '#generated/types.gen.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findSop, lockSop, selectKnownSop, selectSop, type StoredSop } from './sop-record.queries.ts';

/** The life of SOPs: inserted, locked at a revision, changed and deleted, with their audit rows. */
export const sops = recordLife({
  table: 'sops',
  kind: 'sop',
  noun: 'SOP',
  lock: (ctx, id): Promise<StoredSop | undefined> => lockSop(ctx, id),
});

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** The SOP as the caller sees it; 404 for one that they may not read. */
export async function showSop(ctx: Reader, id: string): Promise<Result<Sop>> {
  const sop = await selectSop(ctx, storedId(id));
  if (sop === undefined) throw notFound('SOP', id);
  return sop;
}

/** As `showSop`, after a change by the caller, which may have put it out of their sight. */
export async function showChangedSop(ctx: Reader, id: string): Promise<Result<Sop>> {
  const sop = await selectKnownSop(ctx, id);
  if (sop === undefined) throw notFound('SOP', id);
  return sop;
}

/** 404 for an SOP that the caller may not read. */
export async function requireSop(ctx: Reader, id: string): Promise<StoredSop> {
  const sop = await findSop(ctx, storedId(id));
  if (sop === undefined) throw notFound('SOP', id);
  return sop;
}

/** As `requireSop`, for what is done to the live version: 404 also when there never was one. */
export async function requireLiveSop(
  ctx: Reader,
  id: string,
): Promise<StoredSop & { live_version_id: string }> {
  const sop = await requireSop(ctx, id);
  return requireLive(sop);
}

export function requireLive(sop: StoredSop): StoredSop & { live_version_id: string } {
  const { live_version_id: versionId } = sop;
  if (versionId === null) throw notFound('published SOP', sop.id);
  return { ...sop, live_version_id: versionId };
}

export const eventSop = ({
  id,
  title,
  status,
  version,
  folder_id,
  tags,
  owner_id,
  next_review_at,
  published_at,
}: StoredSop): EventSop => ({
  id,
  title,
  status,
  version,
  folder_id,
  tags,
  owner_id,
  next_review_at,
  published_at,
});
