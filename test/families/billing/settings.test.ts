import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { newRate, usd } from './billing.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service.stop());

const update = (body: object) => service.call('updateBillingSettings', { body });

describe('billing settings', () => {
  it('begin with the defaults, and keep what is changed, in the audit trail too', async () => {
    const { data: before } = await service.ok('updateBillingSettings', { body: { default_memo: null } });
    expect(before).toMatchObject({
      currency: 'USD',
      invoice_number_prefix: 'INV-',
      next_running_number: 1,
      revision: 1,
    });
    const { data } = await service.ok('updateBillingSettings', {
      body: {
        legal_name: 'Northlight Studio LLC',
        address: { line1: '2 Harbor Square', country: 'US' },
        payment_terms: { due_in_days: 30, late_fee_percent: 1.5 },
        reminder_days: [10, -3],
        ai_credit_recharge: { below_credits: 1000, amount: usd(5000), monthly_limit: null },
        expected_revision: 1,
      },
    });
    expect(data).toMatchObject({
      legal_name: 'Northlight Studio LLC',
      payment_terms: { due_in_days: 30, is_end_of_month: false, late_fee_percent: 1.5, grace_days: 0 },
      reminder_days: [-3, 10],
      revision: 2,
    });
    expect((await update({ legal_name: 'X', expected_revision: 1 })).status).toBe(409);
    expect(await auditActions(service, service.agencies[0].id)).toContain('updated');
  });

  it('write nothing when nothing changes', async () => {
    const { data: first } = await service.ok('updateBillingSettings', {
      body: { billing_email: 'a@b.example' },
    });
    const { data: second } = await service.ok('updateBillingSettings', {
      body: { billing_email: 'a@b.example' },
    });
    expect(second.revision).toBe(first.revision);
  });

  it('refuse what makes no sense, with its place', async () => {
    expect((await update({ currency: 'XYZ' })).status).toBe(400);
    expect((await update({ payment_terms: { due_in_days: 1, late_fee_percent: 1.00001 } })).status).toBe(400);
    const same = await update({ credit_note_number_prefix: 'INV-' });
    expect(same.body.error.message).toContain('body.credit_note_number_prefix');
    const other = await update({ invoice_number_prefix: 'CN-' });
    expect(other.body.error.message).toContain('body.invoice_number_prefix');
    const zero = { below_credits: 1, amount: usd(0), monthly_limit: null };
    expect((await update({ ai_credit_recharge: zero })).body.error.message).toContain('amount_minor');
  });
});

describe('running numbers', () => {
  it('only go forward', async () => {
    const { data } = await service.ok('updateBillingSettings', { body: { next_running_number: 43 } });
    expect(data.next_running_number).toBe(43);
    const back = await update({ next_running_number: 42 });
    expect(back.status).toBe(409);
    expect(back.body.error.message).toContain('43');
    expect((await update({ next_running_number: 43 })).status).toBe(200);
  });

  it('restart every year only with the year in every prefix, and never give a number twice', async () => {
    expect((await update({ is_numbered_by_year: true })).status).toBe(400);
    await service.ok('updateBillingSettings', { body: { next_running_number: 50 } });
    const { data } = await service.ok('updateBillingSettings', {
      body: {
        is_numbered_by_year: true,
        invoice_number_prefix: 'INV-{YYYY}-',
        credit_note_number_prefix: 'CN-{YYYY}-',
      },
    });
    expect(data.next_running_number).toBe(50);
    await service.ok('updateBillingSettings', {
      body: { is_numbered_by_year: false, invoice_number_prefix: 'INV-', credit_note_number_prefix: 'CN-' },
    });
  });
});

describe('tax rates', () => {
  it('are added, found and renamed; the percent stays', async () => {
    const rate = await newRate(service, { percent: 5.5, country: 'US', region: 'ME', is_default: true });
    expect(rate).toMatchObject({ percent: 5.5, is_default: true, components: [] });
    const renamed = `Renamed ${randomUUID()}`;
    const { data } = await service.ok('updateBillingSettings', {
      body: { update_tax_rates: [{ id: rate.id, name: renamed, region: null }] },
    });
    expect(data.tax_rates.find(({ id }) => id === rate.id)).toMatchObject({
      name: renamed,
      region: null,
      percent: 5.5,
    });
    const { data: found } = await service.ok('listBillingTaxRates', {
      query: { search: renamed, country: 'US' },
    });
    expect(found.map(({ id }) => id)).toEqual([rate.id]);
  });

  it.each(['UK', 'QQ', 'gb'])('are of a country that exists, which %s does not', async (country) => {
    const { status, body } = await service.call('listBillingTaxRates', { query: { country } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('country');
    const added = await service.call('updateBillingSettings', {
      body: { add_tax_rates: [{ name: 'VAT', kind: 'vat', percent: 20, country }] },
    });
    expect(JSON.stringify(added.body)).toContain('such as US, or GB for the United Kingdom');
  });

  it('have components that make them up', async () => {
    const components = [
      { name: 'GST', kind: 'gst', percent: 5 },
      { name: 'PST', kind: 'pst', percent: 7 },
    ];
    expect(await newRate(service, { percent: 12, components })).toMatchObject({ components });
    const wrong = await update({
      add_tax_rates: [{ name: 'Wrong', kind: 'other', percent: 13, components }],
    });
    expect(wrong.body.error.message).toContain('make up 12 percent');
    const alone = [{ name: 'GST', kind: 'gst', percent: 5 }];
    expect(
      (await update({ add_tax_rates: [{ name: 'Alone', kind: 'gst', percent: 5, components: alone }] }))
        .status,
    ).toBe(400);
    expect((await update({ add_tax_rates: [{ name: 'Fine', kind: 'gst', percent: 5.00001 }] })).status).toBe(
      400,
    );
  });

  it('differ in name while in use, and are archived and restored', async () => {
    const rate = await newRate(service);
    const again = { add_tax_rates: [{ name: rate.name.toUpperCase(), kind: 'vat', percent: 1 }] };
    expect((await update(again)).status).toBe(409);
    const { data } = await service.ok('updateBillingSettings', { body: { archive_tax_rate_ids: [rate.id] } });
    expect(data.tax_rates.map(({ id }) => id)).not.toContain(rate.id);
    const { data: archived } = await service.ok('listBillingTaxRates', { query: { is_archived: true } });
    expect(archived.map(({ id }) => id)).toContain(rate.id);
    expect((await update(again)).status).toBe(200);
    expect((await update({ restore_tax_rate_ids: [rate.id] })).status).toBe(409);
    expect((await update({ archive_tax_rate_ids: [randomUUID()] })).status).toBe(400);
  });

  it('are the default only while in use', async () => {
    const rate = await newRate(service, { is_default: true });
    expect((await update({ archive_tax_rate_ids: [rate.id] })).status).toBe(400);
    expect((await update({ default_tax_rate_id: randomUUID() })).status).toBe(400);
    const { data } = await service.ok('updateBillingSettings', {
      body: { default_tax_rate_id: null, archive_tax_rate_ids: [rate.id] },
    });
    expect(data.default_tax_rate_id).toBeNull();
    expect((await update({ default_tax_rate_id: rate.id })).status).toBe(400);
  });

  it('can be the rate of a service of the catalogue', async () => {
    const rate = await newRate(service);
    const { data: category } = await service.ok('createClientServiceCategory', {
      body: { name: `C ${randomUUID()}` },
    });
    const { data } = await service.ok('createClientServices', {
      body: { category_id: category.id, services: [{ name: 'Advice', tax_rate_id: rate.id }] },
    });
    expect(data.services[0]!.tax_rate_id).toBe(rate.id);
  });
});

describe('AI credit', () => {
  it('shows the balance, and whether it is low', async () => {
    await service.ok('updateBillingSettings', { body: { ai_credit_alert_below: 100 } });
    const { data } = await service.ok('getBillingBalance');
    expect(data).toMatchObject({
      balance_credits: 0,
      available_credits: 0,
      is_low: true,
      alert_below_credits: 100,
    });
  });
});
