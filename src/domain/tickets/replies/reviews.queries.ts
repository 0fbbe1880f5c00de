import { sql } from 'kysely';
import type { TicketDraftReviewReason, TicketDraftReviewStatus, UserRef } from '#generated/types.gen.ts';
import { holdsPermission } from '#src/domain/access/index.ts';
import { isShownToMember } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb, reviseRecord } from '#src/platform/db/query/index.ts';

/** What asks for a review of a reply. */
export interface ReviewRules {
  readonly is_author_flagged: boolean;
  readonly is_generated_reviewed: boolean;
  readonly is_every_reply_reviewed: boolean;
  readonly is_reviewer_notified: boolean;
}

export async function selectReviewRules(
  db: Db,
  inboxId: string,
  authorId: string | null,
): Promise<ReviewRules> {
  const { rows } = await sql<ReviewRules>`
    select exists (select from ticket_review_users r where r.user_id = ${authorId}::uuid and r.is_review_required
        and (r.requirement_ends_at is null or r.requirement_ends_at > app.now())) as is_author_flagged,
      coalesce((i.replies ->> 'is_generated_draft_review_required')::boolean, false)
        or coalesce((select (s.draft_review ->> 'is_generated_draft_review_required')::boolean from ticket_settings s), true) as is_generated_reviewed,
      coalesce((i.replies ->> 'is_every_reply_review_required')::boolean, false) as is_every_reply_reviewed,
      coalesce((select (s.draft_review ->> 'is_reviewer_notified')::boolean from ticket_settings s), true) as is_reviewer_notified
    from ticket_inboxes i where i.id = ${inboxId}::uuid`.execute(db);
  return rows[0]!;
}

/** Members who may decide on a draft of the author on the ticket, by name. */
export async function selectReviewers(
  db: Db,
  ticketId: string,
  authorId: string | null,
  only: readonly string[] | null = null,
): Promise<UserRef[]> {
  const { rows } = await sql<UserRef>`
    select u.id, u.name, u.email from users u join tickets k on k.tenant_id = u.tenant_id and k.id = ${ticketId}::uuid
    where u.kind = 'member' and u.status = 'active' and u.id is distinct from ${authorId}::uuid
      and (${only === null}::boolean or u.id = any(${[...(only ?? [])]}::uuid[]))
      and ${holdsPermission('u', 'tickets.review_drafts')} and ${holdsPermission('u', 'tickets.view')} and ${isShownToMember('ticket', 'u', 'k')}
    order by lower(u.name), u.id limit 50`.execute(db);
  return rows;
}

/** A review as rules see it. */
export interface StoredReview {
  readonly id: string;
  readonly draft_id: string;
  readonly ticket_id: string;
  readonly status: TicketDraftReviewStatus;
  readonly is_stale: boolean;
  readonly is_edited: boolean;
  readonly edits: readonly ReviewEdit[];
  readonly revision: number;
}

export interface ReviewEdit {
  readonly reviewer_id: string;
  readonly previous_body_text: string;
  readonly changed_fields: readonly string[];
  readonly edited_at: string;
}

/** The review, which nobody else decides before the transaction ends; its ticket and draft are locked first. */
export const lockReview = (db: Db, id: string): Promise<StoredReview | undefined> =>
  db
    .selectFrom('ticket_draft_reviews')
    .where('id', '=', id)
    .select([
      'id',
      'draft_id',
      'ticket_id',
      sql<TicketDraftReviewStatus>`status`.as('status'),
      sql<boolean>`became_stale_at is not null`.as('is_stale'),
      sql<boolean>`edits <> '[]'`.as('is_edited'),
      sql<ReviewEdit[]>`edits`.as('edits'),
      'revision',
    ])
    .forUpdate()
    .executeTakeFirst();

export interface NewReview {
  readonly ticket_id: string;
  readonly draft_id: string;
  readonly reason: TicketDraftReviewReason;
  readonly reviewer_ids: readonly string[];
  readonly created_by: string | null;
}

export async function insertReview(
  db: Db,
  { reviewer_ids, ...review }: NewReview,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('ticket_draft_reviews')
    .values({
      ...review,
      reviewer_ids: [...reviewer_ids],
      status: 'pending_review',
      submitted_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const addReviewEdit = (
  db: Db,
  { id, edits }: Pick<StoredReview, 'id' | 'edits'>,
  edit: ReviewEdit,
  now: Date,
): Promise<void> =>
  reviseRecord(db, 'ticket_draft_reviews', id, { edits: jsonb([...edits, edit].slice(-50)) as never }, now);

export const decideReview = (
  db: Db,
  id: string,
  decision: {
    readonly status: TicketDraftReviewStatus;
    readonly decided_by: string;
    readonly comment: string | null;
  },
  now: Date,
): Promise<void> => reviseRecord(db, 'ticket_draft_reviews', id, { ...decision, decided_at: now }, now);

/** Ends the open review of these drafts without a decision. */
export async function discardReviews(db: Db, draftIds: readonly string[], now: Date): Promise<void> {
  if (draftIds.length === 0) return;
  await db
    .updateTable('ticket_draft_reviews')
    .set((e) => ({ status: 'discarded', revision: e('revision', '+', 1), updated_at: now }))
    .where('draft_id', '=', sql<string>`any(${[...draftIds]}::uuid[])`)
    .where('status', '=', 'pending_review')
    .execute();
}

/** An inbound message came: reviewers look at it before they approve what was written without it. */
export async function markReviewsStale(db: Db, ticketId: string, at: Date): Promise<void> {
  await db
    .updateTable('ticket_draft_reviews')
    .set({ became_stale_at: at })
    .where('ticket_id', '=', ticketId)
    .where('status', '=', 'pending_review')
    .where('became_stale_at', 'is', null)
    .execute();
}
