import type { TicketRoutingCondition, TicketRoutingRule } from '#generated/types.gen.ts';
import { isBusinessTime } from '#src/domain/working-time/index.ts';
import { fold } from '#src/platform/db/query/index.ts';
import { isSameTag } from '#src/platform/tidy.ts';
import type { HoursOf } from '../sla/policy.rules.ts';
import type { TicketState } from '../model/state.ts';

/** What the conditions of rules look at, beside the ticket. */
export interface RoutingSubject {
  readonly body: string;
  /** The address that received it. */
  readonly recipient: string | null;
  readonly hasAttachments: boolean;
  /** Language of the opening message where it is known. */
  readonly language: string | null;
  readonly clientTags: readonly string[];
  readonly receivedAt: Date;
  readonly hours: HoursOf;
}

/** Whether a rule is for this ticket. */
export function isMatch(rule: TicketRoutingRule, ticket: TicketState, subject: RoutingSubject): boolean {
  const { inbox_ids: inboxIds, conditions, match_mode: mode } = rule;
  if (inboxIds.length > 0 && !inboxIds.includes(ticket.inbox.id)) return false;
  if (conditions.length === 0) return true;
  const holds = (condition: TicketRoutingCondition) => meets(condition, ticket, subject);
  return mode === 'any' ? conditions.some(holds) : conditions.every(holds);
}

function meets(condition: TicketRoutingCondition, ticket: TicketState, subject: RoutingSubject): boolean {
  switch (condition.type) {
    case 'text':
      return meetsText(condition, ticket, subject);
    case 'sender':
      return meetsSender(condition, ticket);
    case 'client':
      return meetsClient(condition, ticket, subject);
    case 'channel':
      return condition.channels.includes(ticket.channel);
    case 'priority_level':
      return condition.priorities.includes(ticket.priority_level);
    case 'time':
      return (
        isBusinessTime(subject.hours(condition.calendar_key), subject.receivedAt) === condition.is_within
      );
    case 'attachment':
      return subject.hasAttachments === condition.has_attachments;
    case 'language':
      return (
        subject.language !== null && condition.languages.some((tag) => isLanguage(subject.language!, tag))
      );
  }
}

type Of<T extends TicketRoutingCondition['type']> = Extract<TicketRoutingCondition, { readonly type: T }>;

const comparisons = {
  contains: (text: string, value: string) => text.includes(value),
  not_contains: (text: string, value: string) => !text.includes(value),
  equals: (text: string, value: string) => text === value,
  starts_with: (text: string, value: string) => text.startsWith(value),
  ends_with: (text: string, value: string) => text.endsWith(value),
} as const;

function meetsText(
  { place, operator, values }: Of<'text'>,
  { subject }: TicketState,
  around: RoutingSubject,
): boolean {
  const texts = {
    subject: [subject],
    body: [around.body],
    subject_or_body: [subject, around.body],
    recipient: [around.recipient ?? ''],
  }[place].map((text) => fold(text).trim());
  const compare = comparisons[operator];
  const inAny = (value: string) => texts.some((text) => compare(text, fold(value)));
  if (operator !== 'not_contains') return values.some(inAny);
  return values.every((value) => texts.every((text) => compare(text, fold(value))));
}

function meetsSender({ match_type: part, values }: Of<'sender'>, { correspondents }: TicketState): boolean {
  const email = correspondents.find(({ role }) => role === 'requester')?.email?.toLowerCase();
  if (email === undefined) return false;
  if (part === 'email') return values.some((value) => value.toLowerCase() === email);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return values.some((value) => domain === value.toLowerCase() || domain.endsWith(`.${value.toLowerCase()}`));
}

function meetsClient(
  { has_client: has, client_ids: ids, client_profile_ids: profiles, tags }: Of<'client'>,
  { client_id: id, client_profile_id: profile }: TicketState,
  { clientTags }: RoutingSubject,
): boolean {
  if (has !== undefined && has !== (id !== null)) return false;
  if (ids !== undefined && (id === null || !ids.includes(id))) return false;
  if (profiles !== undefined && (profile === null || !profiles.includes(profile))) return false;
  return tags === undefined || tags.some((tag) => clientTags.some((own) => isSameTag(own, tag)));
}

const isLanguage = (language: string, tag: string): boolean =>
  language.toLowerCase() === tag.toLowerCase() ||
  (!tag.includes('-') && language.toLowerCase().startsWith(`${tag.toLowerCase()}-`));
