import { runBackgroundJob } from '#src/domain/background-jobs/index.ts';
import { migrateCustomObject } from '#src/families/custom-objects/periodic.ts';
import type { Permission } from '#generated/permissions.ts';
import type { CustomObjectsHandlers as ConsoleHandlers } from '#generated/console/families/custom-objects/handlers.ts';
import type { CustomObjectsHandlers } from '#generated/families/custom-objects/handlers.ts';
import type { CallAnswer, CallInput, Service } from '../../support/service.ts';
import { addMember, asOwner } from '../organization/people.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked; tests look at what matters to them
export type Answer = any;

type ObjectOperation = keyof CustomObjectsHandlers | keyof ConsoleHandlers;

/** Somebody who works with custom objects, and what they call. */
export interface Person {
  readonly id: string;
  readonly key: string;
  call(operation: ObjectOperation, input?: CallInput): Promise<CallAnswer>;
  /** The data of a call that must succeed. */
  ok(operation: ObjectOperation, input?: CallInput): Promise<Answer>;
  /** Status and message of a call that must fail. */
  refused(operation: ObjectOperation, input?: CallInput): Promise<[number, string]>;
}

export function personWith(service: Service, id: string, key: string): Person {
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
      return [status, body.error?.message ?? JSON.stringify(body)];
    },
  };
}

/** The owner of the first agency. */
export async function ownerOf(service: Service): Promise<Person> {
  const { id, key } = await asOwner(service, service.agencies[0]);
  return personWith(service, id, key);
}

export const editing: readonly Permission[] = ['objects.view', 'objects.edit', 'clients.view', 'tasks.view'];

export async function newPerson(
  service: Service,
  permissions: readonly Permission[] = editing,
): Promise<Person> {
  const { id, key } = await addMember(service, service.agencies[0], { permissions });
  return personWith(service, id, key);
}

let made = 0;

/** A custom object with a key and a name that no other has. */
export async function newObject(by: Person, body: object = {}): Promise<Answer> {
  made += 1;
  const name = `Kind ${made}`;
  return by.ok('createCustomObject', {
    body: { key: `kind_${made}`, name, plural_name: `${name}s`, ...body },
  });
}

export const newRecord = (by: Person, object: Answer, body: object = {}): Promise<Answer> => {
  made += 1;
  return by.ok('createCustomObjectRecord', {
    body: { custom_object_id: object.id, name: `Record ${made}`, ...body },
  });
};

/** A custom object whose records link to those of another; what deleting one of these means for them is the rule. */
export const newLinking = (by: Person, to: Answer, rule: string): Promise<Answer> =>
  newObject(by, {
    definition: {
      relationships: [
        {
          key: 'on',
          name: 'On',
          to_custom_object_id: to.id,
          cardinality: 'many_to_many',
          on_target_delete: rule,
        },
      ],
    },
  });

const state = (key: string, category: string) => ({ key, label: key.toUpperCase(), category });

/** planned → live (needs a budget) → retired (needs a comment), and back to planned with a permission. */
export const lifecycle = {
  initial: 'planned',
  states: [state('planned', 'open'), state('live', 'open'), state('retired', 'closed')],
  transitions: [
    { from: 'planned', to: 'live', required_fields: ['budget'] },
    { from: 'live', to: 'retired', is_comment_required: true },
    { from: 'retired', to: 'planned', permission: 'billing.view' },
  ],
};

export const budget = { key: 'budget', name: 'Budget', config: { type: 'number' } };

/** Events about custom object records since the last call, in order: type and data. */
export async function takeEvents(service: Service): Promise<[string, Answer][]> {
  const events = await service.takeEvents();
  return events.flatMap(({ event_type: type, data }): [string, Answer][] =>
    type.startsWith('custom_object_record.') ? [[type.slice('custom_object_record.'.length), data]] : [],
  );
}

export const path = (record: Answer) => ({ path: { id: record.id } });

export const text = (key: string, more: object = {}) => ({
  key,
  name: key,
  config: { type: 'text' },
  ...more,
});

/** Does what a worker does for the job that a change of a definition started. */
export const work = (service: Service, job: Answer): Promise<void> =>
  runBackgroundJob([migrateCustomObject])({ tenantId: service.agencies[0].id, jobId: job.id }, {
    db: service.db,
    log: { error() {} },
    signal: undefined,
    attempt: 1,
  } as never);
