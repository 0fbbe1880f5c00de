import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, newPerson, newSubject, noticesTo, rights, type Person } from './people.ts';

/** What happened to an escalation can be read later, and participants hear what is said about it. */
let service: Service;
let manager: Person;
let sam: Person;
let lena: Person;
let clientId: string;
beforeAll(async () => {
  service = await startService();
  [manager, sam, lena] = [
    await newPerson(service, rights.manager),
    await newPerson(service),
    await newPerson(service),
  ];
  clientId = await newSubject(service);
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service.stop());

it('tells its history, with actor, reason and values, newest first', async () => {
  const { id } = await newEscalation(manager, clientId, { assignee_id: sam.id });
  await sam.ok('transitionEscalation', {
    path: { id },
    body: { status: 'in_progress', reason: 'Starting.' },
  });
  const activity = await lena.ok('listEscalationActivity', { path: { id } });
  expect(activity.map(({ kind }: { kind: string }) => kind)).toEqual(['status_changed', 'created']);
  expect(activity[0]).toMatchObject({
    actor: { id: sam.id },
    reason: 'Starting.',
    changes: [{ field: 'status', old_value: 'open', new_value: 'in_progress' }],
  });
});

it('tells participants of a comment on it', async () => {
  const { id } = await newEscalation(manager, clientId, { assignee_id: sam.id });
  await service.takeEvents();
  await service.ok(
    'createComment',
    { body: { record_kind: 'escalation', record_id: id, body_text: 'They agreed to a call.' } },
    { key: lena.key },
  );
  expect(await service.takeEvents()).toMatchObject([
    {
      event_type: 'escalation.comment_added',
      data: { escalation: { id }, comment: { body_text: 'They agreed to a call.', author: { id: lena.id } } },
    },
  ]);
  expect((await noticesTo(service, sam.id, id)).at(-1)).toContain('commented on');
  expect(await noticesTo(service, lena.id, id)).toEqual([]);
});
