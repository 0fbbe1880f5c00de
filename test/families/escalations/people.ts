import type { EscalationsHandlers as ConsoleHandlers } from '#generated/console/families/escalations/handlers.ts';
import type { EscalationsHandlers } from '#generated/families/escalations/handlers.ts';
import type { Permission } from '#generated/permissions.ts';
import type { CallAnswer, CallInput, Service, TestAgency } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { addMember } from '../organization/people.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked; tests look at what matters to them
export type Answer = any;

type Operation = keyof EscalationsHandlers | keyof ConsoleHandlers;

/** Somebody who works on escalations, and what they call. */
export interface Person {
  readonly id: string;
  readonly key: string;
  call(operation: Operation, input?: CallInput): Promise<CallAnswer>;
  /** The data of a call that must succeed. */
  ok(operation: Operation, input?: CallInput): Promise<Answer>;
  /** Status and message of a call that is refused. */
  refused(operation: Operation, input?: CallInput): Promise<readonly [number, string]>;
}

const seeing: readonly Permission[] = ['escalations.view', 'clients.view', 'tasks.view', 'tickets.view'];

/** Who views, who works, and who decides. */
export const rights = {
  viewer: seeing,
  editor: [...seeing, 'escalations.create', 'escalations.edit'],
  manager: [
    ...seeing,
    'escalations.create',
    'escalations.edit',
    'escalations.manage',
    'tasks.create',
    'tasks.edit',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export async function newPerson(
  service: Service,
  permissions: readonly Permission[] = rights.viewer,
  agency: TestAgency = service.agencies[0],
): Promise<Person> {
  const { id, key } = await addMember(service, agency, { permissions });
  const call: Person['call'] = (operation, input) => service.call(operation, input, { key });
  return {
    id,
    key,
    call,
    async ok(operation, input) {
      const { status, body } = await call(operation, input);
      if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
      return body.data;
    },
    async refused(operation, input) {
      const { status, body } = await call(operation, input);
      return [status, body.error?.message ?? ''];
    },
  };
}

export const newSubject = async (service: Service): Promise<string> =>
  (await newClient(service, (await newProfile(service)).id)).id;

/** Who decides, two who look, and the client that it is about. */
export async function openTeam(service: Service) {
  const [manager, sam, lena] = [
    await newPerson(service, rights.manager),
    await newPerson(service),
    await newPerson(service),
  ];
  return { manager, sam, lena, clientId: await newSubject(service) };
}

/** An escalation about a client, which `by` created, in the status that `status` names. */
export async function newEscalation(
  by: Person,
  clientId: string,
  body: object = {},
  status?: string,
): Promise<Answer> {
  const created = await by.ok('createEscalation', {
    body: { title: 'They threaten to leave', client_id: clientId, ...body },
  });
  const ways: Readonly<Record<string, readonly object[]>> = {
    in_progress: [{ status: 'in_progress' }],
    waiting: [{ status: 'in_progress' }, { status: 'waiting' }],
    resolved: [{ status: 'resolved', resolution: 'Called them.', force: true }],
    closed: [{ status: 'resolved', resolution: 'Called them.', force: true }, { status: 'closed' }],
  };
  let escalation = created;
  for (const step of status === undefined ? [] : ways[status]!)
    escalation = await by.ok('transitionEscalation', { path: { id: created.id }, body: step });
  return escalation;
}

/** What the inbox of somebody says about a record, the oldest first. */
export const noticesTo = async (service: Service, userId: string, recordId: string): Promise<string[]> =>
  (
    await service.query<{ title: string }>(
      'select title from notifications where user_id = $1 and record_id = $2 order by created_at, id',
      [userId, recordId],
    )
  ).map(({ title }) => title);
