import type { NotificationKind } from '#generated/types.gen.ts';

/** Texts of one kind with placeholders, such as `{{ actor.name }}`. */
export interface Texts {
  readonly subject: string;
  readonly body_text: string;
}

/** What the placeholders stand for. What there is none of is empty. */
export type Facts = Readonly<Record<Placeholder, string | null>>;

const common = ['agency.name', 'member.name', 'notification.title', 'notification.body_text'] as const;
const placeholders = [...common, 'actor.name', 'record.name'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Kinds that time, the service or an outsider causes. */
const withoutActor: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'due_soon',
  'overdue',
  'sla_at_risk',
  'sla_breached',
  'ticket_message',
  'training',
  'certification',
  'automation',
  'invoice',
  'reminder',
  'system',
]);

/** Kinds that need not concern a record. */
const withoutRecord: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'automation',
  'reminder',
  'system',
]);

export const placeholdersOf = (kind: NotificationKind): readonly Placeholder[] =>
  placeholders.filter(
    (name) =>
      !(name === 'actor.name' && withoutActor.has(kind)) &&
      !(name === 'record.name' && withoutRecord.has(kind)),
  );

/** The service's texts, in English: what the inbox says. */
export const serviceLanguage = 'en';
export const serviceTexts = (kind: NotificationKind): Texts => ({
  subject: kind === 'reminder' ? 'Reminder: {{ notification.title }}' : '{{ notification.title }}',
  body_text: '{{ notification.body_text }}',
});

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** The first placeholder of a template that the kind does not have; undefined where all are fine. */
export function unknownPlaceholder(template: string, kind: NotificationKind): string | undefined {
  const known: readonly string[] = placeholdersOf(kind);
  for (const [, name = ''] of template.matchAll(placeholder)) if (!known.includes(name)) return name;
  return undefined;
}

const maxSubjectLength = 300;
const maxBodyLength = 2000;

/** The texts as their reader gets them: the subject is one line, and a body without words is none. */
export function fill(
  { subject, body_text: body }: Texts,
  facts: Facts,
): { subject: string; body_text: string | null } {
  const line = replace(subject, facts)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  const text = replace(body, facts).trim();
  return {
    subject: cut(line === '' ? (facts['notification.title'] ?? 'Notification') : line, maxSubjectLength),
    body_text: text === '' ? null : cut(text, maxBodyLength),
  };
}

const replace = (template: string, facts: Facts): string =>
  template.replaceAll(placeholder, (_, name: string) => facts[name as Placeholder] ?? '');

const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed();

/** The texts for a reader: in their language, or else in the agency's, or else the agency's English ones; undefined for the service's. */
export function pickTexts<T extends { readonly language: string }>(
  texts: readonly T[],
  languages: readonly string[],
): T | undefined {
  for (const wanted of [...languages, serviceLanguage]) {
    const primary = wanted.split('-')[0];
    const found =
      texts.find(({ language }) => language.toLowerCase() === wanted.toLowerCase()) ??
      texts.find(({ language }) => language.toLowerCase() === primary?.toLowerCase()) ??
      texts.find(({ language }) => language.split('-')[0]?.toLowerCase() === primary?.toLowerCase());
    if (found !== undefined) return found;
    // Who reads English is served by the service's own texts.
    if (primary === serviceLanguage) return undefined;
  }
  return undefined;
}
