import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newObject, newRecord, ownerOf, type Person } from '../custom-objects/objects.ts';

/** Open work keeps a client, unless an admin insists. */
let service: Service;
let owner: Person;
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
});
afterAll(() => service.stop());

it('is kept by open work and by records that need it', async () => {
  const client = await newClient(service, (await newProfile(service)).id);
  const by = { key: owner.key };
  const remove = (query: { force?: boolean } = {}) =>
    service.call('deleteClient', { path: { id: client.id }, query }, by);
  await service.ok('createTicketInbox', { body: { name: 'Support' } }, by);
  const body = { client_id: client.id };
  const { data: ticket } = await service.ok('createTicket', { body: { subject: 'Help', ...body } }, by);
  const { data: task } = await service.ok('createTask', { body: { name: 'Help them', ...body } }, by);
  const { data: escalation } = await service.ok('createEscalation', { body: { title: 'Late', ...body } }, by);
  const object = await newObject(owner, { client_requirement: 'required' });
  const record = await newRecord(owner, object, body);

  const refused = await remove();
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    expect.stringContaining(
      '1 task under way and 1 open ticket and 1 open escalation and 1 record that needs a client',
    ),
  ]);

  await service.ok('deleteTicket', { path: { id: ticket.id } }, by);
  await service.ok('deleteTask', { path: { id: task.id } }, by);
  const after = await remove();
  expect(after.body.error.message).toContain('The client still has 1 open escalation and 1 record');
  expect((await remove({ force: true })).status).toBe(200);

  const shown = await owner.ok('getCustomObjectRecord', { path: { id: record.id } });
  expect(shown.client_id).toBeNull();
  expect((await service.ok('getEscalation', { path: { id: escalation.id } }, by)).data.client).toMatchObject({
    id: client.id,
  });
});
