import type { Permission } from '#generated/permissions.ts';
import type { TimeEntriesHandlers as ConsoleTimeEntriesHandlers } from '#generated/console/families/time-entries/handlers.ts';
import type { TimeEntriesHandlers } from '#generated/families/time-entries/handlers.ts';
import type { CallAnswer, CallInput, Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked; tests look at what matters to them
export type Answer = any;

/** Somebody who records time, and what they call. */
export interface Person {
  readonly id: string;
  call(operation: TimeOperation, input?: CallInput): Promise<CallAnswer>;
  /** The data of a call that must succeed. */
  ok(operation: TimeOperation, input?: CallInput): Promise<Answer>;
}

type TimeOperation = keyof TimeEntriesHandlers | keyof ConsoleTimeEntriesHandlers;

const worker: readonly Permission[] = ['time.own', 'tasks.view', 'clients.view', 'tickets.view'];
export const managing: readonly Permission[] = [...worker, 'time.manage', 'tasks.manage'];

export async function newPerson(service: Service, permissions = worker): Promise<Person> {
  const { id, key } = await addMember(service, service.agencies[0], { permissions });
  const call: Person['call'] = (operation, input) => service.call(operation, input, { key });
  return {
    id,
    call,
    async ok(operation, input) {
      const { status, body } = await call(operation, input);
      if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
      return body.data;
    },
  };
}

/** An hour that began this many hours ago, on the clock of the service. */
export const hour = (service: Service, hoursAgo: number, length = 1) => {
  const from = service.db.clock.now().getTime() - hoursAgo * 3_600_000;
  return {
    started_at: new Date(from).toISOString(),
    ended_at: new Date(from + length * 3_600_000).toISOString(),
  };
};

/** A day in the agency's zone, UTC. */
export const day = (service: Service, daysAgo: number): string =>
  new Date(service.db.clock.now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);

export const historyOf = async (person: Person, id: string): Promise<Answer[]> =>
  person.ok('listTimeEntryAudit', { path: { id }, query: { order: 'asc' } });
