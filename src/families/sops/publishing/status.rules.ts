import type { Sop, SopUpdate } from '#generated/types.gen.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';

type Status = Sop['status'];

/** What a request for a status makes of an SOP. `review` opens one and keeps the status. */
export type Move = 'none' | 'submit' | 'withdraw' | 'publish' | 'review' | 'archive';

/** Statuses that can be reached from each (domain model §6.1). */
const reachable: Readonly<Record<Status, readonly Status[]>> = {
  draft: ['in_review', 'published', 'archived'],
  in_review: ['draft', 'published'],
  published: ['published', 'archived'],
  archived: ['published'],
};

interface Movable {
  readonly status: Status;
  readonly has_unpublished_changes: boolean;
}

/** The move that leads to the status; 409 with the reachable statuses when there is none. */
export function moveTo(
  sop: Movable,
  status: Status | undefined,
  { isReviewRequired }: { readonly isReviewRequired: boolean },
): Move {
  if (status === undefined) return 'none';
  if (status === sop.status && !(status === 'published' && sop.has_unpublished_changes)) return 'none';
  if (!reachable[sop.status].includes(status))
    throw problem(
      'state_conflict',
      `The SOP is ${sop.status} and cannot become ${status}. It can become ${reachable[sop.status].join(' or ')}.`,
    );
  if (status === 'in_review') return 'submit';
  if (status === 'draft') return 'withdraw';
  if (status === 'archived') return 'archive';
  if (!isReviewRequired) return 'publish';
  if (sop.status === 'published' || sop.status === 'archived') return 'review';
  throw problem(
    'state_conflict',
    sop.status === 'draft'
      ? 'The settings require a review before publishing. Submit the draft with status in_review.'
      : 'The SOP waits for its review, which publishes it. Decide the review (decideSopReview).',
  );
}

/** 400 for words about a version or a review that the request does not lead to. */
export function requireFittingWords(body: SopUpdate, move: Move): void {
  const { status } = body;
  for (const name of ['change_note', 'is_reread_required'] as const)
    if (body[name] !== undefined && status !== 'in_review' && status !== 'published')
      throw invalid(`body.${name}`, 'is about a version: send it with status in_review or published.');
  if (move === 'none' || move === 'submit' || move === 'review') return;
  for (const name of ['reviewer_ids', 'due_date'] as const)
    if (body[name] !== undefined)
      throw invalid(`body.${name}`, `is about a review, and status ${status!} opens none here.`);
}
