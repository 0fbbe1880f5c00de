import { sql } from 'kysely';
import type { Priority, TicketAiProposalStatus } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { settleByProposals } from './interactions.queries.ts';

/** A value or reply that the AI proposes. */
export type NewProposal = { readonly confidence: number } & (
  | { readonly kind: 'category'; readonly category_key: string }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'priority_level'; readonly priority_level: Priority }
  | { readonly kind: 'client'; readonly client_id: string }
  | { readonly kind: 'reply'; readonly body_text: string }
);

export async function insertProposals(
  db: Db,
  of: { readonly ticketId: string; readonly interactionId: string; readonly requestId: string },
  proposals: readonly NewProposal[],
  now: Date,
): Promise<void> {
  if (proposals.length === 0) return;
  await db
    .insertInto('ticket_ai_proposals')
    .values(
      proposals.map((proposal) => ({
        ...proposal,
        ticket_id: of.ticketId,
        interaction_id: of.interactionId,
        ai_request_id: of.requestId,
        created_at: now,
      })),
    )
    .execute();
}

/** Values of a ticket, as a change that names the AI's request has set them; absent for those that it left. */
export interface TakenValues {
  readonly category_key?: string | null | undefined;
  readonly priority_level?: string | undefined;
  readonly client_id?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
}

type Decision = { readonly userId: string | null; readonly now: Date };

/** Proposals of the request that the change has followed are taken. */
export async function takeValues(
  db: Db,
  ticketId: string,
  requestId: string,
  values: TakenValues,
  { userId, now }: Decision,
): Promise<void> {
  const { rows } = await sql<{ interaction_id: string }>`
    update ticket_ai_proposals set status = 'taken', reviewed_by = ${userId}::uuid, decided_at = ${now}::timestamptz
    where ticket_id = ${ticketId}::uuid and ai_request_id = ${requestId}::uuid and status = 'open' and (
      (kind = 'category' and category_key = ${values.category_key ?? null}) or (kind = 'priority_level' and priority_level = ${values.priority_level ?? null})
      or (kind = 'client' and client_id = ${values.client_id ?? null}::uuid)
      or (kind = 'tag' and lower(tag) = any(${(values.tags ?? []).map((tag) => tag.toLowerCase())}::text[])))
    returning interaction_id`.execute(db);
  await settleByProposals(
    db,
    rows.map(({ interaction_id: id }) => id),
  );
}

/** The reply that the request proposed is used. */
export async function takeReply(
  db: Db,
  ticketId: string,
  requestId: string,
  { userId, now }: Decision,
): Promise<void> {
  await sql`
    update ticket_ai_proposals set status = 'taken', reviewed_by = ${userId}::uuid, decided_at = ${now}::timestamptz
    where ticket_id = ${ticketId}::uuid and ai_request_id = ${requestId}::uuid and kind = 'reply' and status = 'open'`.execute(
    db,
  );
}

/** A proposal that nobody decides on meanwhile. */
export async function lockProposal(
  db: Db,
  ticketId: string,
  id: string,
): Promise<{ id: string; kind: string; status: TicketAiProposalStatus; interaction_id: string } | undefined> {
  return db
    .selectFrom('ticket_ai_proposals')
    .where('ticket_id', '=', ticketId)
    .where('id', '=', id)
    .select(['id', 'kind', sql<TicketAiProposalStatus>`status`.as('status'), 'interaction_id'])
    .forUpdate()
    .executeTakeFirst();
}

export async function dismissProposal(
  db: Db,
  {
    id,
    kind,
    interaction_id: interactionId,
  }: { readonly id: string; readonly kind: string; readonly interaction_id: string },
  reason: string | null,
  { userId, now }: Decision,
): Promise<void> {
  await db
    .updateTable('ticket_ai_proposals')
    .set({ status: 'dismissed', reason, reviewed_by: userId, decided_at: now })
    .where('id', '=', id)
    .execute();
  if (kind !== 'reply') return settleByProposals(db, [interactionId]);
  await db
    .updateTable('ticket_ai_interactions')
    .set({ outcome: 'dismissed' })
    .where('id', '=', interactionId)
    .execute();
}

/** Suggested replies that a newer message has overtaken wait for nobody any more. */
export async function supersedeReplies(db: Db, ticketId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ interaction_id: string }>`
    update ticket_ai_proposals set status = 'dismissed', decided_at = ${now}::timestamptz
    where ticket_id = ${ticketId}::uuid and kind = 'reply' and status = 'open' returning interaction_id`.execute(
    db,
  );
  if (rows.length === 0) return;
  await db
    .updateTable('ticket_ai_interactions')
    .set({ outcome: 'dismissed' })
    .where('id', '=', sql<string>`any(${rows.map(({ interaction_id: id }) => id)}::uuid[])`)
    .execute();
}
