import type { InvestigationCall } from '#generated/mcp/types.gen.ts';
import { counted } from '#src/platform/counted.ts';
import type { Candidate } from './planner.ts';
import type { Question } from './question.rules.ts';

type Value = Record<string, unknown>;

/** What people call a record, by the first of these that it has. */
const labels = [
  'name',
  'title',
  'subject',
  'label',
  'display_name',
  'number',
  'key',
  'body_text',
  'text',
  'description',
];

/** References by which a row without a name is told, such as one of counts. */
const labelling = ['client', 'user', 'task', 'record', 'department'];

/** What somebody wrote, which tells more than a title. */
const texts = ['body_text', 'text', 'summary', 'description', 'last_message_preview'];

/** What is told of a record beside its name. */
const facts = [
  'open_count',
  'overdue_count',
  'total_count',
  'count',
  'status',
  'status_category',
  'priority_level',
  'type',
  'email',
  'amount',
  'total',
  'currency',
  'due_date',
  'due_on',
  'updated_at',
  'created_at',
];

const maxTextLength = 160;
const maxItems = 10;
const maxGroups = 50;

/** Records of an answer, a line each; of one record alone, what can be told in a line. */
export function itemsOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.slice(0, maxItems).map((record) => lineOf(record));
  const { groups } = (data ?? {}) as { groups?: unknown };
  if (Array.isArray(groups)) return groups.slice(0, maxGroups).map((group) => groupLine(group as Value));
  return typeof data === 'object' && data !== null ? [detailsOf(data as Value)] : [];
}

/** A group of counted records by its label. */
const groupLine = ({ label, value, count }: Value): string =>
  `${textOf(label) ?? textOf(value) ?? 'none'}: ${textOf(count) ?? '0'}`;

function lineOf(record: unknown): string {
  if (typeof record !== 'object' || record === null) return textOf(record) ?? 'null';
  const value = record as Value;
  const [label = 'record'] = [value, ...labelling.map((name) => value[name])].flatMap((named) =>
    typeof named === 'object' && named !== null
      ? labels.flatMap((name) => textOf((named as Value)[name]) ?? [])
      : [],
  );
  const told = facts
    .filter((name) => name !== 'created_at' || value.updated_at === undefined)
    .flatMap((name) => {
      const text = textOf(value[name]);
      return text === undefined ? [] : [`${name} ${text}`];
    });
  const [excerpt] = texts.flatMap((name) => textOf(value[name]) ?? []).filter((text) => text !== label);
  return [
    label,
    ...(excerpt === undefined ? [] : [excerpt]),
    ...told.slice(0, 5),
    ...(typeof value.id === 'string' ? [value.id] : []),
  ]
    .join(' · ')
    .slice(0, 2000);
}

function detailsOf(value: Value): string {
  const told = Object.entries(value).flatMap(([name, inner]) => {
    const text = Array.isArray(inner) ? counted(inner.length, 'entry', 'entries') : textOf(inner);
    return text === undefined ? [] : [`${name}: ${text}`];
  });
  return told.slice(0, 20).join(' · ').slice(0, 2000);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string' || value === '') return undefined;
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength)}…` : line;
}

/** The investigation in words: what each call found. */
export function digestOf(
  calls: readonly InvestigationCall[],
  question: Question | null = null,
  instead?: string,
): string {
  if (calls.length === 0)
    return (
      instead ??
      'Nothing could be looked up: no read-only tool matches the prompt, or you do not have permission to call it.'
    );
  const answer = question !== null && calls[0]!.status < 400 ? [answerTo(question, calls[0]!)] : [];
  const missing = instead === undefined ? [] : [`${instead} The calls below do not answer it.`];
  return [...missing, ...answer, ...calls.map(paragraph)].join('\n\n').slice(0, 20_000);
}

const maxTools = 3;

/** What is said of a question that nothing answered: the tools that may. */
export function notComputed(prompt: string, tools: readonly Candidate[]): string {
  const names = tools.slice(0, maxTools).map(({ tool }) => tool.name);
  const missing = `Not computed: “${textOf(prompt) ?? ''}”.`;
  return names.length === 0
    ? `${missing} No read-only tool matches it, or you do not have permission to call one.`
    : `${missing} Tools that may answer it, with their filters: ${names.join(', ')}.`;
}

/** The figure that was asked for, of what, and what no filter could answer. */
function answerTo({ told, unread }: Question, { found }: InvestigationCall): string {
  const figure = `Looked at ${told}${found === null ? '' : `: ${found} in total`}.`;
  return unread.length === 0
    ? figure
    : `Not computed: ${unread.map((part) => `“${part}”`).join(', ')}. Without that: ${figure}`;
}

function paragraph({ name, status, found, items }: InvestigationCall): string {
  if (status >= 400)
    return `${name}: refused with ${status}${items[0] === undefined ? '' : ` (${items[0]})`}.`;
  const count =
    found === null ? '' : `${found} found${found > items.length ? `, the first ${items.length}` : ''}`;
  return [
    `${name}: ${count || 'read'}${items.length > 0 ? ':' : '.'}`,
    ...items.map((item) => `- ${item}`),
  ].join('\n');
}
