import type { StageToolAiPromptConfig } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { askedBy, ModelFault, parseAnswer, type AiTask, type ReadAnswer } from '#src/domain/ai/index.ts';
import type { Field } from '#src/domain/field-values/index.ts';
import type { KnownTool } from './known-tool.ts';

const maxOutputTokens = 4_000;
// The caller waits.
const timeoutMs = 60_000;

/** What the AI is asked when somebody runs a prompt; `prompt` has its placeholders filled in. */
export const promptTask = (
  ctx: Pick<ReadContext, 'identity' | 'requestId'>,
  { draft: { task }, stage, tool: { name } }: KnownTool,
  { preset_id: presetId }: StageToolAiPromptConfig,
  { id, prompt, field }: { readonly id: string; readonly prompt: string; readonly field: Field | undefined },
): AiTask => ({
  id,
  purpose: 'stage_tool',
  ...askedBy(ctx),
  instructions: instructionsFor(prompt, field),
  material: [
    { title: `Task #${task.number}`, text: textOf(task.name, task.description) },
    { title: 'Stage', text: textOf(stage.name, stage.instructions) },
  ],
  summary: `${name} in the stage "${stage.name}" of the task "${task.name}" (#${task.number}).`.slice(
    0,
    1_000,
  ),
  record: { kind: 'task', id: task.id },
  ...(presetId !== null && { presetId }),
  maxOutputTokens,
  timeoutMs,
});

const textOf = (title: string, text: string | null): string =>
  text === null || text === '' ? title : `${title}\n\n${text}`;

const instructionsFor = (prompt: string, field: Field | undefined): string =>
  [
    'You help a member of an agency with a stage of a task. Do what the process asks for here:',
    prompt,
    'State no fact that the material and the process do not hold.',
    field === undefined ? 'Write Markdown.' : formOf(field),
    'Answer with JSON alone: {"answer": "…"}',
  ].join('\n\n');

/** What the field takes, so that the answer fits. */
function formOf({ definition: { name, config } }: Field): string {
  const place = `The answer becomes the value of the field ${JSON.stringify(name)}:`;
  switch (config.type) {
    case 'single_choice': {
      const open = config.choices.filter((choice) => choice.archived_at === null);
      return `${place} answer with one of these keys and nothing else: ${open.map(({ key, label }) => `${key} (${label})`).join(', ')}.`;
    }
    case 'text':
      return `${place} one line of plain text${config.max_length === undefined ? '' : `, at most ${config.max_length} characters`}.`;
    case 'email':
    case 'phone':
    case 'url':
      return `${place} one ${{ email: 'e-mail address', phone: 'phone number in E.164 form', url: 'web address' }[config.type]} and nothing else.`;
    default:
      return `${place} plain text without a heading.`;
  }
}

const isAnswer = (value: unknown): value is { answer: string } =>
  typeof value === 'object' &&
  value !== null &&
  'answer' in value &&
  typeof value.answer === 'string' &&
  /\S/.test(value.answer);

// Apart from line feeds and tabs, no place for text takes them.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

export const readPromptAnswer: ReadAnswer<string> = (answer) => {
  const text = parseAnswer(answer, isAnswer)
    .answer.replaceAll('\r\n', '\n')
    .replaceAll(controls, '')
    .toWellFormed()
    .trim();
  if (text === '') throw new ModelFault('It is empty.');
  return { value: text, summary: text.slice(0, 200).toWellFormed() };
};

const maxText = 20_000;
const cutNote = '…\n\n(The answer was longer and is cut here.)';

/** As much of an answer as is shown and posted. */
export const shownAnswer = (text: string): string =>
  text.length <= maxText ? text : text.slice(0, maxText - cutNote.length).toWellFormed() + cutNote;
