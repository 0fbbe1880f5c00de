import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addFile, addTask, addTicket } from '../comments/commented-records.ts';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, newPerson, noticesTo, openTeam, rights, type Person } from './people.ts';

/** An update changes what it names and nothing else, and everybody involved learns what. */
let service: Service;
let manager: Person;
let sam: Person;
let clientId: string;
beforeAll(async () => {
  service = await startService();
  ({ manager, sam, clientId } = await openTeam(service));
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service.stop());

const get = (id: string, by: Person = manager) => by.ok('getEscalation', { path: { id } });

it('changes what it is told, tells what changed, and keeps the due time with a new severity', async () => {
  const { id, due_date: due } = await newEscalation(manager, clientId, { assignee_id: sam.id });
  await service.takeEvents();
  const updated = await manager.ok('updateEscalation', {
    path: { id },
    body: { severity: 'critical', title: 'They left', expected_revision: 1 },
  });
  expect(updated).toMatchObject({ severity: 'critical', title: 'They left', due_date: due, revision: 2 });
  expect(await service.takeEvents()).toMatchObject([
    {
      event_type: 'escalation.updated',
      data: {
        escalation: { id, title: 'They left', revision: 2 },
        _changed_fields: ['severity', 'title'],
        _previous: { severity: 'medium', title: 'They threaten to leave' },
      },
    },
  ]);
  expect(await noticesTo(service, sam.id, id)).toContain(`They left (#${updated.number}) was updated`);
  expect(
    await manager.refused('updateEscalation', {
      path: { id },
      body: { severity: 'low', expected_revision: 1 },
    }),
  ).toEqual([409, expect.stringContaining('revision 2')]);
  const same = await manager.ok('updateEscalation', { path: { id }, body: { severity: 'critical' } });
  expect(same.revision).toBe(2);
  expect(await service.takeEvents()).toEqual([]);
});

it('keeps at least one link, and links that the caller cannot see', async () => {
  const [seen, hidden] = [
    await addTicket(service, service.agencies[0]),
    await addTicket(service, service.agencies[0], { is_private: true, people: [sam.id] }),
  ];
  const { id } = await newEscalation(manager, clientId, { ticket_ids: [seen] });
  const editor = await newPerson(service, rights.editor);
  await service.query(
    'insert into escalation_tickets (tenant_id, escalation_id, ticket_id) values ($1, $2, $3)',
    [service.agencies[0].id, id, hidden],
  );
  await editor.ok('updateEscalation', { path: { id }, body: { ticket_ids: [] } });
  expect((await get(id, sam)).ticket_ids).toEqual([hidden]);
  await service.query('delete from escalation_tickets where ticket_id = $1', [hidden]);
  expect(await editor.refused('updateEscalation', { path: { id }, body: { client_id: null } })).toEqual([
    409,
    expect.stringContaining('at least one link'),
  ]);
  expect((await get(id)).client).toMatchObject({ id: clientId });
});

it('is still edited when the ticket that it was about was deleted', async () => {
  const ticket = await addTicket(service, service.agencies[0]);
  const { id } = await manager.ok('createEscalation', {
    body: { title: 'About a ticket', ticket_ids: [ticket], client_id: null },
  });
  await service.query('update tickets set deleted_at = now() where id = $1', [ticket]);
  expect(await manager.ok('updateEscalation', { path: { id }, body: { title: 'They left' } })).toMatchObject({
    title: 'They left',
    ticket_ids: [],
  });
  const linked = await manager.ok('updateEscalation', { path: { id }, body: { client_id: clientId } });
  expect(linked.client).toMatchObject({ id: clientId });
  expect((await manager.refused('updateEscalation', { path: { id }, body: { client_id: null } }))[0]).toBe(
    409,
  );
});

it('stores custom values, whose sensitive ones no event tells', async () => {
  for (const [key, is_sensitive] of [
    ['loss', false],
    ['secret', true],
  ] as const)
    await service.ok('createField', {
      body: { record_kind: 'escalation', key, name: key, is_sensitive, config: { type: 'text' } },
    });
  const { id } = await newEscalation(manager, clientId, { field_values: { loss: 'much' } });
  expect((await get(id)).field_values).toEqual({ loss: 'much' });
  await service.takeEvents();
  await manager.ok('updateEscalation', {
    path: { id },
    body: { field_values: { loss: 'more', secret: 'hidden' } },
  });
  await manager.ok('updateEscalation', { path: { id }, body: { field_values: { secret: 'changed' } } });
  const events = await service.takeEvents();
  expect(events[0]!.data._changed_fields).toEqual(['field_values.loss', 'field_values.secret']);
  expect(events[0]!.data._previous).toMatchObject({ 'field_values.loss': 'much' });
  expect(JSON.stringify(events)).not.toContain('hidden');
  const activity = await manager.ok('listEscalationActivity', {
    path: { id },
    query: { kind: ['updated'] },
  });
  expect(JSON.stringify(activity)).not.toContain('hidden');
  expect(activity[1].changes[0]).toEqual({
    field: 'field_values.loss',
    old_value: 'much',
    new_value: 'more',
  });
  expect(
    await manager.refused('updateEscalation', { path: { id }, body: { field_values: { unknown: 'x' } } }),
  ).toEqual([400, expect.stringContaining('body.field_values.unknown')]);
});

it('attaches and detaches files', async () => {
  const file = await addFile(service, service.agencies[0], manager);
  const { id } = await newEscalation(manager, clientId, { attachment_ids: [file] });
  const files = async () =>
    (
      await service.ok('listAttachments', {
        query: { record_kind: 'escalation', record_id: [id] },
      } as never)
    ).data as { id: string }[];
  expect((await files()).map((each) => each.id)).toEqual([file]);
  await service.takeEvents();
  await manager.ok('updateEscalation', { path: { id }, body: { remove_attachment_ids: [file] } });
  expect(await files()).toEqual([]);
  expect((await service.takeEvents())[0]!.data._changed_fields).toEqual(['attachments']);
  expect(
    await manager.refused('updateEscalation', { path: { id }, body: { remove_attachment_ids: [file] } }),
  ).toEqual([400, expect.stringContaining('body.remove_attachment_ids[0]')]);
});

it('replaces tags, each once', async () => {
  const { id } = await newEscalation(manager, clientId, { tags: ['billing'] });
  await service.takeEvents();
  const replaced = await manager.ok('replaceEscalationTags', {
    path: { id },
    body: { tags: ['Reports', 'reports'] },
  });
  expect(replaced).toMatchObject({ tags: ['Reports'], revision: 2 });
  await manager.ok('replaceEscalationTags', { path: { id }, body: { tags: ['Reports'] } });
  expect((await service.takeEvents()).map(({ data }) => data._changed_fields)).toEqual([['tags']]);
});

it('takes no change once it is closed', async () => {
  const { id } = await newEscalation(manager, clientId, { next_steps: [{ title: 'Call' }] }, 'closed');
  const task = await addTask(service, service.agencies[0]);
  const [step] = await manager.ok('listEscalationNextSteps', { query: { escalation_id: [id] } });
  for (const [operation, input] of [
    ['updateEscalation', { body: { title: 'Again' } }],
    ['assignEscalation', { body: { assignee_id: sam.id } }],
    ['replaceEscalationTags', { body: { tags: ['late'] } }],
    ['replaceEscalationAiSummary', { body: { body_text: 'Late' } }],
    ['generateEscalationAiSummary', { body: {} }],
    ['createEscalationNextStep', { body: { title: 'Late' } }],
    ['updateEscalationNextStep', { body: { next_step_id: step.id, status: 'open' } }],
    ['deleteEscalationNextSteps', { query: { next_step_id: [step.id] } }],
    ['addEscalationParticipants', { body: { user_ids: [sam.id] } }],
    ['removeEscalationParticipants', { query: { user_id: [manager.id] } }],
    ['setEscalationSelectedRecommendation', { body: { recommendation_id: null } }],
    ['linkEscalationTask', { path: { id, task_id: task.id }, body: {} }],
  ] as const)
    expect([operation, (await manager.refused(operation, { path: { id }, ...input } as never))[0]]).toEqual([
      operation,
      409,
    ]);
});
