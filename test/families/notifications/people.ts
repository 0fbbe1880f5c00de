import type { Permission } from '#generated/permissions.ts';
import type { NotificationsHandlers as ConsoleHandlers } from '#generated/console/families/notifications/handlers.ts';
import type { NotificationsHandlers } from '#generated/families/notifications/handlers.ts';
import type { CallAnswer, CallInput, Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked; tests look at what matters to them
export type Answer = any;
type Operation = keyof NotificationsHandlers | keyof ConsoleHandlers;

/** Somebody who is told of things. */
export interface Person {
  readonly id: string;
  readonly key: string;
  call(operation: Operation, input?: CallInput): Promise<CallAnswer>;
  /** The data of a call that must succeed. */
  ok(operation: Operation, input?: CallInput): Promise<Answer>;
}

export async function newPerson(
  service: Service,
  permissions: readonly Permission[] = ['tasks.view', 'clients.view'],
): Promise<Person> {
  const { id, key } = await addMember(service, service.agencies[0], { permissions });
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
  };
}

export interface Told {
  readonly kind?: string;
  readonly title?: string;
  /** Instant of the latest part. */
  readonly at?: string;
  readonly record?: { readonly kind: string; readonly id: string };
}

/** Puts something into the inbox of the person; answers its id. */
export async function tell(service: Service, person: Person, told: Told = {}): Promise<string> {
  const { kind = 'mention', title = 'Sam mentioned you', at = '2026-03-02T14:05:09.412Z', record } = told;
  const [row] = await service.query<{ id: string }>(
    `insert into notifications (tenant_id, user_id, kind, title, bundle, record_kind, record_id, actor_type, actor_name, last_occurred_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, 'system', 'Service', $8, $8) returning id`,
    [
      service.agencies[0].id,
      person.id,
      kind,
      title,
      `${kind} ${title}`,
      record?.kind ?? null,
      record?.id ?? null,
      at,
    ],
  );
  return row!.id;
}
