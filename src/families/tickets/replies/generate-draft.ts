import type { SaveTicketDraftInput } from '#generated/families/tickets/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { askedBy, type AiTask } from '#src/domain/ai/index.ts';
import { insertInteraction, ticketKey, unknownTicket } from '#src/domain/tickets/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { findAiSources } from '../ai/settings.queries.ts';
import { resolveAiSettings } from '../ai/settings.rules.ts';
import { readReply, replyTask, type WrittenReply } from './reply-task.ts';

/** What the AI wrote, of what, and the request that says so. */
export interface Generated extends WrittenReply {
  readonly aiRequestId: string;
  readonly instruction: string | null;
}

// The caller waits.
const timeoutMs = 60_000;

/** Asks the AI for a reply, before any transaction. Errors: 400 with `submit`; 409 when the AI is off for the ticket or out of credit. */
export async function generateDraft(
  ctx: ReadContext,
  { body }: SaveTicketDraftInput,
): Promise<Generated | undefined> {
  if (body.generate === undefined) return undefined;
  if (body.submit === true)
    throw invalid('body.submit', 'cannot be combined with generate: read the text first.');
  const key = ticketKey(body.ticket_id);
  const found = await findAiSources(ctx, storedId(body.ticket_id));
  if (found === undefined) throw await unknownTicket(ctx, key);
  if (found.status_category === 'closed') throw conflict('The ticket is closed: it takes no more replies.');
  const settings = resolveAiSettings(found);
  if (!settings.is_ai_enabled)
    throw conflict(
      'AI replies are turned off for this ticket. Turn is_ai_enabled on for its inbox or in the ticket settings.',
    );
  const aiRequestId = uuid7();
  const { preset_id: presetId, instruction = null } = body.generate;
  const interaction = {
    ticketId: found.id,
    kind: 'reply_draft',
    actor: actorOf(ctx.identity),
    instruction,
  } as const;
  const task: AiTask = {
    ...(await replyTask(ctx.db, found, settings, {
      text: body.body_text,
      instruction: instruction ?? undefined,
      presetId,
    })),
    id: aiRequestId,
    ...askedBy(ctx),
    timeoutMs,
    noteFailure: (db, requestId, now) =>
      insertInteraction(db, { ...interaction, outcome: 'failed', requestId }, now),
  };
  const written = await ctx.outside(() => ctx.services.askAi(ctx.identity.tenantId, task, readReply));
  return { ...written, aiRequestId, instruction };
}
