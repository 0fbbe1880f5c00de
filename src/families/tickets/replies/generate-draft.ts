import type { SaveTicketDraftInput } from '#generated/families/tickets/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { askedBy, parseAnswer, type AiTask } from '#src/domain/ai/index.ts';
import { ticketKey, unknownTicket } from '#src/domain/tickets/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { findAiSources } from '../ai/settings.queries.ts';
import { resolveAiSettings } from '../ai/settings.rules.ts';
import { selectConversation } from './generate.queries.ts';

/** What the AI wrote, and the request that says so. */
export interface Generated {
  readonly text: string;
  readonly aiRequestId: string;
}

const maxOutputTokens = 2_000;
// The caller waits.
const timeoutMs = 60_000;
const maxText = 20_000;

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
  const presetId = body.generate.preset_id ?? settings.preset_id;
  const task: AiTask = {
    id: aiRequestId,
    purpose: 'ticket_reply',
    ...askedBy(ctx),
    instructions: instructionsFor(settings),
    material: [
      { title: `Ticket #${found.number}`, text: found.subject },
      { title: 'Conversation', text: await selectConversation(ctx.db, found.id) },
      ...(found.style === null ? [] : [{ title: 'How the agency writes', text: found.style }]),
      ...(body.body_text === undefined || body.body_text === ''
        ? []
        : [{ title: 'Draft so far', text: body.body_text }]),
      ...(body.generate.instruction === undefined
        ? []
        : [{ title: 'What to write', text: body.generate.instruction }]),
    ],
    summary: `Reply to the ticket "${found.subject}" (#${found.number}).`.slice(0, 1_000),
    record: { kind: 'ticket', id: found.id },
    ...(presetId !== null && { presetId }),
    maxOutputTokens,
    timeoutMs,
  };
  const text = await ctx.outside(() => ctx.services.askAi(ctx.identity.tenantId, task, readReply));
  return { text, aiRequestId };
}

const instructionsFor = ({
  tone,
  language,
  instruction_layers: layers,
}: ReturnType<typeof resolveAiSettings>): string =>
  [
    'Write the next reply of the agency to the correspondent of this ticket, in Markdown.',
    'Promise nothing and state no fact that the material does not hold. Write no signature.',
    `Tone: ${tone}. Language: ${language ?? 'that of the last message of the correspondent'}.`,
    ...layers.map(({ text }) => text),
    'Answer with JSON alone: {"reply": "…"}',
  ].join('\n');

const isReply = (value: unknown): value is { reply: string } =>
  typeof value === 'object' &&
  value !== null &&
  'reply' in value &&
  typeof value.reply === 'string' &&
  /\S/.test(value.reply);

const readReply = (answer: string): { readonly value: string; readonly summary: string } => {
  const value = parseAnswer(answer, isReply).reply.trim().slice(0, maxText).toWellFormed();
  return { value, summary: value.slice(0, 200).toWellFormed() };
};
