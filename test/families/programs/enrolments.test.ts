import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newBilledClient, usd } from '../billing/billing.ts';
import { auditActions } from '../client-records.ts';
import { day, enrolled, eventTypes, fire, newProgram, passDays, payFirst, read } from './programs.ts';

/** States of enrolments (domain model 4.2): what members and what time does. */
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

const manage = (body: object) => service.call('manageClientProgram', { body });
const update = (id: string, body: object) => service.call('updateClientProgram', { path: { id }, body });
const move = (id: string, body: object) => service.call('transitionClientProgram', { path: { id }, body });
const invoicesOf = async (id: string) =>
  (await service.ok('listInvoices', { query: { client_program_id: [id], include: ['lines'] } })).data;
const pay = (id: string) => payFirst(service, id);
const time = async (days: number) => {
  await passDays(service, owner, days);
  await fire(service, owner);
};

describe('enrolling', () => {
  it('starts at once and bills the first period with the setup fee', async () => {
    const enrolment = await enrolled(
      service,
      { note: 'Two locations.' },
      { setup_fee: usd(5_000), duration_months: 12 },
    );
    expect(enrolment).toMatchObject({
      status: 'active',
      reachable_statuses: ['paused', 'cancelled'],
      start_date: day(service),
      note: 'Two locations.',
      failed_payment_attempts: 0,
      open_invoice_id: null,
      billing: {
        frequency: 'monthly',
        amount: usd(31_000),
        pricing_override: null,
        current_period: { period_start_date: day(service) },
        paid_through_date: null,
        billing_anchor_day: Number(day(service).slice(8)),
        is_auto_charged: false,
      },
    });
    expect(enrolment.end_date).not.toBeNull();
    expect(enrolment.billing.next_billing_date! > day(service)).toBe(true);
    expect(await eventTypes(service)).toEqual(
      expect.arrayContaining(['client_program.added', 'client_program.started']),
    );
    const [invoice] = await invoicesOf(enrolment.id);
    expect(invoice).toMatchObject({ status: 'draft', origin: 'program', client_program_id: enrolment.id });
    expect(invoice!.lines!.map(({ kind, subtotal }) => [kind, subtotal.amount_minor])).toEqual([
      ['program', 31_000],
      ['setup_fee', 5_000],
    ]);
    expect(await auditActions(service, enrolment.id)).toEqual(['created', 'updated', 'billed']);
  });

  it('waits for a start date in the future, and starts then', async () => {
    const { id } = await enrolled(service, { start_date: day(service, 3) });
    expect(await eventTypes(service)).toContain('client_program.added');
    expect(await read(service, id)).toMatchObject({
      status: 'pending',
      started_at: null,
      reachable_statuses: ['active', 'cancelled'],
    });
    await time(2);
    expect((await read(service, id)).status).toBe('pending');
    await time(1);
    expect(await read(service, id)).toMatchObject({ status: 'active', start_date: day(service) });
    expect(await eventTypes(service)).toEqual(['client_program.started']);
    expect(await invoicesOf(id)).toHaveLength(1);
  });

  it('begins earlier when a member starts it', async () => {
    const { id } = await enrolled(service, { start_date: day(service, 20) });
    const { body } = await manage({ action: 'activate', client_program_id: id });
    expect(body.data).toMatchObject({
      outcome: 'activated',
      client_program: { status: 'active', start_date: day(service) },
    });
    expect((await manage({ action: 'activate', client_program_id: id })).body.data.outcome).toBe('unchanged');
    expect((await update(id, { action: 'update', start_date: day(service, 4) })).status).toBe(409);
  });

  it('begins when its start moves to today, or when its own address is told to start it', async () => {
    for (const change of [{ action: 'update', start_date: day(service) }, { action: 'activate' }]) {
      const { id } = await enrolled(service, { start_date: day(service, 20) });
      await service.takeEvents();
      const { body } = await update(id, change);
      expect(body.data).toMatchObject({ status: 'active', start_date: day(service) });
      expect(await eventTypes(service)).toEqual(['client_program.started']);
      expect(await invoicesOf(id)).toHaveLength(1);
    }
  });

  it('is refused for what does not fit', async () => {
    const client = await newBilledClient(service);
    const exclusive = await newProgram(service, { is_exclusive: true });
    const enroll = { action: 'enroll', client_id: client.id, program_id: exclusive.id };
    const statusOf = async (more: object) => (await manage({ ...enroll, ...more })).status;
    expect(await statusOf({ client_id: randomUUID() })).toBe(404);
    expect(await statusOf({ program_id: randomUUID() })).toBe(404);
    expect(await statusOf({ end_date: day(service, -1) })).toBe(400);
    expect(await statusOf({ assigned_to: [randomUUID()] })).toBe(400);
    expect(await statusOf({ billing: { pricing_override: { amount_minor: 1, currency: 'EUR' } } })).toBe(400);
    expect(await statusOf({ billing: { payment_method_id: randomUUID() } })).toBe(400);
    expect(await statusOf({ billing: { frequency: 'weekly', billing_anchor_day: 3 } })).toBe(400);
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({})).toBe(409);
    const { data } = await service.ok('listAvailableClientPrograms', {
      query: { client_id: client.id, search: exclusive.name },
    });
    expect(data).toMatchObject([
      { can_enroll: false, reason: 'already_enrolled', open_client_program_ids: [expect.any(String)] },
    ]);
    const free = await service.ok('listAvailableClientPrograms', {
      query: { client_id: client.id, can_enroll: true, search: exclusive.name },
    });
    expect(free.data).toEqual([]);
  });
});

describe('pausing', () => {
  it('stops until the day that was named, and moves billing forward', async () => {
    const { id, billing } = await enrolled(service);
    await service.takeEvents();
    const reason = 'Closed for rebuilding';
    const { body } = await move(id, {
      status: 'paused',
      reason,
      resume_on: day(service, 40),
      expected_revision: (await read(service, id)).revision,
    });
    expect(body.data).toMatchObject({
      status: 'paused',
      status_reason: reason,
      resume_on: day(service, 40),
      reachable_statuses: ['active', 'cancelled'],
    });
    expect(await eventTypes(service)).toEqual(['client_program.paused']);
    expect((await move(id, { status: 'paused' })).body.data.revision).toBe(body.data.revision);
    await time(40);
    const after = await read(service, id);
    expect(after).toMatchObject({ status: 'active', paused_at: null, resume_on: null, status_reason: null });
    expect(after.billing.next_billing_date! > billing.next_billing_date!).toBe(true);
    expect(await eventTypes(service)).toEqual(['client_program.resumed']);
    expect(await invoicesOf(id)).toHaveLength(1);
  });

  it('is refused in the past and from other states', async () => {
    const { id } = await enrolled(service, { start_date: day(service, 5) });
    expect((await move(id, { status: 'paused', resume_on: day(service) })).status).toBe(400);
    const refused = await move(id, { status: 'paused' });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('cancelled'),
    ]);
    expect((await move(id, { status: 'active' })).status).toBe(409);
    expect((await move(id, { status: 'cancelled' })).body.data.status).toBe('cancelled');
  });
});

describe('ending', () => {
  it('takes effect at the end of the paid period, unless it is withdrawn', async () => {
    const { id, billing } = await enrolled(service);
    const next = billing.next_billing_date;
    await pay(id);
    await service.takeEvents();
    const planned = await update(id, { action: 'cancel', at_period_end: true, reason: 'Moves in house' });
    expect(planned.body.data).toMatchObject({ status: 'active', status_reason: 'Moves in house' });
    expect(planned.body.data.cancels_at.slice(0, 10)).toBe(next);
    expect(planned.body.data.billing.next_billing_date).toBeNull();
    const again = await manage({ action: 'cancel', client_program_id: id, at_period_end: true });
    expect(again.body.data.outcome).toBe('unchanged');
    const kept = await manage({ action: 'withdraw_cancellation', client_program_id: id });
    expect(kept.body.data).toMatchObject({
      outcome: 'cancellation_withdrawn',
      client_program: { cancels_at: null, billing: { next_billing_date: next } },
    });
    expect(await eventTypes(service)).toEqual([]);
    await update(id, { action: 'cancel', at_period_end: true });
    await time(32);
    expect(await read(service, id)).toMatchObject({
      status: 'cancelled',
      reachable_statuses: [],
      billing: { next_billing_date: null },
    });
    expect(await eventTypes(service)).toEqual(['client_program.cancelled']);
    expect(await invoicesOf(id)).toHaveLength(1);
  });

  it('is at once when the period is not paid', async () => {
    const { id } = await enrolled(service);
    const { body } = await manage({ action: 'cancel', client_program_id: id, at_period_end: true });
    expect(body.data).toMatchObject({ outcome: 'cancelled', client_program: { cancels_at: null } });
  });

  it('is at once otherwise, and final', async () => {
    const { id } = await enrolled(service);
    await service.takeEvents();
    expect((await move(id, { status: 'cancelled' })).body.data.status).toBe('cancelled');
    const [event] = await service.takeEvents();
    expect(event).toMatchObject({ event_type: 'client_program.cancelled', data: { at_period_end: false } });
    expect((await move(id, { status: 'active' })).status).toBe(409);
    expect((await update(id, { action: 'update', note: 'x' })).status).toBe(409);
    expect((await manage({ action: 'withdraw_cancellation', client_program_id: id })).status).toBe(409);
  });

  it('by its own address is at once, too, and told with its reason', async () => {
    const { id } = await enrolled(service);
    await service.takeEvents();
    const { body } = await update(id, { action: 'cancel', reason: 'Closes' });
    expect(body.data).toMatchObject({ status: 'cancelled', status_reason: 'Closes', reachable_statuses: [] });
    expect(await service.takeEvents()).toMatchObject([
      { event_type: 'client_program.cancelled', data: { reason: 'Closes', at_period_end: false } },
    ]);
  });

  it('gives paid days back as credit', async () => {
    const { id, client } = await enrolled(service);
    await pay(id);
    expect((await read(service, id)).billing.paid_through_date).not.toBeNull();
    await move(id, { status: 'cancelled', proration: 'credit' });
    const { data } = await service.ok('getClientBillingMetrics', { path: { id: client.id } });
    expect(data.figures).toMatchObject([{ credit_balance: usd(31_000), monthly_recurring: usd(0) }]);
  });

  it('comes by itself after the last day', async () => {
    const { id } = await enrolled(service, { end_date: day(service, 2) });
    await service.takeEvents();
    await time(2);
    expect((await read(service, id)).status).toBe('active');
    await time(1);
    expect((await read(service, id)).status).toBe('completed');
    expect(await eventTypes(service)).toEqual(['client_program.completed']);
  });
});

it('keeps its client from being deleted, and goes with it', async () => {
  const { id, client } = await enrolled(service);
  const remove = (query: Record<string, unknown>) =>
    service.call('deleteClient', { path: { id: client.id }, query });
  expect(JSON.stringify((await remove({})).body)).toContain('1 active program');
  await move(id, { status: 'cancelled' });
  expect((await remove({})).status).toBe(200);
  expect((await service.call('getClientProgram', { path: { id } })).status).toBe(404);
});

it('is listed, and its client among the subscribers', async () => {
  const program = await newProgram(service);
  const first = await enrolled(service, {
    program_id: program.id,
    billing: { pricing_override: usd(1_000) },
  });
  await enrolled(service, { program_id: program.id, start_date: day(service, 9) });
  const list = async (query: Record<string, unknown>) =>
    (await service.ok('listClientPrograms', { query: { program_id: [program.id], ...query } })).data.map(
      ({ id }) => id,
    );
  expect(await list({ status: ['active'] })).toEqual([first.id]);
  expect(await list({ is_open: true })).toHaveLength(2);
  expect(await list({ is_cancelling: true })).toEqual([]);
  const { data } = await service.ok('listClientProgramSubscribers', {
    query: { program_id: [program.id], status: ['active'] },
  });
  expect(data).toMatchObject([
    {
      client: { id: first.client.id },
      enrollments: [{ client_program_id: first.id, status: 'active' }],
      enrollment_count: 1,
      first_start_date: day(service),
      monthly_amounts: [usd(1_000)],
    },
  ]);
});

it('is found in views by whether it has an end', async () => {
  const client_id = (await newBilledClient(service)).id;
  const open = await enrolled(service, { client_id });
  const ending = await enrolled(service, { client_id }, { duration_months: 12 });
  const shown = async (operator: 'is_empty' | 'is_not_empty') => {
    const filter_group = {
      logical_operator: 'AND' as const,
      conditions: [
        { field: 'client_id', operator: 'in_list' as const, value: [client_id] },
        { field: 'end_date', operator },
      ],
      groups: [],
    };
    const body = { record_kind: 'client_program' as const, columns: [{ key: 'end_date' }], filter_group };
    const { data } = await service.ok('queryViewRecords', { body });
    return data.rows.map(({ record }) => record.id);
  };
  expect(await shown('is_empty')).toEqual([open.id]);
  expect(await shown('is_not_empty')).toEqual([ending.id]);
});
