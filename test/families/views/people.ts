import type { Permission } from '#generated/permissions.ts';
import type { ViewsHandlers as ConsoleViewsHandlers } from '#generated/console/families/views/handlers.ts';
import type { ViewsHandlers } from '#generated/families/views/handlers.ts';
import type { CallAnswer, CallInput, Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked; tests look at what matters to them
export type Answer = any;

/** Somebody who saves views, and what they call. */
export interface Person {
  readonly id: string;
  readonly key: string;
  call(operation: ViewOperation, input?: CallInput): Promise<CallAnswer>;
  /** The data of a call that must succeed. */
  ok(operation: ViewOperation, input?: CallInput): Promise<Answer>;
  /** A view of tasks, unless `body` says otherwise. */
  save(body?: Record<string, unknown>): Promise<Answer>;
}

type ViewOperation =
  | keyof ViewsHandlers
  | keyof ConsoleViewsHandlers
  | 'listTaskSavedViews'
  | 'listSavedViewTasks';

const worker: readonly Permission[] = ['tasks.view', 'clients.view', 'people.view', 'time.own'];
export const managing: readonly Permission[] = [...worker, 'settings.manage'];

export async function newPerson(
  service: Service,
  permissions = worker,
  agency = service.agencies[0],
): Promise<Person> {
  const { id, key } = await addMember(service, agency, { permissions });
  const call: Person['call'] = (operation, input) => service.call(operation, input, { key });
  const ok: Person['ok'] = async (operation, input) => {
    const { status, body } = await call(operation, input);
    if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
    return body.data;
  };
  return {
    id,
    key,
    call,
    ok,
    save: (body = {}) => ok('createView', { body: { name: 'View', record_kind: 'task', ...body } }),
  };
}

/** Status and message of a call that is refused. */
export const refusal = async (call: Promise<CallAnswer>): Promise<[number, string]> => {
  const { status, body } = await call;
  return [status, body.error?.message ?? ''];
};
