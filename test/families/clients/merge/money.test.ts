import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../../support/service.ts';
import { newBilledClient } from '../../billing/billing.ts';
import { asOwner, type Member } from '../../organization/people.ts';
import { enrolled } from '../../programs/programs.ts';

let service: Service;
let agency: TestAgency;
let owner: Member;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  owner = await asOwner(service, agency);
});
afterAll(() => service?.stop());

const merge = (survivor_id: string, source_ids: string[]) =>
  service.call('mergeClients', { body: { survivor_id, source_ids } }, owner);

describe('money of merged clients', () => {
  it('adds credit up, part by part, and leaves nothing behind', async () => {
    const [survivor, source] = [await newBilledClient(service), await newBilledClient(service)];
    const grant = async (clientId: string, amount: number, expires: string | null) => {
      await service.query(
        `insert into ledger_accounts (tenant_id, ledger, owner_id, currency, balance) values ($1, 'client_credit', $2, 'USD', $3)
         on conflict (tenant_id, ledger, owner_id, currency) do update set balance = ledger_accounts.balance + $3`,
        [agency.id, clientId, amount],
      );
      const [entry] = await service.query<{ id: string }>(
        `insert into ledger_entries (tenant_id, ledger, owner_id, currency, kind, amount, balance_after, created_at, expires_on)
         values ($1, 'client_credit', $2, 'USD', 'grant', $3, $3, now(), $4) returning id`,
        [agency.id, clientId, amount, expires],
      );
      await service.query(
        `insert into ledger_lots (tenant_id, entry_id, ledger, owner_id, currency, remaining, expires_on) values ($1, $2, 'client_credit', $3, 'USD', $4, $5)`,
        [agency.id, entry!.id, clientId, amount, expires],
      );
    };
    await grant(survivor.id, 700, null);
    await grant(source.id, 200, '2999-12-31');
    await grant(source.id, 300, null);
    expect((await merge(survivor.id, [source.id])).status).toBe(200);
    const accounts = await service.query(
      'select owner_id, balance::integer, (select sum(amount)::integer from ledger_entries e where e.owner_id = a.owner_id) as sum from ledger_accounts a where owner_id = any($1) order by balance',
      [[survivor.id, source.id]],
    );
    expect(accounts).toEqual([
      { owner_id: source.id, balance: 0, sum: 0 },
      { owner_id: survivor.id, balance: 1200, sum: 1200 },
    ]);
    const lots = await service.query(
      'select remaining::integer, expires_on::text from ledger_lots where owner_id = $1 order by remaining',
      [survivor.id],
    );
    expect(lots).toEqual([
      { remaining: 200, expires_on: '2999-12-31' },
      { remaining: 300, expires_on: null },
      { remaining: 700, expires_on: null },
    ]);
    const [timer] = await service.query(
      "select count(*)::integer from timers t join ledger_entries e on e.id = t.record_id where t.kind = 'expire_client_credit' and e.owner_id = $1",
      [survivor.id],
    );
    expect(timer).toEqual({ count: 1 });
  });

  it('has one default address and one default method, and a method of both once', async () => {
    const [survivor, source] = [await newBilledClient(service), await newBilledClient(service)];
    const method = async (clientId: string, fingerprint: string, isDefault: boolean) => {
      const [row] = await service.query<{ id: string }>(
        `insert into payment_methods (tenant_id, owner_kind, client_id, provider, type, status, is_default, external_id, fingerprint, last4, brand)
         values ($1, 'client', $2, 'simulated', 'card', 'active', $3, $4, $5, '4242', 'visa') returning id`,
        [agency.id, clientId, isDefault, randomUUID(), fingerprint],
      );
      return row!.id;
    };
    const same = randomUUID();
    const kept = await method(survivor.id, same, true);
    const twice = await method(source.id, same, true);
    const other = await method(source.id, randomUUID(), false);
    const enrolment = await enrolled(service, { client_id: source.id });
    await service.query('update client_programs set payment_method_id = $1 where id = $2', [
      twice,
      enrolment.id,
    ]);
    const address = { line1: '1 Main St', city: 'Portland', country: 'US' };
    for (const { id } of [survivor, source])
      await service.ok('createClientBillingAddress', {
        path: { client_id: id },
        body: { address, is_default: true },
      } as never);
    const { status, body } = await merge(survivor.id, [source.id]);
    expect([status, body.error?.message]).toEqual([200, undefined]);
    const methods = await service.query(
      'select id, is_default from payment_methods where client_id = $1 and deleted_at is null order by is_default desc',
      [survivor.id],
    );
    expect(methods).toEqual([
      { id: kept, is_default: true },
      { id: other, is_default: false },
    ]);
    const [charged] = await service.query(
      'select client_id, payment_method_id from client_programs where id = $1',
      [enrolment.id],
    );
    expect(charged).toEqual({ client_id: survivor.id, payment_method_id: kept });
    const addresses = await service.query(
      'select is_default from client_billing_addresses where client_id = $1 order by 1',
      [survivor.id],
    );
    expect(addresses).toEqual([{ is_default: false }, { is_default: true }]);
  });

  it('keeps the default address and method of the source where the survivor has none', async () => {
    const [survivor, source] = [await newBilledClient(service), await newBilledClient(service)];
    const address = { line1: '1 Main St', city: 'Portland', country: 'US' };
    await service.ok('createClientBillingAddress', {
      path: { client_id: source.id },
      body: { address, is_default: true },
    } as never);
    await service.query(
      `insert into payment_methods (tenant_id, owner_kind, client_id, provider, type, status, is_default, external_id, fingerprint, last4, brand)
       values ($1, 'client', $2, 'simulated', 'card', 'active', true, $3, $3, '4242', 'visa')`,
      [agency.id, source.id, randomUUID()],
    );
    expect((await merge(survivor.id, [source.id])).status).toBe(200);
    for (const table of ['client_billing_addresses', 'payment_methods'])
      expect(
        await service.query(`select is_default from ${table} where client_id = $1`, [survivor.id]),
      ).toEqual([{ is_default: true }]);
  });
});
