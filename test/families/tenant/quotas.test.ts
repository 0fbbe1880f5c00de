import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorOf } from '../../operator/command.ts';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { quotaKinds } from '#src/domain/tenants/index.ts';

/** Limits of an agency hold however many create at once, and however they create. */
let service: Service;
let profileId: string;
beforeAll(async () => {
  service = await startService({});
  profileId = (await newProfile(service)).id;
});
afterAll(() => service?.stop());

const quotas = async (key = service.agencies[0].key) => {
  const { data } = (await service.call('getAgencySettings', {}, { key })).body;
  return Object.fromEntries(
    data.quotas.map(({ quota, used, limit }: { quota: string; used: number; limit: number }) => [
      quota,
      { used, limit },
    ]),
  );
};
const operate = (...words: string[]) => operatorOf(service.environment)(...words);
const limit = (quota: string, count: number) =>
  operate('agencies', 'quota', service.agencies[0].id, '--set', `${quota}=${count}`);
const create = (name: string) => service.call('createClient', { body: { name, profile_id: profileId } });

it('shows every quota with its use and limit', async () => {
  const found = await quotas();
  expect(Object.keys(found)).toEqual(quotaKinds);
  expect(found).toMatchObject({ clients: { used: 0, limit: 250_000 }, mails_per_day: { limit: 10_000 } });
  const [{ members }] = (await service.query(
    "select count(*)::integer as members from users where tenant_id = $1 and kind = 'member'",
    [service.agencies[0].id],
  )) as [{ members: number }];
  expect(found.members.used).toBe(members);
});

describe('at the limit', () => {
  let used: number;
  beforeEach(async () => {
    used = (await quotas()).clients.used;
    await limit('clients', used + 1);
  });

  it('one of many who take the last place at once gets it, and another agency is unaffected', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => create(`Racer ${used} ${at}`)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array<number>(7).fill(409)]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.error).toEqual({
      type: 'conflict',
      message: `The quota clients is reached: the agency can have ${used + 1} clients, and one more does not fit. Remove some that are not needed, or ask the operator for a higher limit.`,
    });
    expect((await quotas()).clients).toEqual({ used: used + 1, limit: used + 1 });
    const { key } = service.agencies[1];
    const other = await service.ok('createClientProfile', { body: { name: 'Theirs' } }, { key });
    const theirs = await service.call(
      'createClient',
      { body: { name: 'Theirs', profile_id: other.data.id } },
      { key },
    );
    expect(theirs.status).toBe(200);
  });

  it('a deleted record makes room', async () => {
    const client = await newClient(service, profileId);
    expect((await create(`Over ${used}`)).status).toBe(409);
    await service.ok('deleteClient', { path: { id: client.id } });
    expect((await create(`Fits ${used}`)).status).toBe(200);
  });

  it('a statement of many rows stores all of them or none', async () => {
    const insert = (count: number) =>
      service.query(
        `insert into clients (tenant_id, profile_id, name, slug, status, status_category, source, created_by)
         select tenant_id, profile_id, 'Many', 'many-${used}-' || n, status, status_category, source, created_by
         from (select * from clients where tenant_id = $1 limit 1) c, generate_series(1, $2::integer) n`,
        [service.agencies[0].id, count],
      );
    await expect(insert(2)).rejects.toMatchObject({ code: 'QT001' });
    expect((await quotas()).clients.used).toBe(used);
    await insert(1);
    expect((await quotas()).clients.used).toBe(used + 1);
  });

  it('what a rolled-back creation took is free again', async () => {
    await expect(
      service.db.write(service.agencies[0].id, async ({ db }) => {
        await db
          .updateTable('clients')
          .set({ deleted_at: new Date() })
          .where('deleted_at', 'is', null)
          .execute();
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect((await quotas()).clients.used).toBe(used);
  });
});

it('counts exactly what the tables hold after all of this', async () => {
  const counted = await service.query(
    `select u.quota, sum(u.used)::integer as used from agency_usage u where u.tenant_id = $1 and day = '-infinity' group by 1 order by 1`,
    [service.agencies[0].id],
  );
  const held = await service.query(
    `select 'clients' as quota, count(*)::integer as used from clients where tenant_id = $1 and deleted_at is null
     union all select 'members', count(*)::integer from users where tenant_id = $1 and kind = 'member' and status <> 'removed' order by 1`,
    [service.agencies[0].id],
  );
  expect(counted.filter(({ quota }) => ['clients', 'members'].includes(quota as string))).toEqual(held);
});

describe('the operator', () => {
  it('sets a limit, returns to the default, and is in the audit log', async () => {
    const { stdout } = await limit('comments', 12);
    expect(stdout).toMatch(/comments +0 +12 +no/);
    expect((await quotas()).comments).toEqual({ used: 0, limit: 12 });
    await operate('agencies', 'quota', service.agencies[0].id, '--default', 'comments');
    expect((await quotas()).comments.limit).toBe(5_000_000);
    const audited = await service.query(
      "select new_values from audit_log where operation_id = 'ops agencies quota' and new_values ? 'quota_comments' order by id",
    );
    expect(audited.map((row) => row.new_values)).toEqual([{ quota_comments: 12 }, { quota_comments: null }]);
  });

  it.each([
    [['--set', 'dreams=5'], 'dreams is no quota.'],
    [['--set', 'clients=many'], '--set: Use QUOTA=LIMIT'],
    [['--set', 'clients=5', '--default', 'clients'], 'Use either --set or --default.'],
  ])('is told what is wrong with %j', async (options, message) => {
    const outcome = await operate('agencies', 'quota', service.agencies[0].id, ...options);
    expect([outcome.code, outcome.stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
