import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { usd } from '../billing/billing.ts';
import { day, enrolled, eventTypes, fire, passDays, payFirst, read } from './programs.ts';

/** The page on which a contact of a client sees an enrolment and cancels it. */
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

const contactsOf = async (clientId: string) =>
  (await service.ok('getClient', { path: { id: clientId } })).data.contacts;
const issue = (id: string, body: object) => service.call('issueClientProgramLink', { path: { id }, body });

/** An enrolment, and the address of its page for the contact of the client. */
async function opened(body: Record<string, unknown> = {}, program: Record<string, unknown> = {}) {
  const enrolment = await enrolled(service, body, program);
  const [contact] = await contactsOf(enrolment.client.id);
  const { status, body: answer } = await issue(enrolment.id, { contact_id: contact!.id });
  expect(status).toBe(200);
  return { ...enrolment, contact: contact!, url: answer.data.url as string };
}

async function send(url: string, body?: object) {
  const response = await fetch(url, {
    method: 'POST',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const { data, error } = await response.json();
  return { status: response.status, data, message: error?.message as string };
}
const details = async (url: string) => {
  const response = await fetch(`${url}/details`);
  return { status: response.status, data: (await response.json()).data };
};

it('shows the enrolment, and opens nothing by a former link', async () => {
  const { id, url, contact, program } = await opened({ billing: { pricing_override: usd(20_000) } });
  expect(await details(url)).toEqual({
    status: 200,
    data: {
      agency_name: service.agencies[0].name,
      program_name: program.name,
      status: 'active',
      frequency: 'monthly',
      amount: usd(20_000),
      start_date: day(service),
      end_date: null,
      paid_through_date: null,
      next_billing_date: (await read(service, id)).billing.next_billing_date,
      cancels_at: null,
      can_cancel: true,
      minimum_term_ends_on: null,
      open_invoice_url: null,
      method_label: null,
    },
  });
  const { body } = await issue(id, { contact_id: contact.id });
  expect((await details(url)).status).toBe(404);
  expect((await details(body.data.url)).status).toBe(200);
  await passDays(service, owner, 30);
  expect((await details(body.data.url)).status).toBe(404);
});

it('is a page that runs its own script, and that nobody frames', async () => {
  const { url, program } = await opened({}, { name: `<b>Growth</b> ${randomUUID()}` });
  const response = await fetch(url);
  const text = await response.text();
  expect(text).toContain(program.name.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  expect(text).toContain('310.00 USD every month');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'sha256-/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

it('links to the open invoice', async () => {
  const { id, url } = await opened();
  const { data } = await service.ok('listInvoices', { query: { client_program_id: [id] } });
  await service.ok('manageInvoice', { body: { action: 'finalize', invoice_id: data[0]!.id } });
  const { payment_url } = (await service.ok('getInvoice', { path: { id: data[0]!.id } })).data;
  expect((await details(url)).data.open_invoice_url).toBe(payment_url);
  expect(await (await fetch(url)).text()).toContain(`href="${payment_url}"`);
  await fetch(payment_url!).then(({ status }) => expect(status).toBe(200));
});

it('cancels at the end of the paid period, and takes that back', async () => {
  const { id, url, contact } = await opened();
  await payFirst(service, id);
  await service.takeEvents();
  const { billing } = await read(service, id);
  const cancelled = await send(`${url}/cancel`, { reason: 'Moves in house' });
  expect(cancelled.data).toMatchObject({ status: 'active', can_cancel: false, next_billing_date: null });
  expect(cancelled.data.cancels_at.slice(0, 10)).toBe(billing.next_billing_date);
  expect((await read(service, id)).status_reason).toBe('Moves in house');
  expect((await send(`${url}/cancel`, { reason: 'Again' })).status).toBe(200);
  expect((await read(service, id)).status_reason).toBe('Moves in house');
  expect(await (await fetch(url)).text()).toContain('Keep the program');
  expect((await send(`${url}/keep`)).data).toMatchObject({ cancels_at: null, can_cancel: true });
  expect((await send(`${url}/keep`)).status).toBe(200);
  expect(await eventTypes(service)).toEqual([]);
  await send(`${url}/cancel`, {});
  await passDays(service, owner, 29);
  expect((await send(`${url}/keep`)).data.cancels_at).toBeNull();
  await send(`${url}/cancel`, {});
  const actors = await service.query(
    "select distinct actor_type, actor_id from audit_log where record_id = $1 and operation_id like '%Enrolment%'",
    [id],
  );
  expect(actors).toEqual([{ actor_type: 'client_contact', actor_id: contact.id }]);
});

it('cancels at once when nothing is paid, and then for good', async () => {
  const { id, url } = await opened();
  await service.takeEvents();
  expect((await send(`${url}/cancel`, { reason: null })).data.status).toBe('cancelled');
  const [event] = await service.takeEvents();
  expect(event).toMatchObject({
    event_type: 'client_program.cancelled',
    data: { at_period_end: false, client_program: { id } },
  });
  expect((await send(`${url}/cancel`, {})).status).toBe(409);
  expect((await send(`${url}/keep`)).status).toBe(409);
  await fire(service, owner);
});

it('waits for the end of the minimum term', async () => {
  const { url } = await opened({}, { minimum_term_months: 1 });
  const { data } = await details(url);
  expect(data.can_cancel).toBe(false);
  expect(await send(`${url}/cancel`, {})).toMatchObject({
    status: 409,
    message: expect.stringContaining(data.minimum_term_ends_on),
  });
});

it('closes for a contact who is gone', async () => {
  const { url, client, contact } = await opened();
  const others = (await contactsOf(client.id)).filter(({ id }) => id !== contact.id);
  await service.ok('updateClient', { path: { id: client.id }, body: { contacts: others } as never });
  expect((await details(url)).status).toBe(404);
  expect((await send(`${url}/cancel`, {})).status).toBe(404);
});

it('is sent to a contact who has an address', async () => {
  const { id, client, contact } = await opened();
  expect((await issue(randomUUID(), { contact_id: contact.id })).status).toBe(404);
  expect((await issue(id, { contact_id: randomUUID() })).status).toBe(404);
  expect((await issue(id, { contact_id: contact.id, is_sent: true })).body.data.is_sent).toBe(true);
  const mails = await service.query<{ to_address: string; category: string }>(
    'select to_address, category from email_deliveries where record_id = $1',
    [id],
  );
  expect(mails).toEqual([{ to_address: contact.email, category: 'billing' }]);
  await service.ok('updateClient', {
    path: { id: client.id },
    body: { contacts: [{ id: contact.id, name: contact.name, is_primary: true }] } as never,
  });
  expect((await issue(id, { contact_id: contact.id, is_sent: true })).status).toBe(409);
});
