import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  enter,
  expireLots,
  readAccount,
  reserveCredit,
  releaseCredit,
  settleCredit,
  type Account,
  type Entry,
} from '#src/domain/ledger/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

/** Balances never fall below zero, whoever spends at once; what running work may use is nobody else's (domain model, section 8.3). */
let core: CoreDatabase;
let agency: string;
let account: Account;
beforeAll(async () => {
  core = await openCoreDatabase();
});
beforeEach(async () => {
  agency = await core.createTenant();
  account = { ledger: 'ai_credit', ownerId: agency, currency: '' };
});
afterAll(() => core.close());

type Ctx = Parameters<typeof enter>[0];
const write = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  core.db.write(agency, (scope) =>
    work({ db: scope.db, now: new Date(), identity: { kind: 'system', userId: '', tenantId: agency } }),
  );
const grant = (amount: number, more: Partial<Entry> = {}) =>
  write((ctx) => enter(ctx, account, { kind: 'grant', amount, ...more }));
const balance = () => readAccount(core.db.read(agency), account);
const entries = async () =>
  (
    await core.owner.query<{ kind: string; amount: string; balance_after: string }>(
      'select kind, amount, balance_after from ledger_entries where tenant_id = $1 order by id',
      [agency],
    )
  ).rows.map(({ kind, amount, balance_after }) => `${kind} ${amount} = ${balance_after}`);

it('has the sum of its entries', async () => {
  await grant(1_000);
  await write((ctx) => enter(ctx, account, { kind: 'consume', amount: -300 }));
  await write((ctx) => enter(ctx, account, { kind: 'adjust', amount: 50, reason: 'Counted twice.' }));
  expect(await balance()).toEqual({ balance: 750, reserved: 0 });
  expect(await entries()).toEqual(['grant 1000 = 1000', 'consume -300 = 700', 'adjust 50 = 750']);
});

it('never falls below zero, also when many spend at once', async () => {
  await grant(100);
  const spent = await Promise.allSettled(
    Array.from({ length: 10 }, () => write((ctx) => enter(ctx, account, { kind: 'consume', amount: -30 }))),
  );
  expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await balance()).toEqual({ balance: 10, reserved: 0 });
});

it('keeps what running work may use from others, charges what it used, and gives the rest back', async () => {
  await grant(100);
  const work = randomUUID();
  await write((ctx) => reserveCredit(ctx, account, work, 80));
  await expect(write((ctx) => reserveCredit(ctx, account, randomUUID(), 30))).rejects.toThrow(
    '20 is available beside 80 reserved',
  );
  await expect(write((ctx) => enter(ctx, account, { kind: 'consume', amount: -30 }))).rejects.toThrow(
    'not enough',
  );
  expect(await write((ctx) => settleCredit(ctx, account, work, { amount: 25, purpose: 'memory' }))).toBe(25);
  expect(await balance()).toEqual({ balance: 75, reserved: 0 });
  expect(await write((ctx) => settleCredit(ctx, account, work, { amount: 25, purpose: 'memory' }))).toBe(25);
  expect(await balance()).toEqual({ balance: 75, reserved: 0 });
  const other = randomUUID();
  await write((ctx) => reserveCredit(ctx, account, other, 75));
  await write((ctx) => releaseCredit(ctx, account, other));
  await write((ctx) => releaseCredit(ctx, account, other));
  expect(await balance()).toEqual({ balance: 75, reserved: 0 });
});

it('charges work that used more than it had reserved no more than there is', async () => {
  await grant(100);
  const [one, other] = [randomUUID(), randomUUID()];
  await write((ctx) => reserveCredit(ctx, account, one, 60));
  await write((ctx) => reserveCredit(ctx, account, other, 30));
  expect(await write((ctx) => settleCredit(ctx, account, one, { amount: 500, purpose: 'memory' }))).toBe(70);
  expect(await balance()).toEqual({ balance: 30, reserved: 30 });
});

it('enters the same cause once', async () => {
  const causeId = randomUUID();
  await grant(100, { causeId });
  await grant(100, { causeId });
  expect(await balance()).toEqual({ balance: 100, reserved: 0 });
});

it('uses first what ends first, and takes back what is left of it after its last day', async () => {
  await grant(100);
  await grant(50, { expiresOn: '2026-04-30' });
  await grant(50, { expiresOn: '2026-03-31' });
  await write((ctx) => enter(ctx, account, { kind: 'consume', amount: -70 }));
  await write((ctx) => expireLots(ctx, account, '2026-03-31'));
  expect(await balance()).toEqual({ balance: 130, reserved: 0 });
  await write((ctx) => expireLots(ctx, account, '2026-05-01'));
  expect(await balance()).toEqual({ balance: 100, reserved: 0 });
  await write((ctx) => expireLots(ctx, account, '2027-05-01'));
  expect(await entries()).toEqual([
    'grant 100 = 100',
    'grant 50 = 150',
    'grant 50 = 200',
    'consume -70 = 130',
    'expire -30 = 100',
  ]);
});

it('leaves what running work may use until it ends', async () => {
  await grant(50, { expiresOn: '2026-03-31' });
  const work = randomUUID();
  await write((ctx) => reserveCredit(ctx, account, work, 40));
  await write((ctx) => expireLots(ctx, account, '2026-04-01'));
  expect(await balance()).toEqual({ balance: 40, reserved: 40 });
});

it('is never edited by the service', async () => {
  await grant(50);
  for (const change of ['update ledger_entries set amount = 1', 'delete from ledger_entries'])
    await expect(
      core.db.write(agency, (scope) =>
        scope.db.executeQuery({ sql: change, parameters: [], query: undefined as never } as never),
      ),
    ).rejects.toThrow('permission denied');
});
