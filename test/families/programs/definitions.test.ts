import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { usd } from '../billing/billing.ts';
import { newServices } from '../client-services/catalogue.ts';
import { enrolled, newDefinition, newProcess, newProgram } from './programs.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unused = (name: string): string => `${name} ${randomUUID()}`;
const manage = (body: object) => service.call('manageProgramDefinition', { body });
const monthly = {
  frequency: 'monthly',
  interval: 1,
  day_of_month: 1,
  time_of_day: '08:00',
  time_zone: 'UTC',
};

it('creates a definition once, and changes it by its name or id', async () => {
  const process_definition_id = await newProcess(service);
  const { services } = await newServices(service, 'Search', 'Ads');
  const name = unused('Delivery');
  const wanted = {
    match: { name },
    name,
    processes: [{ process_definition_id, recurrence: monthly, lead_days: 3 }],
    services: services.map(({ id }, index) => ({ service_id: id, quantity: index + 0.25 })),
    tags: ['local', ' Local '],
  };
  const { body: first } = await manage(wanted);
  expect(first.data).toMatchObject({
    outcome: 'created',
    program_definition: {
      name,
      processes: [
        {
          process_definition_id,
          recurrence: monthly,
          lead_days: 3,
          due_in_days: null,
          day_shift: 'none',
          catch_up: 'none',
          task_name_template: null,
          assigned_to: [],
        },
      ],
      services: wanted.services,
      tags: ['local'],
      program_count: 0,
      revision: 1,
    },
  });
  const { id } = first.data.program_definition;
  expect((await manage({ ...wanted, match: { name: name.toUpperCase() } })).body.data.outcome).toBe(
    'unchanged',
  );
  const { body: changed } = await manage({ match: { id }, description: 'Each month.', expected_revision: 1 });
  expect(changed.data).toMatchObject({
    outcome: 'updated',
    program_definition: { revision: 2, services: wanted.services },
  });
  expect((await manage({ match: { id }, processes: [] })).body.data.program_definition.processes).toEqual([]);
  expect((await manage({ match: { id }, name: 'x', expected_revision: 1 })).status).toBe(409);
  expect(await auditActions(service, id)).toEqual(['created', 'updated', 'updated']);
});

it('refuses what does not fit', async () => {
  const { name, id } = await newDefinition(service);
  const process_definition_id = await newProcess(service);
  const unknown = randomUUID();
  const statusOf = async (body: object) => (await manage(body)).status;
  expect(await statusOf({ description: 'x' })).toBe(400);
  expect(await statusOf({ match: { id: unknown }, name: 'x' })).toBe(404);
  expect(await statusOf({ name: name.toUpperCase() })).toBe(409);
  expect(await statusOf({ match: { id }, services: [{ service_id: unknown, quantity: 1 }] })).toBe(400);
  expect(await statusOf({ match: { id }, processes: [{ process_definition_id: unknown }] })).toBe(400);
  const twice = [{ process_definition_id }, { process_definition_id: process_definition_id.toUpperCase() }];
  expect(await statusOf({ match: { id }, processes: twice })).toBe(400);
  const odd = { process_definition_id, recurrence: { ...monthly, weekdays: ['monday'] } };
  expect(await statusOf({ match: { id }, processes: [odd] })).toBe(400);
  const named = { process_definition_id, task_name_template: '{{nobody}}' };
  expect(await statusOf({ match: { id }, processes: [named] })).toBe(400);
});

it('is archived only without programs, and keeps processes and services from being deleted', async () => {
  const process_definition_id = await newProcess(service);
  const { services } = await newServices(service, 'Search');
  const definition = await newDefinition(service, {
    processes: [{ process_definition_id }],
    services: [{ service_id: services[0]!.id, quantity: 1 }],
  });
  const program = await newProgram(service, { program_definition_id: definition.id });
  const archive = { match: { id: definition.id }, is_archived: true };
  expect((await manage(archive)).status).toBe(409);
  await service.ok('updateProgram', { body: { id: program.id, is_archived: true } });
  expect((await manage(archive)).body.data.program_definition.archived_at).not.toBeNull();
  const refused = await service.call('deleteClientServices', { query: { id: [services[0]!.id] } });
  expect(JSON.stringify(refused.body)).toContain('1 program definition');
  const create = {
    name: unused('P'),
    frequency: 'monthly',
    amount: usd(1),
    program_definition_id: definition.id,
  };
  expect((await service.call('createProgram', { body: create })).status).toBe(400);
});

it('is listed by its parts, and told with names for a program', async () => {
  const process_definition_id = await newProcess(service, 'Monthly content');
  const { services, category } = await newServices(service, 'Search');
  const service_id = services[0]!.id;
  const { id, name } = await newDefinition(service, {
    processes: [{ process_definition_id }],
    services: [{ service_id, quantity: 2 }],
    tags: ['Odd'],
  });
  for (const query of [
    { process_definition_id: [process_definition_id] },
    { service_id: [service_id] },
    { search: name },
  ]) {
    const { data } = await service.ok('listProgramDefinitions', { query });
    expect(data.map((each) => each.id)).toEqual([id]);
  }
  expect((await service.ok('getProgramDefinition', { path: { id } })).data.name).toBe(name);
  const program = await newProgram(service, { program_definition_id: id });
  await enrolled(service, { program_id: program.id });
  const { data } = await service.ok('getProgramDefinitionDetails', { query: { program_id: program.id } });
  expect(data).toMatchObject({
    program: { id: program.id, open_enrollment_count: 1, active_enrollment_count: 1 },
    program_definition: { id },
    processes: [{ process_definition: { name: 'Monthly content' }, is_published: true }],
    services: [{ service: { id: service_id }, category: category.name, quantity: 2, is_archived: false }],
    enrollment_counts: [{ status: 'active', enrollment_count: 1 }],
  });
});
