import type { Priority, TicketCalendar, TicketChannel, TicketSlaPolicy } from '#generated/types.gen.ts';
import type { BusinessHours } from '#src/domain/working-time/index.ts';
import { isSameTag } from '#src/platform/tidy.ts';

/** What policies look at. */
export interface PolicySubject {
  readonly priority_level: Priority;
  readonly channel: TicketChannel;
  readonly client_id: string | null;
  readonly client_profile_id: string | null;
  readonly tags: readonly string[];
}

/** The first policy, in their order, whose conditions the ticket meets (domain model §3.2). */
export const matchingPolicy = (
  policies: readonly TicketSlaPolicy[],
  subject: PolicySubject,
): TicketSlaPolicy | null => policies.find((policy) => meets(policy.conditions, subject)) ?? null;

function meets(
  {
    priorities = [],
    client_profile_ids: profileIds = [],
    client_ids: clientIds = [],
    tags = [],
    channels = [],
  }: TicketSlaPolicy['conditions'],
  subject: PolicySubject,
): boolean {
  const isAmong = (allowed: readonly string[], value: string | null): boolean =>
    allowed.length === 0 || (value !== null && allowed.includes(value));
  return (
    isAmong(priorities, subject.priority_level) &&
    isAmong(profileIds, subject.client_profile_id) &&
    isAmong(clientIds, subject.client_id) &&
    isAmong(channels, subject.channel) &&
    (tags.length === 0 || tags.some((tag) => subject.tags.some((own) => isSameTag(own, tag))))
  );
}

/** The calendar that counts every minute; it is in no settings. */
export const allHoursKey = '24x7';

/** Finds calendars of the agency by key; null for `24x7`, and for one that is gone: nobody waits longer than the clock says. */
export type HoursOf = (key: string) => BusinessHours | null;

export function hoursIn(calendars: readonly TicketCalendar[]): HoursOf {
  const byKey = new Map(calendars.map((calendar) => [calendar.key, calendar]));
  return (key) => byKey.get(key) ?? null;
}
