import type { TicketCorrespondent, TicketMergePlan, TicketMovedCounts } from '#generated/types.gen.ts';
import { planHashOf } from '#src/domain/merge/index.ts';
import { hasSameAddress, isOpenTicket, maxEntries, type TicketState } from '#src/domain/tickets/index.ts';
import type { StatusSet } from '#src/domain/status-options/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';

export interface MergeParticipants {
  readonly survivor: TicketState;
  /** In the order of the request. */
  readonly sources: readonly TicketState[];
  /** What would move from each source, by its id; people are counted here. */
  readonly counts: ReadonlyMap<string, Omit<TicketMovedCounts, 'correspondents'>>;
  readonly drafts: ReadonlyMap<string, number>;
  readonly statuses: StatusSet;
}

/** The people of a merge: whose rows move, and who is whom. */
export interface UnitedPeople {
  readonly people: TicketCorrespondent[];
  /** Ids of those of the sources that come along, by their source. */
  readonly moved: ReadonlyMap<string, readonly string[]>;
  /** Those whom the survivor knew already, by their ids in the sources. */
  readonly sameAs: ReadonlyMap<string, string>;
  readonly isCut: boolean;
}

export function unitePeople(survivor: TicketState, sources: readonly TicketState[]): UnitedPeople {
  const people = survivor.correspondents.map((person) => ({ ...person }));
  const moved = new Map<string, string[]>();
  const sameAs = new Map<string, string>();
  let isCut = false;
  for (const source of sources) {
    const own: string[] = [];
    for (const person of source.correspondents) {
      const known = people.find((one) => hasSameAddress(one, person));
      if (known !== undefined) sameAs.set(person.id, known.id);
      else if (people.length >= maxEntries) isCut = true;
      else {
        const role = person.role === 'requester' ? 'participant' : person.role;
        people.push({ ...person, role });
        own.push(person.id);
      }
    }
    moved.set(source.id, own);
  }
  return { people, moved, sameAs, isCut };
}

/** What a merge would do (domain model §1.5, §3.1). */
export function planMerge(participants: MergeParticipants): TicketMergePlan {
  const { survivor, sources, statuses, drafts } = participants;
  const united = unitePeople(survivor, sources);
  const tags = tidyTags([survivor, ...sources].flatMap((ticket) => ticket.tags));
  const watchers = [...new Set([survivor, ...sources].flatMap(({ watcher_ids: ids }) => ids))];
  const isReopened = survivor.status_category === 'resolved' && sources.some(isOpenTicket);
  const isLeftOut = united.isCut || tags.length > maxEntries || watchers.length > maxEntries;
  const plan = {
    survivor: refOf(survivor),
    sources: sources.map(refOf),
    moved: sumOf(sources.map((source) => movedOf(source, participants, united))),
    correspondents: united.people,
    tags: tags.slice(0, maxEntries),
    watcher_ids: watchers.slice(0, maxEntries),
    status_before: survivor.status,
    status_after: isReopened ? statuses.defaultOf('open').key : survivor.status,
    is_reopened: isReopened,
    discarded_draft_count: sources.reduce((sum, { id }) => sum + (drafts.get(id) ?? 0), 0),
    warnings: warningsOf(survivor, sources, isLeftOut),
  };
  const seen = [survivor, ...sources].map(({ id, revision, last_sequence: last }) => [id, revision, last]);
  return { ...plan, plan_hash: planHashOf({ seen, ...plan }) };
}

const refOf = ({ id, number, subject }: TicketState) => ({ id, number, subject });

export const movedOf = (
  { id }: TicketState,
  { counts }: Pick<MergeParticipants, 'counts'>,
  { moved }: UnitedPeople,
): TicketMovedCounts => ({ ...counts.get(id)!, correspondents: moved.get(id)!.length });

const sumOf = (all: readonly TicketMovedCounts[]): TicketMovedCounts =>
  all.reduce(
    (sum, one) => ({
      messages: sum.messages + one.messages,
      notes: sum.notes + one.notes,
      attachments: sum.attachments + one.attachments,
      process_links: sum.process_links + one.process_links,
      correspondents: sum.correspondents + one.correspondents,
    }),
    { messages: 0, notes: 0, attachments: 0, process_links: 0, correspondents: 0 },
  );

function warningsOf(
  survivor: TicketState,
  sources: readonly TicketState[],
  isLeftOut: boolean,
): TicketMergePlan['warnings'] {
  const requesterOf = ({ correspondents }: TicketState) =>
    correspondents.find(({ role }) => role === 'requester');
  const differs = (of: (ticket: TicketState) => string | undefined | null) =>
    sources.some((source) => of(source) != null && of(survivor) != null && of(source) !== of(survivor));
  return [
    ...(differs((ticket) => ticket.client_id) ? (['different_clients'] as const) : []),
    ...(differs((ticket) => requesterOf(ticket)?.email?.toLowerCase())
      ? (['different_requesters'] as const)
      : []),
    ...(differs((ticket) => ticket.inbox.id) ? (['different_inboxes'] as const) : []),
    ...(sources.some((source) => source.is_private !== survivor.is_private)
      ? (['private_mixed_with_public'] as const)
      : []),
    ...(isLeftOut ? (['people_left_out'] as const) : []),
  ];
}
