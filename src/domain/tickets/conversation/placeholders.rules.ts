import { invalid } from '#src/platform/errors/index.ts';

/** Placeholders with one meaning in every agency: `TicketPlaceholder` of the contract. */
const replyPlaceholders = [
  'requester.name',
  'requester.first_name',
  'requester.email',
  'client.name',
  'ticket.number',
  'ticket.subject',
  'agent.name',
  'agent.first_name',
  'agent.email',
  'agency.name',
  'date.today',
  'date.tomorrow',
] as const;

export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

/** A custom field of the ticket or of its client, as a placeholder names it. */
export interface NamedField {
  readonly record: 'client' | 'ticket';
  readonly key: string;
}

const known: ReadonlySet<string> = new Set(replyPlaceholders);
const field = /^(client|ticket)\.field_values\.([a-z][a-z0-9_]{0,62})$/;
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** The custom field that a placeholder names; undefined for all others. */
export function fieldNamedBy(name: string): NamedField | undefined {
  const [, record, key] = field.exec(name) ?? [];
  return key === undefined ? undefined : { record: record as NamedField['record'], key };
}

/** What a text has in double braces, each once, in order of appearance. */
export const placeholdersIn = (...texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(placeholder)].map(([, name]) => name!))),
];

/** 400 for a placeholder that replies do not have. */
export function requireReplyPlaceholders(text: string | null | undefined, place: string): void {
  const unknown = placeholdersIn(text ?? null).find((name) => !known.has(name) && !field.test(name));
  if (unknown !== undefined)
    throw invalid(
      place,
      `has the placeholder {{${unknown.slice(0, 80)}}}, which replies do not know. They know ${replyPlaceholders.join(', ')}, client.field_values.<key> and ticket.field_values.<key>.`,
    );
}

/** Those of an automatic confirmation, which no member writes and anybody may read. */
export const confirmationPlaceholders: ReadonlySet<string> = new Set(
  replyPlaceholders.filter((name) => !name.startsWith('agent.')),
);

/** 400 for a placeholder that automatic confirmations do not have. */
export function requireConfirmationPlaceholders(text: string | null, place: string): void {
  const unknown = placeholdersIn(text).find((name) => !confirmationPlaceholders.has(name));
  if (unknown !== undefined)
    throw invalid(
      place,
      `has the placeholder {{${unknown.slice(0, 80)}}}, which automatic replies do not know. They know ${[...confirmationPlaceholders].join(', ')}.`,
    );
}

/** The text with a value for each placeholder, which is told what stands before it in its line; those without a value stay as they are. */
export const fillPlaceholders = (
  text: string,
  valueOf: (name: string, lineBefore: string) => string | undefined,
): string =>
  text.replaceAll(
    placeholder,
    (whole, name: string, at: number) =>
      valueOf(name, text.slice(text.lastIndexOf('\n', at - 1) + 1, at)) ?? whole,
  );
