import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, newPerson, newSubject, rights, type Person } from './people.ts';

/** The agency decides who hears of its escalations and how fast they are due; what exists stays as it is. */
let service: Service;
let manager: Person;
let clientId: string;
beforeAll(async () => {
  service = await startService();
  manager = await newPerson(service, rights.manager);
  clientId = await newSubject(service);
});
afterAll(() => service.stop());

const update = (body: object, by: Person = manager) => by.call('updateEscalationSettings', { body });

it('begins with defaults and keeps what is changed', async () => {
  const defaults = await manager.ok('getEscalationSettings');
  expect(defaults).toMatchObject({
    default_assignee_id: null,
    default_participant_ids: [],
    default_severity: 'medium',
    auto_close_days: 14,
    can_ai_summarize: true,
    revision: 1,
  });
  const editor = await newPerson(service, rights.editor);
  expect((await update({ auto_close_days: 7 }, editor)).status).toBe(403);
  const { body } = await update({ auto_close_days: 7, expected_revision: 1 });
  expect(body.data).toMatchObject({ auto_close_days: 7, default_severity: 'medium', revision: 2 });
  expect((await update({ auto_close_days: 8, expected_revision: 1 })).status).toBe(409);
  expect((await update({ auto_close_days: 7 })).body.data.revision).toBe(2);
  expect(
    await (await newPerson(service, rights.manager, service.agencies[1])).ok('getEscalationSettings'),
  ).toMatchObject({
    auto_close_days: 14,
    revision: 1,
  });
});

it('gives new escalations their assignee, observers, severity and due time', async () => {
  const [sam, lena] = [await newPerson(service), await newPerson(service)];
  const before = await newEscalation(manager, clientId);
  await update({
    default_assignee_id: sam.id,
    default_participant_ids: [lena.id, sam.id],
    default_severity: 'high',
    due_minutes: { low: null, medium: 10, high: 90, critical: 5 },
  });
  const escalation = await newEscalation(manager, clientId);
  expect(escalation).toMatchObject({ assignee: { id: sam.id }, severity: 'high', participant_count: 3 });
  expect(Date.parse(escalation.due_date) - Date.parse(escalation.created_at)).toBe(90 * 60_000);
  const participants = await manager.ok('listEscalationParticipants', {
    query: { escalation_id: [escalation.id], role: ['observer'] },
  });
  expect(participants).toMatchObject([{ user: { id: lena.id }, added_by: null }]);
  expect((await newEscalation(manager, clientId, { severity: 'low' })).due_date).toBeNull();
  expect(await newEscalation(manager, clientId, { assignee_id: null, due_date: null })).toMatchObject({
    assignee: null,
    due_date: null,
  });
  const after = await manager.ok('getEscalation', { path: { id: before.id } });
  expect(after).toMatchObject({ assignee: null, due_date: before.due_date });

  // Somebody who cannot work any more is passed over.
  await service.query("update users set status = 'suspended' where id = any($1::uuid[])", [
    [sam.id, lena.id],
  ]);
  expect(await newEscalation(manager, clientId)).toMatchObject({ assignee: null, participant_count: 1 });
});

it('names members alone who may see escalations', async () => {
  const stranger = await newPerson(service, ['clients.view']);
  for (const [body, place] of [
    [{ default_assignee_id: stranger.id }, 'body.default_assignee_id'],
    [{ default_participant_ids: [stranger.id] }, 'body.default_participant_ids[0]'],
  ] as const)
    expect((await update(body)).body.error.message).toContain(place);
});
