import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayText, isLocale, moneyText } from '#src/domain/billing/texts.ts';
import { writtenText } from '#src/domain/billing/written-text.ts';
import { queuedMails } from '../../support/outbox.ts';
import { startService, type Service } from '../../support/service.ts';
import { newBilledClient, usd } from '../billing/billing.ts';
import { manage, newDraft } from './invoices.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** A client who reads that language, with the address that its mails go to. */
async function reader(language: string | null) {
  const client = await newBilledClient(service);
  await service.ok('updateClientBillingSettings', {
    body: { client_id: client.id, preferences: { language } },
  });
  const { data } = await service.ok('getClientBillingSettings', { query: { client_id: client.id } });
  return { client_id: client.id, address: data.recipients[0]!.email };
}

async function sent(language: string | null, more: object = {}, message: object = {}) {
  const { client_id, address } = await reader(language);
  const { id } = await newDraft(service, {
    client_id,
    lines: [{ name: 'Work', unit_price: usd(123_456) }],
    invoice_date: '2030-03-01',
    due_on: '2030-03-15',
    ...more,
  });
  await manage(service, 'send', id, message);
  return { id, address, mails: await queuedMails(service, address) };
}

describe('the language of a client', () => {
  it('forms the dates and amounts of its mails', async () => {
    const { mails: german } = await sent('de');
    expect(german[0]!.text).toContain('1.234,56 USD are due on 15. März 2030.');
    const { mails: usual } = await sent(null);
    expect(usual[0]!.text).toContain('1,234.56 USD are due on March 15, 2030.');
  });

  it('is that of the agency where the tag names none', async () => {
    const { mails } = await sent('xx');
    expect(mails[0]!.text).toContain('1,234.56 USD are due on March 15, 2030.');
    expect([isLocale('de-CH'), isLocale('xx'), isLocale('en-x')]).toEqual([true, false, false]);
  });

  it('never brings letters that a document cannot show', () => {
    expect(dayText('2030-03-05', 'fr')).toBe('5 mars 2030');
    expect(dayText('2030-03-05', 'ja')).toBe('2030/03/05');
    expect(dayText('2030-03-05', 'th')).toBe('05/03/2030');
    expect(moneyText(usd(123_456), 'mr')).toBe('1,234.56 USD');
  });
});

describe('a message of a member', () => {
  it('is sent in its format, and in words as text', async () => {
    const { mails } = await sent(null, {}, { message: 'Pay it **fast**.\n\n- by card\n- by wire' });
    expect(mails[0]!.text).toContain('Pay it fast.');
    expect(mails[0]!.text).not.toContain('**');
    const { html } = (await writtenText('Pay it **fast**.<script>1</script>')) as { html: string };
    expect(html).toContain('<strong>fast</strong>');
    expect(html).not.toContain('script');
  });
});

describe('a mail about an invoice', () => {
  it('that is late says so', async () => {
    const { mails } = await sent(null, { invoice_date: '2020-03-01', due_on: '2020-03-15' });
    expect(mails[0]!.text).toContain('1,234.56 USD were due on March 15, 2020.');
  });

  it('is sent once by two who send it at once, and again by one who sends it later', async () => {
    const { client_id, address } = await reader(null);
    const { id } = await newDraft(service, { client_id });
    const outcomes = await Promise.all([manage(service, 'send', id), manage(service, 'send', id)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['sent', 'unchanged']);
    expect(await queuedMails(service, address)).toHaveLength(1);
    const own = { recipients: [{ email: address }] };
    const others = { recipients: [{ email: 'late@harbordental.example' }] };
    const next = await Promise.all([manage(service, 'send', id, own), manage(service, 'send', id, others)]);
    expect(next.map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
  });
});
