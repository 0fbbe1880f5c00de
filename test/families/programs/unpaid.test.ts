import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJob } from '#src/platform/jobs/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { leaveFilesUnread } from '../../support/unread-files.ts';
import { patiently } from '../../support/waiting.ts';
import { newBilledClient, usd } from '../billing/billing.ts';
import { hosted } from '../forms/filling.ts';
import { manage } from '../invoices/invoices.ts';
import { connectSimulated, lookUp, newPayer, saveMethod } from '../payments/payments.ts';
import { enrolled, newDefinition, newProcess, newProgram, read } from './programs.ts';

/** Charges of the invoices that enrolments send by themselves, and what becomes of enrolments that are not paid. */
let service: Service;
let program_id: string;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  await leaveFilesUnread(service);
  await connectSimulated(service);
  program_id = (await newProgram(service)).id;
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service.stop());

const price = 31_000;
const daily = { frequency: 'daily', interval: 1, time_of_day: '00:00', time_zone: 'UTC' };

/** The enrolment of a client, whose invoices are sent and charged; with its first invoice. */
async function enrol(client_id: string, billing: object = {}, program?: Record<string, unknown>) {
  const body = { client_id, billing: { program_invoices: 'send', is_auto_charged: true, ...billing } };
  const { id } = await enrolled(service, program ? body : { ...body, program_id }, program);
  const { data } = await service.ok('listInvoices', { query: { client_program_id: [id] } });
  return { id, client_id, invoice_id: data[0]!.id };
}
type Enrolment = Awaited<ReturnType<typeof enrol>>;
const declined = async (program?: Record<string, unknown>) =>
  enrol((await newPayer(service, 'sim_card_declined')).client.id, {}, program);

const invoiceOf = async (id: string) => (await service.ok('getInvoice', { path: { id } })).data;
const statusOf = async ({ id }: Pick<Enrolment, 'id'>) => (await read(service, id)).status;
const becomes = (enrolment: Enrolment, status: string) =>
  expect.poll(() => statusOf(enrolment), patiently).toBe(status);
const failuresOf = async (invoice_id: string) => {
  const [row] = await service.query<{ failed: number; retried: boolean }>(
    'select failed_attempts as failed, next_retry_at is not null as retried from invoices where id = $1',
    [invoice_id],
  );
  return [row!.failed, row!.retried];
};

const retryNow = (invoice_id: string) =>
  service.query("update timers set due_at = app.now() where record_id = $1 and kind = 'retry_charge'", [
    invoice_id,
  ]);
const hasFailed = (invoice_id: string, failed: number) =>
  expect.poll(() => failuresOf(invoice_id), patiently).toEqual([failed, failed < 5]);

/** Lets the retries of an invoice fail, one after another, until it has failed so often; there are five charges. */
async function failEach(invoice_id: string, last: number): Promise<void> {
  await hasFailed(invoice_id, 1);
  for (let failed = 2; failed <= last; failed += 1) {
    await retryNow(invoice_id);
    await hasFailed(invoice_id, failed);
  }
}

/** The same, where the retries between the first charge and the last one are only counted. */
async function failTo(invoice_id: string, last = 5): Promise<void> {
  await hasFailed(invoice_id, 1);
  if (last === 1) return;
  await service.query('update invoices set failed_attempts = $2 where id = $1', [invoice_id, last - 1]);
  await retryNow(invoice_id);
  await hasFailed(invoice_id, last);
}
async function suspended(enrolment: Enrolment): Promise<Enrolment> {
  await failTo(enrolment.invoice_id);
  await becomes(enrolment, 'suspended');
  return enrolment;
}

/** Runs a job once more, and waits for its end. */
async function again(task: 'charge_invoice' | 'follow_invoice' | 'run_payment', id: string): Promise<void> {
  await service.db.write(service.agencies[0].id, async (scope) =>
    task === 'run_payment'
      ? addJob(scope, task, { transactionId: id })
      : addJob(scope, task, { invoiceId: id }),
  );
  const left = 'select count(*)::integer as jobs from graphile_worker._private_jobs';
  await expect.poll(async () => (await service.query(left))[0], patiently).toEqual({ jobs: 0 });
}

/** What an enrolment told of its states since the last time. */
async function told(type: 'suspended' | 'resumed') {
  const events = await service.takeEvents();
  return events.filter(({ event_type: of }) => of === `client_program.${type}`).map(({ data }) => data);
}
const pay = ({ invoice_id }: Pick<Enrolment, 'invoice_id'>, amount = price) =>
  manage(service, 'record_payment', invoice_id, { amount: usd(amount), method: 'cash' });

describe('an invoice that is sent by itself', () => {
  const paymentsOf = async (id: string) => (await invoiceOf(id)).payments!;
  const paid = async (id: string) => {
    await expect.poll(async () => (await invoiceOf(id)).status, patiently).toBe('paid');
    return (await paymentsOf(id)).map(({ payment_method_id: method, status }) => [method, status]);
  };

  it('is charged to the default method of the client, once', async () => {
    const { client, method } = await newPayer(service);
    const { invoice_id } = await enrol(client.id);
    expect(await paid(invoice_id)).toEqual([[method.id, 'succeeded']]);
    await again('charge_invoice', invoice_id);
    expect(await paymentsOf(invoice_id)).toHaveLength(1);
  });

  it('is charged to the method that the enrolment names, and to the default one when that is gone', async () => {
    const { client, method } = await newPayer(service);
    const other = await saveMethod(service, client.id, 'sim_wallet');
    const billing = { payment_method_id: other.id };
    expect(await paid((await enrol(client.id, billing)).invoice_id)).toEqual([[other.id, 'succeeded']]);
    await service.query("update payment_methods set status = 'failed' where id = $1", [other.id]);
    expect(await paid((await enrol(client.id, billing)).invoice_id)).toEqual([[method.id, 'succeeded']]);
  });

  it('is charged to another method that works when the default one has failed', async () => {
    const { client, method } = await newPayer(service);
    const other = await saveMethod(service, client.id, 'sim_wallet');
    await service.query("update payment_methods set status = 'failed' where id = $1", [method.id]);
    expect(await paid((await enrol(client.id)).invoice_id)).toEqual([[other.id, 'succeeded']]);
  });

  it('is charged as the enrolment says, whatever the client or the agency says', async () => {
    const { client } = await newPayer(service);
    await service.ok('updateClientBillingSettings', {
      body: { client_id: client.id, preferences: { is_auto_charged: true } },
    });
    const { invoice_id } = await enrol(client.id, { is_auto_charged: false });
    await again('charge_invoice', invoice_id);
    expect(await invoiceOf(invoice_id)).toMatchObject({ status: 'open', payments: [] });
    expect(await failuresOf(invoice_id)).toEqual([0, false]);
  });

  it('is charged again by its retries alone', async () => {
    const { invoice_id } = await declined();
    await failTo(invoice_id, 1);
    await again('charge_invoice', invoice_id);
    expect(await failuresOf(invoice_id)).toEqual([1, true]);
    expect(await paymentsOf(invoice_id)).toHaveLength(1);
  });

  it('starts the retries when a member sends it, and there is nothing to charge', async () => {
    const { invoice_id } = await enrol((await newBilledClient(service)).id, { program_invoices: 'draft' });
    await manage(service, 'send', invoice_id);
    expect(await failuresOf(invoice_id)).toEqual([1, true]);
  });
});

describe('an invoice that cannot be charged', () => {
  const sentOf = async (client_id: string) => {
    const { invoice_id } = await enrol(client_id, { is_auto_charged: undefined });
    await again('charge_invoice', invoice_id);
    return invoice_id;
  };
  const byDefault = (client_id: string) =>
    service.ok('updateClientBillingSettings', {
      body: { client_id, preferences: { is_auto_charged: true } },
    });

  it('is left to reminders where the client pays in another way', async () => {
    const { id } = await newBilledClient(service);
    await byDefault(id);
    expect(await failuresOf(await sentOf(id))).toEqual([0, false]);
  });

  it('counts as failed where the method of the client no longer works', async () => {
    const { client, method } = await newPayer(service);
    await byDefault(client.id);
    await service.query("update payment_methods set status = 'failed' where id = $1", [method.id]);
    expect(await failuresOf(await sentOf(client.id))).toEqual([1, true]);
  });

  it('does not count as failed while the agency itself takes no payments', async () => {
    const enrolment = await declined();
    const { client } = await newPayer(service);
    await failTo(enrolment.invoice_id, 1);
    const set = 'update payment_providers set status = $1';
    await service.query(set, ['restricted']);
    await retryNow(enrolment.invoice_id);
    const due =
      "select count(*)::integer as due from timers where record_id = $1 and kind = 'retry_charge' and due_at > app.now()";
    await expect
      .poll(async () => (await service.query(due, [enrolment.invoice_id]))[0], patiently)
      .toEqual({ due: 1 });
    expect(await failuresOf(enrolment.invoice_id)).toEqual([1, true]);
    const { invoice_id } = await enrol(client.id);
    await again('charge_invoice', invoice_id);
    expect(await failuresOf(invoice_id)).toEqual([0, false]);
    await service.query(set, ['active']);
  });
});

describe('the last failed retry', () => {
  it('suspends the enrolment once, and stops its schedules', async () => {
    const processId = await newProcess(service);
    const { id: program_definition_id } = await newDefinition(service, {
      processes: [{ process_definition_id: processId }],
    });
    const enrolment = await declined({ program_definition_id });
    const { id, invoice_id } = enrolment;
    const recurrence = { process_definition_id: processId, recurrence: daily };
    await service.ok('manageClientProgramSchedule', {
      body: { action: 'save', client_program_id: id, ...recurrence } as never,
    });
    const nextOf = async () =>
      (await service.ok('listClientProgramProcesses', { query: { client_program_id: [id] } })).data[0]!
        .schedule.next_period_date;
    expect(await nextOf()).not.toBeNull();
    await failEach(invoice_id, 4);
    expect(await statusOf(enrolment)).toBe('active');
    await retryNow(invoice_id);
    await becomes(enrolment, 'suspended');
    expect(await nextOf()).toBeNull();
    await again('follow_invoice', invoice_id);
    const [data, ...more] = await told('suspended');
    expect(more).toEqual([]);
    expect(data).toMatchObject({
      invoice_id,
      failure_code: 'card_declined',
      attempts: 5,
      client_program: { id, status: 'suspended' },
      client: { id: enrolment.client_id },
      _changed_fields: ['status', 'status_reason'],
      _previous: { status: 'active', status_reason: null },
    });
    expect(await read(service, id)).toMatchObject({
      suspended_at: expect.any(String),
      status_reason: expect.stringMatching(/^Invoice \S+ was not paid after 5 attempts \(card_declined\)\.$/),
      open_invoice_id: invoice_id,
      failed_payment_attempts: 5,
    });
    expect((await invoiceOf(invoice_id)).status).toBe('open');
    await pay(enrolment);
    expect(await nextOf()).not.toBeNull();
  });

  it('suspends an enrolment that is to be charged, of a client without any method', async () => {
    const enrolment = await suspended(await enrol((await newBilledClient(service)).id));
    const { invoice_id } = enrolment;
    expect(await told('suspended')).toMatchObject([
      { invoice_id, failure_code: 'no_payment_method', attempts: 5 },
    ]);
    expect(await invoiceOf(invoice_id)).toMatchObject({ status: 'open', payments: [] });
  });

  it.each(['paused', 'cancelled'] as const)('leaves an enrolment that was %s as it is', async (status) => {
    const enrolment = await declined();
    await failTo(enrolment.invoice_id, 1);
    await service.ok('transitionClientProgram', { path: { id: enrolment.id }, body: { status } });
    await failTo(enrolment.invoice_id);
    await again('follow_invoice', enrolment.invoice_id);
    expect(await statusOf(enrolment)).toBe(status);
    await pay(enrolment);
    await again('follow_invoice', enrolment.invoice_id);
    expect(await statusOf(enrolment)).toBe(status);
    expect(await told('suspended')).toEqual([]);
  });

  it('does not come once the retries are cancelled, or charges are not wanted any more', async () => {
    const enrolment = await declined();
    await failTo(enrolment.invoice_id, 4);
    const { id } = enrolment;
    await service.ok('updateClientProgramBilling', { path: { id }, body: { is_auto_charged: false } });
    await retryNow(enrolment.invoice_id);
    await expect.poll(() => failuresOf(enrolment.invoice_id), patiently).toEqual([4, false]);
    const cancelled = await declined();
    await failTo(cancelled.invoice_id, 2);
    await manage(service, 'cancel_retries', cancelled.invoice_id);
    await again('follow_invoice', cancelled.invoice_id);
    expect([await statusOf(enrolment), await statusOf(cancelled)]).toEqual(['active', 'active']);
  });

  it('waits for a client who is about to pay, and does not count what fails on the page', async () => {
    const enrolment = await declined();
    const { invoice_id, client_id } = enrolment;
    await failTo(invoice_id, 4);
    const payment = await service.query<{ id: string }>(
      `insert into payment_transactions (id, tenant_id, kind, status, source, client_id, invoice_id, payment_provider_id, method,
         currency, amount_minor, attempt_number, external_id, created_at)
       select gen_random_uuid(), tenant_id, 'payment', 'pending', 'page', $1, $2, payment_provider_id, 'card', currency, amount_minor, 9,
         'sim_payment:lost:' || gen_random_uuid(), created_at
       from payment_transactions where invoice_id = $2 limit 1 returning id`,
      [client_id, invoice_id],
    );
    await service.query(
      `with due as (update timers set due_at = app.now() where record_id = $1)
       update invoices set next_retry_at = app.now() where id = $1`,
      [invoice_id],
    );
    const isPostponed = async () =>
      (
        await service.query('select next_retry_at > app.now() as x from invoices where id = $1', [invoice_id])
      )[0];
    await expect.poll(isPostponed, patiently).toEqual({ x: true });
    expect(await failuresOf(invoice_id)).toEqual([4, true]);
    await again('run_payment', payment[0]!.id);
    const [last] = (await invoiceOf(invoice_id)).payments!.filter(({ id }) => id === payment[0]!.id);
    expect(last).toMatchObject({ status: 'failed', failure_code: 'lost_card' });
    expect(await failuresOf(invoice_id)).toEqual([4, true]);
    await retryNow(invoice_id);
    await becomes(enrolment, 'suspended');
    expect(await told('suspended')).toMatchObject([{ failure_code: 'card_declined', attempts: 5 }]);
  });
});

describe('an enrolment that was suspended goes on', () => {
  const resumed = async (enrolment: Enrolment) => {
    await becomes(enrolment, 'active');
    await again('follow_invoice', enrolment.invoice_id);
    expect((await read(service, enrolment.id)).suspended_at).toBeNull();
    expect(await told('resumed')).toMatchObject([
      { resumed_from: 'suspended', client_program: { id: enrolment.id, status: 'active' } },
    ]);
  };

  it('when the client pays on the page', async () => {
    const enrolment = await suspended(await declined());
    const { payment_url: url } = await invoiceOf(enrolment.invoice_id);
    const { data } = await hosted('POST', `${url}/payments`, { type: 'card' });
    await lookUp(service, data.payment_id);
    const place = `${url}/payments/${data.payment_id}`;
    await expect.poll(async () => (await hosted('GET', place)).data.status, patiently).toBe('succeeded');
    await resumed(enrolment);
  });

  it('when a payment is recorded', async () => {
    const enrolment = await suspended(await declined());
    await pay(enrolment, price - 1);
    expect(await statusOf(enrolment)).toBe('suspended');
    await pay(enrolment, 1);
    await resumed(enrolment);
  });

  it('when its invoice is credited', async () => {
    const enrolment = await suspended(await declined());
    const { invoice_id } = enrolment;
    const { data } = await service.ok('createCreditNote', {
      body: { invoice_id, reason: 'Nothing was delivered' },
    });
    expect(data.balance_reduced).toEqual(usd(price));
    await resumed(enrolment);
  });

  it('when another method is charged', async () => {
    const enrolment = await suspended(await declined());
    await manage(service, 'charge', enrolment.invoice_id);
    expect(await statusOf(enrolment)).toBe('suspended');
    const { id: payment_method_id } = await saveMethod(service, enrolment.client_id, 'sim_wallet');
    await manage(service, 'charge', enrolment.invoice_id, { payment_method_id });
    await resumed(enrolment);
  });

  it('not before the last of its failed invoices is paid', async () => {
    const enrolment = await declined();
    const { id: client_program_id, client_id } = enrolment;
    const lines = [{ name: 'Extra', unit_price: usd(500) }];
    const { data: other } = await service.ok('createInvoice', {
      body: { client_id, client_program_id, lines },
    });
    await manage(service, 'send', other.id);
    await failTo(other.id);
    await suspended(enrolment);
    await pay(enrolment);
    await again('follow_invoice', enrolment.invoice_id);
    expect(await statusOf(enrolment)).toBe('suspended');
    expect(await told('resumed')).toEqual([]);
    await pay({ invoice_id: other.id }, 500);
    await resumed({ ...enrolment, invoice_id: other.id });
  });
});
