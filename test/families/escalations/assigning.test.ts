import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, newPerson, noticesTo, openTeam, type Person } from './people.ts';

/** One member is responsible for an escalation, and everybody involved hears who. */
let service: Service;
let manager: Person;
let sam: Person;
let lena: Person;
let clientId: string;
beforeAll(async () => {
  service = await startService();
  ({ manager, sam, lena, clientId } = await openTeam(service));
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service.stop());

it('makes somebody responsible, who takes part from then on, with an event of its own', async () => {
  const { id, number } = await newEscalation(manager, clientId, { assignee_id: sam.id });
  await service.takeEvents();
  const assigned = await manager.ok('assignEscalation', {
    path: { id },
    body: { assignee_id: lena.id, reason: 'Lena leads the account.' },
  });
  expect(assigned).toMatchObject({ assignee: { id: lena.id }, participant_count: 3, revision: 2 });
  expect(await service.takeEvents()).toMatchObject([
    {
      event_type: 'escalation.reassigned',
      data: {
        escalation: { id, assignee: { id: lena.id } },
        previous_assignee: { id: sam.id },
        _changed_fields: ['assignee_id'],
        _previous: { assignee_id: sam.id },
      },
    },
  ]);
  expect(await noticesTo(service, lena.id, id)).toEqual([
    `You were assigned the escalation They threaten to leave (#${number})`,
  ]);
  expect(await noticesTo(service, sam.id, id)).toContain(
    `They threaten to leave (#${number}) has a new assignee`,
  );
  const [entry] = await manager.ok('listEscalationActivity', {
    path: { id },
    query: { kind: ['reassigned'] },
  });
  expect(entry).toMatchObject({
    reason: 'Lena leads the account.',
    changes: [{ field: 'assignee_id', old_value: sam.id, new_value: lena.id }],
    actor: { id: manager.id },
  });
  await manager.ok('assignEscalation', { path: { id }, body: { assignee_id: lena.id } });
  expect(await service.takeEvents()).toEqual([]);
});

it('leaves only an open one without assignee', async () => {
  const { id } = await newEscalation(manager, clientId, { assignee_id: sam.id }, 'in_progress');
  const without = { path: { id }, body: { assignee_id: null } };
  expect(await manager.refused('assignEscalation', without)).toEqual([
    409,
    expect.stringContaining('needs an assignee'),
  ]);
  const open = await newEscalation(manager, clientId, { assignee_id: sam.id });
  const freed = await manager.ok('assignEscalation', { ...without, path: { id: open.id } });
  expect(freed).toMatchObject({ assignee: null, participant_count: 2 });
});

it('refuses those who left and those who may not see it', async () => {
  const { id } = await newEscalation(manager, clientId);
  const gone = await newPerson(service);
  await service.query("update users set status = 'suspended' where id = $1", [gone.id]);
  for (const userId of [gone.id, (await newPerson(service, ['clients.view'])).id])
    expect(
      await manager.refused('assignEscalation', { path: { id }, body: { assignee_id: userId } }),
    ).toEqual([400, expect.stringContaining('body.assignee_id')]);
  expect((await sam.call('assignEscalation', { path: { id }, body: { assignee_id: sam.id } })).status).toBe(
    403,
  );
});
