import type { Priority } from '#generated/types.gen.ts';
import { parseAnswer, type ReadAnswer } from '#src/domain/ai/index.ts';
import type { NewProposal } from '#src/domain/tickets/index.ts';
import { shareOf } from '../replies/reply-task.ts';
import type { Triaged } from './triage.queries.ts';

/** What the AI is asked about a ticket. */
export interface Asked {
  readonly isClassified: boolean;
  readonly isSummarized: boolean;
  readonly clients: readonly { readonly id: string; readonly name: string }[];
}

export interface Triage {
  readonly summary: string | null;
  readonly proposals: readonly NewProposal[];
}

const priorities: readonly Priority[] = ['low', 'normal', 'high', 'urgent'];
const maxSummary = 2_000;
const maxTagsProposed = 5;
// The contract asks for one; a model that tells none is taken to be undecided.
const unsaid = 0.5;

export function triageInstructions(ticket: Triaged, asked: Asked): string {
  const form = [
    ...(asked.isSummarized ? ['"summary": "…"'] : []),
    ...(asked.isClassified
      ? [
          '"category": {"value": "…", "confidence": 0.8}',
          '"priority_level": {"value": "normal", "confidence": 0.8}',
          '"tags": [{"value": "…", "confidence": 0.8}]',
        ]
      : []),
    ...(asked.clients.length > 0 ? ['"client": {"value": "…", "confidence": 0.8}'] : []),
  ];
  return [
    'Look at this ticket of an agency.',
    ...(asked.isSummarized
      ? ['summary: what the correspondent wants and how far it is, in at most four sentences.']
      : []),
    ...(asked.isClassified
      ? [
          `category: the key of the one that fits, null for none. ${ticket.categories.map(({ key, label }) => `${key} (${label})`).join(', ') || 'There are none.'}`,
          `priority_level: one of ${priorities.join(', ')}.`,
          `tags: those that fit, at most ${maxTagsProposed}, and no others than: ${ticket.known_tags.join(', ') || 'none'}.`,
        ]
      : []),
    ...(asked.clients.length > 0
      ? [
          `client: the number of the client whom it is about, null when that is unclear. ${asked.clients.map(({ name }, index) => `${index + 1} (${name})`).join(', ')}`,
        ]
      : []),
    'confidence: how sure you are, 0 to 1.',
    `Answer with JSON alone: {${form.join(', ')}}`,
  ].join('\n');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is new in the answer: values that exist, and that the ticket does not have. */
export const readTriage =
  (ticket: Triaged, asked: Asked): ReadAnswer<Triage> =>
  (answer) => {
    const said = parseAnswer(answer, isObject);
    const text = asked.isSummarized && typeof said['summary'] === 'string' ? said['summary'].trim() : '';
    const summary = text === '' ? null : text.slice(0, maxSummary).toWellFormed();
    const proposals = [
      ...(asked.isClassified
        ? [...categoryOf(ticket, said), ...priorityOf(ticket, said), ...tagsOf(ticket, said)]
        : []),
      ...clientOf(asked, said),
    ].sort((one, other) => other.confidence - one.confidence);
    return {
      value: { summary, proposals },
      summary: summary?.slice(0, 200).toWellFormed() ?? `${proposals.length} values proposed.`,
    };
  };

type Said = Readonly<Record<string, unknown>>;

function choiceOf(value: unknown): { readonly value: unknown; readonly confidence: number } {
  return isObject(value)
    ? { value: value['value'], confidence: shareOf(value['confidence']) ?? unsaid }
    : { value, confidence: unsaid };
}

function categoryOf(ticket: Triaged, said: Said): NewProposal[] {
  const { value, confidence } = choiceOf(said['category']);
  const category = ticket.categories.find(({ key }) => key === value);
  if (category === undefined || category.key === ticket.category_key) return [];
  return [{ kind: 'category', category_key: category.key, confidence }];
}

function priorityOf(ticket: Triaged, said: Said): NewProposal[] {
  const { value, confidence } = choiceOf(said['priority_level']);
  const priority = priorities.find((one) => one === value);
  if (priority === undefined || priority === ticket.priority_level) return [];
  return [{ kind: 'priority_level', priority_level: priority, confidence }];
}

function tagsOf(ticket: Triaged, said: Said): NewProposal[] {
  const has = new Set(ticket.tags.map((tag) => tag.toLowerCase()));
  const chosen = (Array.isArray(said['tags']) ? said['tags'] : []).flatMap((one) => {
    const { value, confidence } = choiceOf(one);
    const tag = ticket.known_tags.find(
      (known) => typeof value === 'string' && known.toLowerCase() === value.trim().toLowerCase(),
    );
    if (tag === undefined || has.has(tag.toLowerCase())) return [];
    has.add(tag.toLowerCase());
    return [{ kind: 'tag' as const, tag, confidence }];
  });
  return chosen.slice(0, maxTagsProposed);
}

function clientOf({ clients }: Asked, said: Said): NewProposal[] {
  const { value, confidence } = choiceOf(said['client']);
  const client = clients[Number(value) - 1];
  return client === undefined ? [] : [{ kind: 'client', client_id: client.id, confidence }];
}
