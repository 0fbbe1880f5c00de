import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newBilledClient, newRate, usd } from '../billing/billing.ts';
import { manage } from '../invoices/invoices.ts';
import { day, enrolled, fire, newDefinition, newProcess, newProgram, passDays, read } from './programs.ts';
import { creditOf, payAll } from './settling.ts';

/** What changes, plans, pauses and ends of enrolments settle: each day is paid once, at the price that applied to it. */
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

const price = 9_999;
type Enrolment = Awaited<ReturnType<typeof enrolled>>;

/** An enrolment that is billed weekly; its first invoice is paid. */
async function paidWeek(billing: object = {}): Promise<Enrolment> {
  const enrolment = await enrolled(
    service,
    { billing: { frequency: 'weekly', ...billing } },
    { amount: usd(price) },
  );
  await payAll(service, enrolment.id);
  return enrolment;
}
const change = (id: string, body: object) =>
  service.ok('updateClientProgramBilling', { path: { id }, body } as never);
const override = (id: string, minor: number | null, proration: string, more: object = {}) =>
  change(id, { pricing_override: minor === null ? null : usd(minor), proration, ...more });
const transition = (id: string, body: object) =>
  service.ok('transitionClientProgram', { path: { id }, body } as never);
const cancel = (id: string, proration = 'credit') => transition(id, { status: 'cancelled', proration });
const credit = ({ client }: Enrolment) => creditOf(service, client.id);
const preview = async (id: string, body: object) =>
  (await service.ok('previewClientProgramBilling', { path: { id }, body } as never)).data;
async function pass(days: number): Promise<void> {
  await passDays(service, owner, days);
  await fire(service, owner);
}
const invoicesOf = async (id: string) =>
  (
    await service.ok('listInvoices', {
      query: { client_program_id: [id], include: ['lines'], order: 'asc', sort: 'created_at' },
    })
  ).data;
const linesOf = async (id: string) =>
  (await invoicesOf(id)).map(({ lines }) => lines!.map(({ subtotal }) => subtotal.amount_minor));

describe('a change of the price', () => {
  it('settles nothing when it changes nothing', async () => {
    const enrolment = await paidWeek();
    const { id } = enrolment;
    await override(id, 5_000, 'credit');
    expect(await credit(enrolment)).toBe(4_999);
    const { revision } = await read(service, id);
    await Promise.all([1, 2, 3].map(() => override(id, 5_000, 'credit')));
    await change(id, { payment_method_id: null, proration: 'credit' });
    expect((await read(service, id)).revision).toBe(revision);
    await change(id, { program_invoices: 'draft', proration: 'credit' });
    // An amount does not count beside an override.
    await change(id, { amount: usd(1), proration: 'credit' });
    // What did not settle the period the first time does not by being repeated.
    await override(id, 4_000, 'none');
    await override(id, 4_000, 'credit');
    await change(id, { amount: usd(2), proration: 'credit' });
    expect(await credit(enrolment)).toBe(4_999);
    const { credited } = await preview(id, {
      action: 'change',
      changes: { pricing_override: usd(4_000), proration: 'credit' },
    });
    expect(credited).toEqual(usd(0));
  });

  it('waits once for the next invoice, however often it is repeated', async () => {
    const { id } = await paidWeek();
    for (let times = 0; times < 3; times += 1) await override(id, 15_000, 'next_invoice');
    await pass(7);
    expect((await linesOf(id))[1]).toEqual([15_000, 15_000, -9_999]);
  });

  it('is compared with what applied before, not with what was billed', async () => {
    const enrolment = await paidWeek();
    await override(enrolment.id, 5_000, 'credit');
    const { credited } = await preview(enrolment.id, {
      action: 'change',
      changes: { pricing_override: usd(4_000), proration: 'credit' },
    });
    expect(credited).toEqual(usd(1_000));
    await override(enrolment.id, 4_000, 'credit');
    expect(await credit(enrolment)).toBe(5_999);
    await cancel(enrolment.id);
    expect(await credit(enrolment)).toBe(price);
  });

  it('upwards twice charges the difference once', async () => {
    const { id } = await paidWeek();
    await override(id, 15_000, 'next_invoice');
    await override(id, 20_000, 'next_invoice');
    await pass(7);
    expect((await linesOf(id))[1]).toEqual([20_000, 20_000, -9_999]);
  });

  it('and back leaves nothing to settle', async () => {
    const { id } = await paidWeek();
    await override(id, 15_000, 'next_invoice');
    await override(id, null, 'next_invoice');
    await pass(7);
    expect((await linesOf(id))[1]).toEqual([price]);
  });

  it('downwards as credit is set off against what waits to be charged', async () => {
    const enrolment = await paidWeek();
    await override(enrolment.id, 15_000, 'next_invoice');
    await override(enrolment.id, 12_000, 'credit');
    expect(await credit(enrolment)).toBe(0);
    await override(enrolment.id, 5_000, 'credit');
    expect(await credit(enrolment)).toBe(4_999);
    await pass(7);
    expect((await linesOf(enrolment.id))[1]).toEqual([5_000]);
  });

  it('with tax gives back what was paid with it', async () => {
    const rate = await newRate(service);
    const enrolment = await paidWeek({ tax_rate_id: rate.id });
    await override(enrolment.id, 5_000, 'credit');
    expect(await credit(enrolment)).toBe(10_549 - 5_275);
    await cancel(enrolment.id);
    expect(await credit(enrolment)).toBe(10_549);
  });

  it('to another frequency takes as many invoices as it needs to give back what was paid', async () => {
    const enrolment = await enrolled(service, { billing: { frequency: 'yearly' } }, { amount: usd(36_500) });
    await payAll(service, enrolment.id);
    await change(enrolment.id, { frequency: 'weekly', amount: usd(10_000), proration: 'next_invoice' });
    expect((await linesOf(enrolment.id))[1]).toEqual([10_000, -10_000]);
    await pass(28);
    expect((await linesOf(enrolment.id)).slice(4)).toEqual([[10_000, -6_500], [10_000]]);
  });

  it('does not settle a void invoice', async () => {
    const enrolment = await enrolled(service, { billing: { frequency: 'weekly' } }, { amount: usd(price) });
    const [invoice] = await invoicesOf(enrolment.id);
    await manage(service, 'finalize', invoice!.id);
    await manage(service, 'void', invoice!.id);
    await override(enrolment.id, 5_000, 'next_invoice');
    await cancel(enrolment.id);
    expect(await credit(enrolment)).toBe(0);
    expect(await invoicesOf(enrolment.id)).toHaveLength(1);
  });
});

describe('a planned change', () => {
  it('is settled on its day, and not before', async () => {
    const enrolment = await paidWeek();
    const { id } = enrolment;
    await override(id, 5_000, 'none');
    const planned = () =>
      change(id, {
        amount: usd(8_000),
        pricing_override: null,
        effective_date: day(service, 3),
        proration: 'credit',
      });
    for (let round = 0; round < 3; round += 1) {
      await planned();
      expect(await credit(enrolment)).toBe(0);
      await change(id, { scheduled_change: null, proration: 'credit' });
    }
    await planned();
    expect(await credit(enrolment)).toBe(0);
    // Late, it is settled as of its day: four days at 9,999 become four at 8,000.
    await pass(5);
    expect(await credit(enrolment)).toBe(5_714 - 4_571);
  });
});

describe('a pause', () => {
  it('gives back the days in which it lasts', async () => {
    const enrolment = await paidWeek();
    const { id } = enrolment;
    const pause = { status: 'paused', proration: 'credit', resume_on: day(service, 2) };
    const { credited } = await preview(id, {
      action: 'pause',
      resume_on: day(service, 2),
      proration: 'credit',
    });
    expect(credited).toEqual(usd(2_857));
    await transition(id, pause);
    expect(await credit(enrolment)).toBe(0);
    await pass(2);
    expect((await read(service, id)).status).toBe('active');
    expect(await credit(enrolment)).toBe(2_857);
    await cancel(id);
    expect(await credit(enrolment)).toBe(price);
  });

  it('gives back nothing when it ends on its day', async () => {
    const enrolment = await paidWeek();
    await transition(enrolment.id, { status: 'paused', proration: 'credit' });
    await transition(enrolment.id, { status: 'active' });
    expect(await credit(enrolment)).toBe(0);
  });

  it('without an end gives back what is left when the period is over', async () => {
    const enrolment = await paidWeek();
    await pass(3);
    await transition(enrolment.id, { status: 'paused', proration: 'credit' });
    await pass(3);
    expect(await credit(enrolment)).toBe(0);
    await pass(2);
    expect(await credit(enrolment)).toBe(5_714);
    await transition(enrolment.id, { status: 'active' });
    expect(await credit(enrolment)).toBe(5_714);
  });

  it('is settled on the next invoice where that is wanted, at the prices of its days', async () => {
    const { id } = await paidWeek();
    await transition(id, { status: 'paused', proration: 'next_invoice', resume_on: day(service, 3) });
    await pass(1);
    await override(id, 7_000, 'next_invoice');
    await pass(2);
    await pass(4);
    // One day at 9,999 and two at 7,000 were paused.
    expect((await linesOf(id))[1]).toEqual([7_000, 6_000, -1_428, -8_571, -2_000]);
  });
});

describe('the end of an enrolment', () => {
  it('gives back what waits for an invoice that is not coming', async () => {
    const enrolment = await paidWeek();
    await override(enrolment.id, 5_000, 'next_invoice');
    const { credited } = await preview(enrolment.id, { action: 'cancel' });
    expect(credited).toEqual(usd(4_999));
    await cancel(enrolment.id, 'none');
    expect(await credit(enrolment)).toBe(4_999);
  });

  it('charges what waits on a last invoice', async () => {
    const { id } = await paidWeek();
    await override(id, 15_000, 'next_invoice');
    const shown = await preview(id, { action: 'cancel' });
    expect(shown).toMatchObject({ next_invoice_date: day(service), total_amount: usd(5_001) });
    await cancel(id, 'none');
    expect((await linesOf(id))[1]).toEqual([15_000, -9_999]);
  });

  it('does so after the last day, too', async () => {
    const enrolment = await enrolled(
      service,
      { billing: { frequency: 'weekly' }, end_date: day(service, 6) },
      { amount: usd(price) },
    );
    await payAll(service, enrolment.id);
    await override(enrolment.id, 5_000, 'next_invoice');
    await pass(7);
    expect((await read(service, enrolment.id)).status).toBe('completed');
    expect(await credit(enrolment)).toBe(4_999);
  });

  it('takes off what is still due of a partly paid invoice', async () => {
    const enrolment = await enrolled(service, { billing: { frequency: 'weekly' } }, { amount: usd(84_400) });
    const [draft] = await invoicesOf(enrolment.id);
    await manage(service, 'finalize', draft!.id);
    await manage(service, 'record_payment', draft!.id, { amount: usd(10_000), method: 'cash' });
    await cancel(enrolment.id);
    const [invoice] = await invoicesOf(enrolment.id);
    expect(invoice).toMatchObject({ status: 'paid', balance_due: usd(0) });
    expect(await credit(enrolment)).toBe(10_000);
  });

  it('changes a draft, and gives no credit for what nobody paid', async () => {
    const enrolment = await enrolled(service, { billing: { frequency: 'weekly' } }, { amount: usd(price) });
    await pass(2);
    await cancel(enrolment.id);
    expect(await linesOf(enrolment.id)).toEqual([[price, -7_142]]);
    expect(await credit(enrolment)).toBe(0);
  });

  it('sets the last day', async () => {
    const far = day(service, 300);
    const now = await enrolled(service, { end_date: far });
    await cancel(now.id, 'none');
    expect((await read(service, now.id)).end_date).toBe(day(service));
    const found = await service.ok('listClientPrograms', {
      query: { end_date_from: day(service), end_date_to: day(service), id: [now.id] },
    });
    expect(found.data).toHaveLength(1);
    const pending = await enrolled(service, { start_date: day(service, 3), end_date: far });
    await cancel(pending.id, 'none');
    expect((await read(service, pending.id)).end_date).toBeNull();
    const { id } = await paidWeek();
    await transition(id, { status: 'cancelled', at_period_end: true });
    expect(await read(service, id)).toMatchObject({ end_date: null, billing: { next_billing_date: null } });
    const last = day(service, 6);
    const listed = await service.ok('listClientPrograms', { query: { next_billing_from: last, id: [id] } });
    expect(listed.data).toEqual([]);
    await pass(9);
    expect(await read(service, id)).toMatchObject({ status: 'cancelled', end_date: last });
  });
});

describe('a start in the past', () => {
  const enrol = async (body: object) => {
    const { id: client_id } = await newBilledClient(service);
    const { program } = await enrolled(service, {}, { amount: usd(price), frequency: 'weekly' });
    return service.call('manageClientProgram', {
      body: { action: 'enroll', client_id, program_id: program.id, ...body } as never,
    });
  };

  it('is refused when more periods have begun than one invoice takes', async () => {
    const { status, body } = await enrol({ start_date: '0001-01-01' });
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringMatching(/^body\.start_date must not be so long ago/),
    ]);
    const given = await enrol({ start_date: '2020-01-01', billing: { next_billing_date: '2021-01-01' } });
    expect([given.status, given.body.error.message]).toEqual([
      400,
      expect.stringMatching(/^body\.billing\.next_billing_date must/),
    ]);
    expect((await enrol({ start_date: day(service, -60 * 7) })).status).toBe(400);
  });

  it('is billed for all its periods on one invoice', async () => {
    const { status, body } = await enrol({ start_date: day(service, -60 * 7 + 1) });
    expect(status).toBe(200);
    const lines = await linesOf(body.data.client_program.id);
    expect(lines.map((each) => each.length)).toEqual([60]);
    expect(
      (await enrol({ start_date: '2001-01-01', billing: { next_billing_date: day(service) } })).status,
    ).toBe(200);
  });

  it('costs no time, however long ago it was, when it is billed from today', async () => {
    const processId = await newProcess(service);
    const daily = { frequency: 'daily', interval: 1, time_of_day: '00:00', time_zone: 'UTC' };
    const definition = await newDefinition(service, {
      processes: [{ process_definition_id: processId, recurrence: daily }],
    });
    const { id: client_id } = await newBilledClient(service);
    const { id: program_id } = await newProgram(service, { program_definition_id: definition.id });
    const begun = Date.now();
    const billing = { next_billing_date: day(service) };
    const { status } = await service.call('manageClientProgram', {
      body: { action: 'enroll', client_id, program_id, start_date: '0001-01-01', billing } as never,
    });
    expect(status).toBe(200);
    expect(Date.now() - begun).toBeLessThan(2_000);
  });

  it('moves a pending enrolment no further back', async () => {
    const { id } = await enrolled(service, { start_date: day(service, 3) }, { frequency: 'weekly' });
    const { status, body } = await service.call('updateClientProgram', {
      path: { id },
      body: { action: 'update', start_date: '1990-01-01' },
    });
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringMatching(/^body\.start_date must not be so long ago/),
    ]);
  });
});

it('counts the next invoice of a pending enrolment, and none that comes after the end', async () => {
  const { client } = await enrolled(service, { start_date: day(service, 3) });
  const nextOf = async (client_id: string) =>
    (await service.ok('getClientBillingMetrics', { path: { id: client_id } } as never)).data
      .next_invoice_date;
  expect(await nextOf(client.id)).toBe(day(service, 3));
  const { id, client: leaving } = await paidWeek();
  expect(await nextOf(leaving.id)).toBe(day(service, 7));
  await transition(id, { status: 'cancelled', at_period_end: true });
  expect(await nextOf(leaving.id)).toBeNull();
});

it('is refused when the enrolment has ended', async () => {
  const { id } = await enrolled(service);
  await cancel(id, 'none');
  const again = { action: 'cancel', client_program_id: id };
  expect((await service.call('manageClientProgram', { body: again as never })).status).toBe(409);
  expect(
    (await service.call('updateClientProgram', { path: { id }, body: { action: 'cancel' } })).status,
  ).toBe(409);
  // The state that it has is no transition.
  expect(
    (await service.call('transitionClientProgram', { path: { id }, body: { status: 'cancelled' } })).status,
  ).toBe(200);
});
