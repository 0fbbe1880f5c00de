import { sql } from 'kysely';
import type { TicketDraft, TicketDraftReview } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { userRefOf, userRefs } from '#src/domain/refs/index.ts';
import {
  draftRights,
  isTicketDraftShown,
  viewerIn,
  type DraftRights,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  emptyLast,
  holds,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  parseRecord,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';
import { draftJson } from './drafts.queries.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** Which reviews somebody sees. */
export type ReviewRights = {
  readonly drafts: DraftRights;
  readonly reviews: { readonly isAll: boolean };
};

export const reviewRights = (viewer: Pick<RecordViewer, 'can'>): ReviewRights => ({
  drafts: draftRights(viewer),
  reviews: { isAll: viewer.can('tickets.review_drafts') },
});

/** Reviews, `r`, of the draft `d`: those who review see all of visible tickets, others those of what they wrote. */
const visibleReviews = (
  db: Db,
  viewer: RecordViewer,
  { drafts, reviews }: ReviewRights = reviewRights(viewer),
) =>
  db
    .selectFrom('ticket_draft_reviews as r')
    .innerJoin('ticket_drafts as d', (join) =>
      join.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.draft_id'),
    )
    .where(isTicketDraftShown(viewer, 'd', drafts))
    .where(reviews.isAll ? sql<boolean>`true` : sql<boolean>`d.author_id = ${viewer.identity.userId}::uuid`);

const ticket = sql<
  TicketDraftReview['ticket']
>`(select json_build_object('id', k.id, 'number', k.number, 'subject', k.subject) from tickets k where k.tenant_id = r.tenant_id and k.id = r.ticket_id)`;

const reviewer = sql<
  TicketDraftReview['reviewer']
>`(select ${userRefOf('u')} from users u where u.tenant_id = r.tenant_id and u.id = r.decided_by)`;

const edits = sql<TicketDraftReview['edits']>`(
  select coalesce(json_agg(json_build_object('reviewer', (select ${userRefOf('u')} from users u where u.tenant_id = r.tenant_id and u.id = (e ->> 'reviewer_id')::uuid),
    'previous_body_text', e ->> 'previous_body_text', 'changed_fields', e -> 'changed_fields', 'edited_at', e ->> 'edited_at') order by place), '[]')
  from jsonb_array_elements(r.edits) with ordinality x (e, place))`;

const isStale = sql<boolean>`(r.became_stale_at is not null)`;

const reviewRecord = (reviews: ReturnType<typeof visibleReviews>) =>
  record<TicketDraftReview>()(
    reviews.select([
      'r.id',
      ticket.as('ticket'),
      sql<TicketDraft>`${draftJson}`.as('draft'),
      as<TicketDraftReview['status']>()('r.status').as('status'),
      as<TicketDraftReview['reason']>()('r.reason').as('reason'),
      userRefs('r.reviewer_ids').as('reviewers'),
      reviewer.as('reviewer'),
      'r.comment',
      sql<boolean>`(r.edits <> '[]')`.as('edited_by_reviewer'),
      edits.as('edits'),
      isStale.as('is_stale'),
      isoOrNull('r.became_stale_at').as('became_stale_at'),
      iso('r.submitted_at').as('submitted_at'),
      isoOrNull('r.decided_at').as('decided_at'),
      'r.revision',
      iso('r.created_at').as('created_at'),
      iso('r.updated_at').as('updated_at'),
      'r.created_by',
    ]),
  );

const inInboxes = (ids: readonly string[]) => sql<boolean>`exists (
  select from tickets k where k.tenant_id = r.tenant_id and k.id = r.ticket_id and k.inbox_id = any(${ids}::uuid[]))`;

const askedOf = (ids: readonly string[]) => sql<boolean>`r.reviewer_ids && ${ids}::uuid[]`;

export const reviewList = list<TicketsHandlers['listTicketDraftReviews'], ViewerScope & ReviewRights>()({
  rows: (db, scope) => visibleReviews(db, viewerIn(scope), scope),
  record: reviewRecord,
  id: 'r.id',
  filters: {
    ...recordFilters('r'),
    status: oneOf('r.status'),
    ticket_id: oneOfIds('r.ticket_id'),
    inbox_id: inInboxes,
    author_id: oneOfIds('d.author_id'),
    reviewer_id: askedOf,
    reviewed_by: oneOfIds('r.decided_by'),
    reason: oneOf('r.reason'),
    is_stale: holds(isStale),
  },
  sorts: { submitted_at: by('r.submitted_at'), decided_at: emptyLast('r.decided_at') },
});

/** A review that the caller sees. */
export async function selectReview(ctx: Viewer, id: string): Promise<TicketDraftReview | undefined> {
  const text = await selectRecord(ctx.db, reviewRecord(visibleReviews(ctx.db, ctx).where('r.id', '=', id)));
  return text === undefined ? undefined : parseRecord(text as JsonText<TicketDraftReview>);
}

/** The open review of a ticket, or else its latest, as far as the caller sees one. */
export async function selectLatestReview(ctx: Viewer, ticketId: string): Promise<TicketDraftReview | null> {
  const text = await selectRecord(
    ctx.db,
    reviewRecord(
      visibleReviews(ctx.db, ctx)
        .where('r.ticket_id', '=', ticketId)
        .orderBy(sql`r.status = 'pending_review'`, 'desc')
        .orderBy('r.submitted_at', 'desc')
        .orderBy('r.id', 'desc')
        .limit(1),
    ),
  );
  return text === undefined ? null : parseRecord(text as JsonText<TicketDraftReview>);
}

/** Reviews that wait, by the members who were asked for them. */
export async function countPending(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ user_id: string; count: number }>`
    select u.id as user_id, count(*)::integer as count from ticket_draft_reviews r, unnest(r.reviewer_ids) u (id)
    where r.status = 'pending_review' group by u.id`.execute(db);
  return new Map(rows.map(({ user_id: id, count }) => [id, count]));
}
