import type { Service, TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { addTask } from './commented-records.ts';

type Caller = { readonly key: string };

/** What tests do with comments; the caller is the agency's key unless they name another. */
export const commenting = (service: Service, agency: TestAgency) => {
  const onTask = async (body: object = {}, caller?: Caller) => {
    const task = await addTask(service, agency);
    const { data: comment } = await service.ok(
      'createComment',
      { body: { record_kind: 'task', record_id: task.id, body_text: 'As agreed.', ...body } },
      caller,
    );
    return { task, comment };
  };
  return {
    create: (body: object, caller?: Caller) => service.call('createComment', { body }, caller),
    onTask,
    list: async (query: Record<string, unknown>, caller?: Caller) =>
      (await service.ok('listComments', { query }, caller)).data as { id: string }[],
  };
};

/** Somebody who may see all kinds of records and manage none. */
export const addReader = (service: Service, agency: TestAgency): Promise<Member> =>
  addMember(service, agency, {
    permissions: ['tasks.view', 'tickets.view', 'escalations.view', 'clients.view'],
  });

/** The account of the agency's key. */
export async function accountOfKey(service: Service, agency: TestAgency): Promise<{ readonly id: string }> {
  const [account] = await service.query<{ id: string }>(
    "select id from users where tenant_id = $1 and kind = 'service_account'",
    [agency.id],
  );
  return account!;
}
