import { compareWithList, type ShrinkingList } from './shrinking-list.ts';

/** What the calls of one test file have proved. */
export interface Proved {
  /** The test file, relative to the repository. */
  readonly file: string;
  /** Operations that answered 2xx. */
  readonly operations: readonly string[];
  /** `operationId event` for each event that such a call stored. */
  readonly events: readonly string[];
}

/** The part of the bundled contract that says what there is to prove. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface AllowedGaps {
  readonly operations: ShrinkingList;
  readonly events: ShrinkingList;
}

/** Where proofs come from: tests that walk the contract show that an operation answers, not that it does its work. */
export const provingFiles = 'test/families/';

/** What the tests of a whole run leave unproved, in sentences that say what to do. */
export function unproved(contract: Contract, proved: readonly Proved[], allowed: AllowedGaps): string[] {
  const promised = operationsOf(contract);
  const ids = promised.map(({ id }) => id);
  const events = promised.flatMap(({ id, events }) => events.map((event) => `${id} ${event}`));
  const counting = proved.filter(({ file }) => file.startsWith(provingFiles));
  const seenOperations = new Set(counting.flatMap((file) => file.operations));
  const seenEvents = new Set(counting.flatMap((file) => file.events));
  return [
    ...compareWithList(
      allowed.operations,
      ids.filter((id) => !seenOperations.has(id)),
      ids,
      `has no test in ${provingFiles} to which it answers 2xx: write one.`,
    ),
    ...compareWithList(
      allowed.events,
      events.filter((event) => !seenEvents.has(event)),
      events,
      `is declared in x-events, and no test in ${provingFiles} makes it happen: write one, or take it out of the contract.`,
    ),
  ];
}

/** The contract's operations that the other one does not have: those of the console alone. */
export function without(contract: Contract, other: Contract): Contract {
  const shared = new Set(operationsOf(other, 'all').map(({ id }) => id));
  const own = Object.entries(contract.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).filter(([, value]) => {
        const { operationId } = value as { operationId?: string };
        return operationId !== undefined && !shared.has(operationId);
      }),
    ),
  ]);
  return { paths: Object.fromEntries(own) as Contract['paths'] };
}

/** What waits for its handler (`x-pending`) stands on a list of its own, such as test/contract/not-implemented.txt. */
function operationsOf(
  contract: Contract,
  which: 'all' | 'built' = 'built',
): { id: string; events: readonly string[] }[] {
  const objects = Object.values(contract.paths).flatMap((item) => Object.values(item)) as {
    operationId?: string;
    'x-events'?: string[];
    'x-pending'?: boolean;
  }[];
  return objects
    .filter((value) => value.operationId !== undefined && (which === 'all' || value['x-pending'] !== true))
    .map((value) => ({ id: value.operationId!, events: value['x-events'] ?? [] }));
}
