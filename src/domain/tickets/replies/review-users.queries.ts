import { sql } from 'kysely';
import type { TicketReviewUser } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isoOrNull, parseRecord, record, selectRecord } from '#src/platform/db/query/index.ts';

/** Members, `u`, with their requirement, `r`, if there ever was one. */
export const reviewedMembers = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('ticket_review_users as r', (join) =>
      join.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.user_id', '=', 'u.id'),
    )
    .where('u.kind', '=', 'member')
    .where('u.status', '<>', 'removed');

/** Whether the replies of the member `u` need review now. */
export const isReviewRequired = sql<boolean>`(coalesce(r.is_review_required, false) and (r.requirement_ends_at is null or r.requirement_ends_at > app.now()))`;

const drafts = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`(
  select count(*)::integer from ticket_draft_reviews v where v.tenant_id = u.tenant_id and v.created_by = u.id
    and v.submitted_at > app.now() - interval '90 days' and ${condition})`;

export const submittedCount = drafts(sql<boolean>`true`);

/** The contract's representation of a member's requirement. */
export const reviewUserRecord = (rows: ReturnType<typeof reviewedMembers>) =>
  record<TicketReviewUser>()(
    rows.select([
      sql<TicketReviewUser['user']>`json_build_object('id', u.id, 'name', u.name, 'email', u.email)`.as(
        'user',
      ),
      isReviewRequired.as('is_review_required'),
      'r.reason',
      isoOrNull('r.requirement_ends_at').as('requirement_ends_at'),
      submittedCount.as('submitted_count'),
      drafts(sql<boolean>`v.status = 'approved'`).as('approved_count'),
      sql<number>`coalesce(r.revision, 1)`.as('revision'),
      isoOrNull('r.updated_at').as('updated_at'),
      'r.updated_by',
    ]),
  );

export const selectReviewUser = async (db: Db, userId: string): Promise<TicketReviewUser | undefined> => {
  const text = await selectRecord(db, reviewUserRecord(reviewedMembers(db).where('u.id', '=', userId)));
  return text === undefined ? undefined : parseRecord(text);
};

export async function upsertReviewUser(
  db: Db,
  userId: string,
  values: {
    readonly is_review_required: boolean;
    readonly reason: string | null;
    readonly requirement_ends_at: string | null;
    readonly revision: number;
    readonly updated_by: string;
  },
  now: Date,
): Promise<void> {
  const row = { ...values, updated_at: now };
  await db
    .insertInto('ticket_review_users')
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(row))
    .execute();
}
