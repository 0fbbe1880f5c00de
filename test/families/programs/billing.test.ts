import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyProgram } from '#src/families/programs/periodic.ts';
import { startService, type Service } from '../../support/service.ts';
import { newRate, usd } from '../billing/billing.ts';
import { day, enrolled, fire, newProgram, passDays, payFirst, read } from './programs.ts';

/** Billing of enrolments: changes now and later, and periods that follow one another. */
let service: Service;
let owner: pg.Pool;
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(async () => {
  await owner.end();
  await service.stop();
});

const change = (id: string, body: object) =>
  service.call('updateClientProgramBilling', { path: { id }, body });
const linesOf = async (id: string) => {
  const { data } = await service.ok('listInvoices', {
    query: { client_program_id: [id], include: ['lines'], order: 'asc' },
  });
  return data.map(({ lines }) => lines!.map(({ kind, subtotal }) => [kind, subtotal.amount_minor]));
};

it('bills each period once, on its first day', async () => {
  const { id, billing } = await enrolled(service, { billing: { frequency: 'weekly' } });
  expect(billing).toMatchObject({ billing_anchor_day: null, next_billing_date: day(service, 7) });
  await passDays(service, owner, 14);
  await fire(service, owner);
  await fire(service, owner);
  expect(await linesOf(id)).toEqual([[['program', 31_000]], [['program', 31_000]], [['program', 31_000]]]);
  expect((await read(service, id)).billing.current_period).toEqual({
    period_start_date: day(service),
    period_end_date: day(service, 6),
  });
});

it('bills for all periods of a start in the past on one invoice', async () => {
  const { id } = await enrolled(service, { start_date: day(service, -15), billing: { frequency: 'weekly' } });
  expect(await linesOf(id)).toEqual([Array.from({ length: 3 }, () => ['program', 31_000])]);
});

it('makes no invoice of a price of 0, and bills once what is billed once', async () => {
  const free = await enrolled(service, { billing: { pricing_override: usd(0) } });
  expect(await linesOf(free.id)).toEqual([]);
  expect(free.billing.paid_through_date).not.toBeNull();
  const once = await enrolled(service, {}, { frequency: 'one_time' });
  expect(once.billing.next_billing_date).toBeNull();
  expect(await linesOf(once.id)).toEqual([[['program', 31_000]]]);
});

it('changes the price from now on, and settles the rest of the period on the next invoice', async () => {
  const { id, revision } = await enrolled(service, { billing: { frequency: 'weekly' } });
  await service.takeEvents();
  const { body } = await change(id, {
    amount: usd(38_000),
    proration: 'next_invoice',
    expected_revision: revision,
  });
  expect(body.data.billing.amount).toEqual(usd(38_000));
  const [event] = await service.takeEvents();
  expect(event).toMatchObject({
    event_type: 'client_program.billing_changed',
    data: {
      previous_billing: { amount_minor: 31_000 },
      client_program: { billing: { amount_minor: 38_000 } },
      effective_date: day(service),
      _changed_fields: ['billing.amount'],
    },
  });
  await passDays(service, owner, 7);
  await fire(service, owner);
  expect((await linesOf(id))[1]).toEqual([
    ['program', 38_000],
    ['proration', 38_000],
    ['proration', -31_000],
  ]);
});

it('changes it on a later day, unless that is withdrawn', async () => {
  const { id } = await enrolled(service);
  const later = { pricing_override: usd(20_000), effective_date: day(service, 3) };
  const { body } = await change(id, later);
  expect(body.data.billing).toMatchObject({
    pricing_override: null,
    scheduled_change: {
      effective_date: day(service, 3),
      pricing_override: usd(20_000),
      amount: usd(31_000),
      proration: 'none',
    },
  });
  expect((await change(id, { amount: usd(1) })).status).toBe(409);
  expect((await change(id, { amount: usd(1), effective_date: day(service, 4) })).status).toBe(409);
  expect((await change(id, { scheduled_change: null })).body.data.billing.scheduled_change).toBeNull();
  await change(id, { ...later, effective_date: day(service, 2) });
  await service.takeEvents();
  await passDays(service, owner, 2);
  await fire(service, owner);
  expect((await read(service, id)).billing).toMatchObject({
    pricing_override: usd(20_000),
    scheduled_change: null,
  });
  expect((await service.takeEvents()).map(({ event_type: type }) => type)).toEqual([
    'client_program.billing_changed',
  ]);
});

it('refuses what does not fit, and tells nobody of the way of paying', async () => {
  const { id, billing } = await enrolled(service);
  await service.takeEvents();
  const statusOf = async (body: object) => (await change(id, body)).status;
  expect(await statusOf({ amount: { amount_minor: 1, currency: 'EUR' } })).toBe(400);
  expect(await statusOf({ amount: usd(1), effective_date: day(service, -1) })).toBe(400);
  expect(await statusOf({ next_billing_date: day(service, -1) })).toBe(400);
  expect(await statusOf({ next_billing_date: billing.current_period!.period_end_date })).toBe(409);
  expect(await statusOf({ billing_anchor_day: null })).toBe(400);
  expect(
    (await change(id, { is_auto_charged: true, program_invoices: 'finalize' })).body.data.billing,
  ).toMatchObject({
    is_auto_charged: true,
    program_invoices: 'finalize',
  });
  expect(await service.takeEvents()).toEqual([]);
  await service.ok('transitionClientProgram', { path: { id }, body: { status: 'cancelled' } });
  expect(await statusOf({ amount: usd(1) })).toBe(409);
});

it('changes the tax rate', async () => {
  const { id } = await enrolled(service);
  await service.takeEvents();
  const rate = await newRate(service);
  const { data } = await service.ok('updateClientProgramTaxRate', {
    path: { id },
    body: { tax_rate_id: rate.id },
  });
  expect(data.billing).toMatchObject({ tax_rate_id: rate.id, tax_percent: 5.5 });
  expect((await service.takeEvents())[0]).toMatchObject({
    data: { _changed_fields: ['billing.tax_rate_id'] },
  });
});

it('lets an enrolment go on when the invoice is paid for which it was suspended', async () => {
  const { id } = await enrolled(service);
  const { data } = await service.ok('listInvoices', { query: { client_program_id: [id] } });
  const invoice_id = data[0]!.id;
  await service.ok('manageInvoice', { body: { action: 'finalize', invoice_id } });
  await service.query("update client_programs set status = 'suspended', suspended_at = now() where id = $1", [
    id,
  ]);
  await service.query('update invoices set failed_attempts = 5 where id = $1', [invoice_id]);
  expect(await read(service, id)).toMatchObject({ open_invoice_id: invoice_id, failed_payment_attempts: 5 });
  await service.takeEvents();
  await service.ok('manageInvoice', {
    body: { action: 'record_payment', invoice_id, amount: usd(31_000), method: 'cash' },
  });
  expect((await read(service, id)).status).toBe('active');
  expect(
    (await service.takeEvents()).map(({ event_type: type, data: { resumed_from } }) => [type, resumed_from]),
  ).toEqual([['client_program.resumed', 'suspended']]);
});

it('stays suspended until the last invoice with failed charges is paid', async () => {
  const { id, client } = await enrolled(service);
  const { data: other } = await service.ok('createInvoice', {
    body: { client_id: client.id, client_program_id: id, lines: [{ name: 'Extra', unit_price: usd(500) }] },
  });
  await service.ok('manageInvoice', { body: { action: 'finalize', invoice_id: other.id } });
  await service.query("update client_programs set status = 'suspended', suspended_at = now() where id = $1", [
    id,
  ]);
  await service.query('update invoices set failed_attempts = 5 where client_program_id = $1', [id]);
  const [, first] = (
    await service.ok('listInvoices', {
      query: { client_program_id: [id], sort: 'created_at', order: 'desc' },
    })
  ).data;
  await service.ok('manageInvoice', { body: { action: 'finalize', invoice_id: first!.id } });
  const settle = (invoice_id: string, amount: number) =>
    service.ok('manageInvoice', {
      body: { action: 'record_payment', invoice_id, amount: usd(amount), method: 'cash' },
    });
  await settle(first!.id, 31_000);
  expect((await read(service, id)).status).toBe('suspended');
  await settle(other.id, 500);
  expect((await read(service, id)).status).toBe('active');
});

it('takes over what its program costs now', async () => {
  const program = await newProgram(service);
  const { id, billing } = await enrolled(service, { program_id: program.id });
  const next = billing.next_billing_date!;
  const { data } = await service.ok('updateProgram', {
    body: { id: program.id, amount: usd(50_000), apply_to_enrollments: { properties: ['amount'] } },
  });
  const input = {
    programId: program.id,
    properties: ['amount'],
    clientProgramIds: null,
    effectiveDate: null,
  };
  const outcome = await applyProgram({} as never).run({
    db: service.db,
    tenantId: service.agencies[0].id,
    jobId: data.job!.id,
    userId: service.agencies[0].ownerId,
    input,
    signal: undefined,
    progress: () => Promise.resolve(true),
  });
  expect(outcome.failedCount).toBe(0);
  expect((await read(service, id)).billing.scheduled_change).toMatchObject({
    effective_date: next,
    amount: usd(50_000),
  });
});

it('previews a change, a cancellation and a pause without making them', async () => {
  const { id, revision, billing } = await enrolled(service, { billing: { frequency: 'weekly' } });
  const preview = (body: object) => service.call('previewClientProgramBilling', { path: { id }, body });
  const changed = await preview({
    action: 'change',
    changes: { amount: usd(38_000), proration: 'next_invoice' },
  });
  expect(changed.body.data).toMatchObject({
    effective_date: day(service),
    credited: usd(0),
    next_invoice_date: billing.next_billing_date,
    subtotal: usd(45_000),
    total_amount: usd(45_000),
  });
  expect(changed.body.data.lines.map(({ kind }: { kind: string }) => kind)).toEqual([
    'proration',
    'proration',
    'program',
  ]);
  const cancelled = await preview({ action: 'cancel', at_period_end: true });
  expect(cancelled.body.data).toMatchObject({
    effective_date: day(service),
    lines: [],
    next_invoice_date: null,
    total_amount: usd(0),
  });
  const paused = await preview({ action: 'pause', resume_on: day(service, 8) });
  expect(paused.body.data).toMatchObject({ next_invoice_date: day(service, 14), subtotal: usd(31_000) });
  expect((await read(service, id)).revision).toBe(revision);
  await payFirst(service, id);
  const atEnd = await preview({ action: 'cancel', at_period_end: true });
  expect(atEnd.body.data).toMatchObject({ effective_date: billing.next_billing_date, credited: usd(0) });
});

it('goes on with billing and tasks when the end moves away', async () => {
  const { id } = await enrolled(service, {
    end_date: day(service, 3),
    billing: { frequency: 'weekly' },
  });
  expect(await linesOf(id)).toEqual([[['program', 17_714]]]);
  const { data } = await service.ok('updateClientProgram', {
    path: { id },
    body: { action: 'update', end_date: null },
  });
  expect(data).toMatchObject({ end_date: null, billing: { next_billing_date: day(service, 4) } });
});
