import type { BlockContent } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { attach } from '#src/domain/files/index.ts';
import { idsIn } from '#src/domain/blocks/index.ts';
import { changesOf } from '#src/platform/events/index.ts';
import { cancelReviews } from '../record/open-reviews.queries.ts';
import type { StoredSop } from '../record/sop-record.queries.ts';
import { storeContentChange } from './content.queries.ts';

export type ContentWriter = Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit' | 'announce' | 'can'>;

/**
 * What follows from every change of steps or blocks of a locked SOP: new revisions, the comparison with the live version, and the end of
 * an open review, since nobody has judged what now stands there. Answers the revision of the SOP.
 * `did` is what the audit trail calls it.
 */
export async function contentChanged(
  ctx: ContentWriter,
  sop: StoredSop,
  added: readonly BlockContent[] = [],
  did: { readonly action: string; readonly newValues?: Readonly<Record<string, unknown>> } = {
    action: 'content_changed',
  },
): Promise<number> {
  const stamp = { userId: ctx.identity.userId, now: ctx.now };
  await storeContentChange(ctx.db, sop.id, stamp);
  await cancelReviews(ctx.db, [sop.id], ['publish'], ctx.now);
  // Readers see the files of what they read: these show to them with the next version.
  await attach(ctx, { kind: 'sop', id: sop.id }, idsIn(added, 'file'), stamp.userId, { isUnpublished: true });
  ctx.audit({
    recordKind: 'sop',
    recordId: sop.id,
    ...did,
    changedFields: changesOf(sop.status === 'in_review' ? ['content', 'status'] : ['content'], {})
      ._changed_fields,
    ...(sop.status === 'in_review' && { previous: { status: sop.status } }),
  });
  return sop.revision + 1;
}
