import { sql } from 'kysely';
import type { TicketAiInteractionKind, TicketAiOutcome } from '#generated/types.gen.ts';
import type { Actor } from '#src/platform/events/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** One use of AI in a ticket, as its feature knows it; model, tokens and fault are those of the request. */
export interface NewInteraction {
  readonly ticketId: string;
  readonly kind: TicketAiInteractionKind;
  readonly outcome: TicketAiOutcome;
  readonly actor: Actor;
  readonly requestId: string;
  readonly instruction?: string | null;
  readonly outputText?: string | null;
  readonly confidence?: number | null;
  readonly messageId?: string | null;
  readonly draftId?: string | null;
}

export async function insertInteraction(db: Db, one: NewInteraction, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ticket_ai_interactions (ticket_id, kind, outcome, actor_type, actor_id, actor_name, instruction, output_text, confidence, model, ai_request_id,
      message_id, draft_id, input_tokens, output_tokens, duration_ms, error, created_at)
    select ${one.ticketId}::uuid, ${one.kind}, ${one.outcome}, ${one.actor.type}, ${one.actor.id ?? null}::uuid, ${one.actor.name ?? null},
      ${one.instruction ?? null}, ${one.outputText ?? null}, ${one.confidence ?? null}::numeric, r.model, r.id, ${one.messageId ?? null}::uuid,
      ${one.draftId ?? null}::uuid, r.input_tokens, r.output_tokens, least(coalesce(r.duration_ms, 0), 3600000),
      case when ${one.outcome} = 'failed' then coalesce(nullif(r.error, ''), 'The model did not answer.') end, ${now}::timestamptz
    from ai_requests r where r.id = ${one.requestId}::uuid
    returning id`.execute(db);
  if (rows[0] === undefined) throw new Error(`The AI request ${one.requestId} is not stored.`);
  return rows[0].id;
}

const replyKinds = sql`kind in ('reply_suggestion', 'reply_draft')`;

/** A reply that the AI wrote is the text of a draft now. */
export async function linkDraft(db: Db, ticketId: string, requestId: string, draftId: string): Promise<void> {
  await sql`
    update ticket_ai_interactions set draft_id = ${draftId}::uuid
    where ticket_id = ${ticketId}::uuid and ai_request_id = ${requestId}::uuid and ${replyKinds} and outcome = 'pending'`.execute(
    db,
  );
}

/** A reply that the AI wrote is handed to the channel, as it was or with changes. */
export async function settleSentReply(
  db: Db,
  ticketId: string,
  requestId: string,
  {
    text,
    messageId,
    draftId,
  }: { readonly text: string; readonly messageId: string; readonly draftId: string | null },
): Promise<void> {
  await sql`
    update ticket_ai_interactions set outcome = case when btrim(output_text) = btrim(${text}) then 'accepted' else 'edited' end,
      message_id = ${messageId}::uuid, draft_id = coalesce(draft_id, ${draftId}::uuid)
    where ticket_id = ${ticketId}::uuid and ai_request_id = ${requestId}::uuid and ${replyKinds} and outcome <> 'failed'`.execute(
    db,
  );
}

/** Replies of these drafts were not used. */
export async function dismissReplies(db: Db, draftIds: readonly string[]): Promise<void> {
  if (draftIds.length === 0) return;
  await sql`
    update ticket_ai_interactions set outcome = 'dismissed', message_id = null
    where draft_id = any(${[...draftIds]}::uuid[]) and outcome in ('pending', 'accepted', 'edited')`.execute(
    db,
  );
}

/** Replies of these drafts are in their authors' hands again. */
export async function reopenReplies(db: Db, draftIds: readonly string[]): Promise<void> {
  if (draftIds.length === 0) return;
  await sql`
    update ticket_ai_interactions set outcome = 'pending', message_id = null
    where draft_id = any(${[...draftIds]}::uuid[]) and outcome in ('accepted', 'edited')`.execute(db);
}

/** What people made of the proposals of interactions decides what became of these. */
export async function settleByProposals(db: Db, interactionIds: readonly string[]): Promise<void> {
  if (interactionIds.length === 0) return;
  await sql`
    update ticket_ai_interactions i set outcome = case when p.open > 0 then 'pending' when p.taken = 0 then 'dismissed' when p.dismissed = 0 then 'accepted' else 'edited' end
    from (select interaction_id, count(*) filter (where status = 'open') as open, count(*) filter (where status = 'taken') as taken,
        count(*) filter (where status = 'dismissed') as dismissed
      from ticket_ai_proposals where interaction_id = any(${[...interactionIds]}::uuid[]) and kind <> 'reply' group by interaction_id) p
    where i.id = p.interaction_id`.execute(db);
}
