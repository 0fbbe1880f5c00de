import { parseAnswer, type AiTask, type ReadAnswer } from '#src/domain/ai/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { AiSources } from '../ai/settings.queries.ts';
import type { resolveAiSettings } from '../ai/settings.rules.ts';
import { selectConversation } from './generate.queries.ts';

type Settings = ReturnType<typeof resolveAiSettings>;

const maxOutputTokens = 2_000;
const maxText = 20_000;

interface Wish {
  /** What is written so far. */
  readonly text?: string | undefined;
  /** What the member wants to have written. */
  readonly instruction?: string | undefined;
  /** Instead of the one of the settings. */
  readonly presetId?: string | undefined;
}

/** A reply of the AI, with its confidence where it told one. */
export interface WrittenReply {
  readonly text: string;
  readonly confidence: number | null;
}

/** What the AI is asked for to have it write the next reply of a ticket; who asks and how long it may take, the caller adds. */
export async function replyTask(
  db: Db,
  found: AiSources,
  settings: Settings,
  { text, instruction, presetId: wantedPreset }: Wish = {},
): Promise<Omit<AiTask, 'id' | 'origin' | 'userId'>> {
  const presetId = wantedPreset ?? settings.preset_id;
  return {
    purpose: 'ticket_reply',
    instructions: instructionsFor(settings),
    material: [
      { title: `Ticket #${found.number}`, text: found.subject },
      { title: 'Conversation', text: await selectConversation(db, found.id) },
      ...(found.style === null ? [] : [{ title: 'How the agency writes', text: found.style }]),
      ...(text === undefined || text === '' ? [] : [{ title: 'Draft so far', text }]),
      ...(instruction === undefined ? [] : [{ title: 'What to write', text: instruction }]),
    ],
    summary: `Reply to the ticket "${found.subject}" (#${found.number}).`.slice(0, 1_000),
    record: { kind: 'ticket', id: found.id },
    ...(presetId !== null && { presetId }),
    maxOutputTokens,
  };
}

const instructionsFor = ({ tone, language, instruction_layers: layers }: Settings): string =>
  [
    'Write the next reply of the agency to the correspondent of this ticket, in Markdown.',
    'Promise nothing and state no fact that the material does not hold. Write no signature.',
    `Tone: ${tone}. Language: ${language ?? 'that of the last message of the correspondent'}.`,
    ...layers.map(({ text }) => text),
    'Say how sure you are that the reply can be sent as it is: confidence, 0 to 1.',
    'Answer with JSON alone: {"reply": "…", "confidence": 0.8}',
  ].join('\n');

const isReply = (value: unknown): value is { reply: string; confidence?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'reply' in value &&
  typeof value.reply === 'string' &&
  /\S/.test(value.reply);

export const readReply: ReadAnswer<WrittenReply> = (answer) => {
  const { reply, confidence } = parseAnswer(answer, isReply);
  const text = reply.trim().slice(0, maxText).toWellFormed();
  return { value: { text, confidence: shareOf(confidence) }, summary: text.slice(0, 200).toWellFormed() };
};

/** A confidence as the contract has it; null for what is none. */
export const shareOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : null;
