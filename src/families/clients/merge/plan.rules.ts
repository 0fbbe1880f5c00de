import type { ClientMergeBlocker, ClientMergePlan } from '#generated/console/types.gen.ts';
import { planHashOf } from '#src/domain/merge/index.ts';
import type { Chosen } from './choices.rules.ts';
import type { Counts, OpenEnrollment, Participant } from './participants.queries.ts';
import { maxAddresses, maxContacts, type United } from './unite.rules.ts';

/** Everything that decides what a merge does. */
export interface MergeFacts {
  readonly survivor: Participant;
  /** In the order of the request. */
  readonly sources: readonly Participant[];
  readonly counts: ReadonlyMap<string, Counts>;
  readonly currencies: ReadonlyMap<string, readonly string[]>;
  readonly enrollments: readonly OpenEnrollment[];
  readonly serviceCount: number;
  readonly united: United;
  readonly chosen: Chosen;
}

const maxServices = 200;
const maxBlockers = 100;
const maxMessage = 500;

/** What a merge would do, and everything that forbids it (domain model §1.5, §4.1). */
export function planMerge(facts: MergeFacts): ClientMergePlan {
  const { survivor, sources, chosen } = facts;
  const blockers = blockersOf(facts);
  const plan = {
    survivor: refOf(survivor),
    sources: sources.map((source) => ({ client: refOf(source), moved: movedOf(facts, source) })),
    conflicts: [...chosen.conflicts],
    blockers: blockers.slice(0, maxBlockers),
  };
  const participants = [survivor, ...sources].map(({ id, revision }) => [id, revision]);
  return { can_merge: blockers.length === 0, ...plan, plan_hash: planHashOf({ participants, ...plan }) };
}

const refOf = ({ id, name, slug }: Participant) => ({ id, name, slug });

export const movedOf = ({ counts, united }: MergeFacts, { id }: Participant) => ({
  ...counts.get(id)!,
  contacts: united.contactCounts.get(id) ?? 0,
});

function blockersOf(facts: MergeFacts): ClientMergeBlocker[] {
  const { survivor, sources } = facts;
  const blockers: ClientMergeBlocker[] = [];
  const block = (client: Participant, reason: ClientMergeBlocker['reason'], message: string): void =>
    void blockers.push({ client_id: client.id, reason, message: message.slice(0, maxMessage) });
  if (survivor.merged_into_id !== null)
    block(survivor, 'already_merged', `The survivor was merged into ${survivor.merged_into_id}.`);
  for (const source of sources) {
    if (source.id === survivor.id) block(source, 'same_client', 'A client cannot be merged into itself.');
    else if (source.merged_into_id !== null)
      block(source, 'already_merged', `The client was already merged into ${source.merged_into_id}.`);
  }
  blockMoney(facts, block);
  blockPrograms(facts, block);
  const { contacts, addresses } = facts.united.lists;
  const bounds = [
    ['contacts', contacts.length, maxContacts],
    ['addresses', addresses.length, maxAddresses],
    ['services', facts.serviceCount, maxServices],
  ] as const;
  for (const [what, count, max] of bounds)
    if (count > max)
      block(
        survivor,
        'limit_exceeded',
        `Together the clients have ${count} ${what}; one client can have ${max}.`,
      );
  return blockers;
}

type Block = (client: Participant, reason: ClientMergeBlocker['reason'], message: string) => void;

/** Nobody's balance is converted: the client that goes on is billed in one currency, or in those that it had. */
function blockMoney({ survivor, sources, currencies }: MergeFacts, block: Block): void {
  let known = currencies.get(survivor.id) ?? [];
  for (const source of sources) {
    const own = currencies.get(source.id) ?? [];
    if (known.length > 0 && own.some((currency) => !known.includes(currency)))
      block(
        source,
        'other_currency',
        `The client is billed in ${own.join(' and ')}, the survivor or an earlier client in ${known.join(' and ')}.`,
      );
    else if (known.length === 0) known = own;
  }
}

function blockPrograms({ survivor, sources, enrollments }: MergeFacts, block: Block): void {
  const taken = new Set(programsOf(enrollments, survivor).keys());
  for (const source of sources) {
    if (source.id === survivor.id) continue;
    for (const [id, name] of programsOf(enrollments, source)) {
      if (taken.has(id))
        block(
          source,
          'active_program_twice',
          `The client is enrolled in "${name}", and so is the survivor or an earlier client. End one of the enrolments first.`,
        );
      taken.add(id);
    }
  }
}

const programsOf = (enrollments: readonly OpenEnrollment[], { id }: Participant) =>
  new Map(enrollments.filter((one) => one.client_id === id).map((one) => [one.program_id, one.program_name]));
