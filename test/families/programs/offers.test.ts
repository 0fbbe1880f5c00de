import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { usd } from '../billing/billing.ts';
import { enrolled, newProgram } from './programs.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const update = (body: object) => service.call('updateProgram', { body });

it('creates programs with names of their own', async () => {
  const program = await newProgram(service, {
    setup_fee: usd(500),
    minimum_term_months: 6,
    tags: ['a', 'A'],
  });
  expect(program).toMatchObject({
    frequency: 'monthly',
    amount: usd(31_000),
    setup_fee: usd(500),
    minimum_term_months: 6,
    is_exclusive: false,
    tags: ['a'],
    job: null,
    revision: 1,
  });
  const again = {
    name: program.name.toUpperCase(),
    frequency: 'weekly',
    amount: usd(1),
    program_definition_id: program.program_definition.id,
  };
  expect((await service.call('createProgram', { body: again })).status).toBe(409);
  const other = { ...again, name: `P ${randomUUID()}` };
  expect((await service.call('createProgram', { body: { ...other, amount: usd(-1) } })).status).toBe(400);
  const fee = { ...other, setup_fee: { amount_minor: 1, currency: 'EUR' } };
  expect((await service.call('createProgram', { body: fee })).status).toBe(400);
  expect(
    (await service.call('createProgram', { body: { ...other, tax_rate_id: randomUUID() } })).status,
  ).toBe(400);
});

it('copies a program under the lowest free number', async () => {
  const program = await newProgram(service, { amount: usd(777) });
  const copy = async (name?: string) =>
    service.call('duplicateProgram', { body: { id: program.id, ...(name && { name }) } });
  expect((await copy()).body.data).toMatchObject({
    name: `${program.name} 2`,
    amount: usd(777),
    open_enrollment_count: 0,
  });
  expect((await copy()).body.data.name).toBe(`${program.name} 3`);
  expect((await copy(program.name)).status).toBe(409);
  expect((await service.call('duplicateProgram', { body: { id: randomUUID() } })).status).toBe(404);
});

it('changes a program for new enrolments, and gives its name free when it is archived', async () => {
  const program = await newProgram(service);
  const enrolment = await enrolled(service, { program_id: program.id });
  const { body } = await update({ id: program.id, amount: usd(40_000), expected_revision: 1 });
  expect(body.data).toMatchObject({ amount: usd(40_000), revision: 2 });
  expect((await service.ok('getClientProgram', { path: { id: enrolment.id } })).data.billing.amount).toEqual(
    usd(31_000),
  );
  expect((await update({ id: program.id, name: 'x', expected_revision: 1 })).status).toBe(409);
  await update({ id: program.id, is_archived: true });
  const enroll = { action: 'enroll', client_id: enrolment.client.id, program_id: program.id };
  expect((await service.call('manageClientProgram', { body: enroll })).status).toBe(409);
  const next = await newProgram(service, { name: program.name });
  expect((await update({ id: program.id, is_archived: false })).status).toBe(409);
  expect(
    (await service.ok('listPrograms', { query: { search: program.name } })).data.map(({ id }) => id),
  ).toEqual([next.id]);
});

it('starts one job to change enrolments, for those who may change their prices', async () => {
  const program = await newProgram(service);
  const { id } = await enrolled(service, { program_id: program.id });
  const apply = { properties: ['amount'], client_program_ids: [id] };
  const manager = await service.keyWith(service.agencies[0], ['programs.view', 'programs.manage']);
  const body = { id: program.id, amount: usd(50_000), apply_to_enrollments: apply };
  expect((await service.call('updateProgram', { body }, { key: manager })).status).toBe(403);
  const strange = { ...body, apply_to_enrollments: { ...apply, client_program_ids: [randomUUID()] } };
  expect((await update(strange)).status).toBe(400);
  expect((await update(body)).body.data.job).toMatchObject({ kind: 'apply_program' });
});
