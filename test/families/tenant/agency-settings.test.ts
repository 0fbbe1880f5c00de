import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { readMoment } from '#src/domain/filters/moments.ts';
import { instantOf } from '#src/domain/filters/moments.queries.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { purgeDeletedRecords } from '#src/platform/jobs/purge-deleted.ts';
import { startService, type Service } from '../../support/service.ts';
import { byNotice } from '../../support/waiting.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
let service: Service;
beforeAll(async () => void (service = await startService({})));
afterAll(() => service?.stop());

const read = async () => (await service.ok('getAgencySettings')).data;
const update = (body: object, key = service.agencies[0].key) =>
  service.call('updateAgencySettings', { body }, { key });
const messageOf = ({ status, body }: { status: number; body: { error?: { message: string } } }) => [
  status,
  body.error?.message,
];

it('begins with the defaults', async () => {
  expect(await read()).toMatchObject({
    time_zone: 'UTC',
    week_start: 'monday',
    purge_days: 30,
    postal_address: null,
    logo_file_id: null,
    is_second_factor_required: false,
  });
});

describe('a change', () => {
  it('stores what it names, counts one revision and is in the audit log', async () => {
    const before = await read();
    const { body } = await update({
      name: ' Alder & Co ',
      time_zone: 'Europe/Berlin',
      locale: 'de-DE',
      postal_address: 'Alte Allee 1\nBerlin',
      expected_revision: before.revision,
    });
    expect(body.data).toMatchObject({
      name: 'Alder & Co',
      time_zone: 'Europe/Berlin',
      locale: 'de-DE',
      postal_address: 'Alte Allee 1\nBerlin',
      slug: before.slug,
      revision: before.revision + 1,
    });
    const { agency } = (await service.ok('getTenantContext', { query: { include: ['agency'] } })).data;
    expect(agency).toMatchObject({ name: 'Alder & Co', locale: 'de-DE' });
    const audited = await service.query(
      "select changed_fields from audit_log where operation_id = 'updateAgencySettings'",
    );
    expect(audited).toEqual([{ changed_fields: ['locale', 'name', 'postal_address', 'time_zone'] }]);
  });

  it('of nothing writes nothing, and a stale one is refused', async () => {
    const before = await read();
    expect((await update({ name: before.name })).body.data).toEqual(before);
    expect((await update({ name: 'Other', expected_revision: before.revision - 1 })).status).toBe(409);
    expect(await read()).toEqual(before);
  });

  it.each([
    [{ time_zone: 'Mars/Olympus' }, 400, 'body.time_zone must be an IANA time zone, such as Europe/Berlin'],
    [{ currency: 'ABC' }, 400, 'body.currency is not known.'],
    [{ purge_days: 6 }, 400, 'body.purge_days'],
    [{ slug: 'other' }, 403, 'Only an owner or admin can change slug.'],
    [{ currency: 'EUR' }, 403, 'Only an owner or admin can change currency.'],
    [{ logo_file_id: nobody }, 400, 'body.logo_file_id'],
  ])('%j is refused with %i', async (body, status, message) => {
    expect(messageOf(await update(body))).toEqual([status, expect.stringContaining(message)]);
  });

  it('of slug and currency is for owners and admins, and a slug is taken once', async () => {
    await service.query(
      "update users set kind = 'member', role = 'admin' where tenant_id = $1 and name = 'Everything'",
      [service.agencies[0].id],
    );
    await vi.waitFor(
      async () => expect((await update({ slug: 'alder-co', currency: 'EUR' })).status).toBe(200),
      byNotice,
    );
    expect(await read()).toMatchObject({ slug: 'alder-co', currency: 'EUR' });
    const [other] = await service.query<{ slug: string }>('select slug from tenants where id = $1', [
      service.agencies[1].id,
    ]);
    expect(messageOf(await update({ slug: other!.slug }))).toEqual([
      409,
      `Another agency has the slug ${other!.slug}.`,
    ]);
  });
});

describe('is honoured by', () => {
  it('filters: weeks begin on the chosen day', async () => {
    const start = async (now: string) => {
      const value = instantOf(readMoment('start_of_week')!, { now: new Date(now), userId: nobody });
      const { rows } = await sql<{ value: string }>`select ${value} as value`.execute(
        service.db.read(service.agencies[0].id),
      );
      return new Date(rows[0]!.value).toISOString();
    };
    await update({ time_zone: 'UTC' });
    const sunday = '2026-03-29T12:00:00.000Z';
    const days: Record<string, string> = {};
    for (const day of ['monday', 'saturday', 'sunday']) {
      await update({ week_start: day });
      days[day] = (await start(sunday)).slice(0, 10);
    }
    expect(days).toEqual({ monday: '2026-03-23', saturday: '2026-03-28', sunday: '2026-03-29' });
    expect((await start('2026-03-28T23:59:59.000Z')).slice(0, 10)).toBe('2026-03-22');
    await update({ week_start: 'monday' });
  });

  it('the purge: deleted records go after the window of their agency', async () => {
    await update({ purge_days: 7 });
    const left = (agency: { id: string }) =>
      service.query(
        'select name from client_profiles where tenant_id = $1 and deleted_at is not null order by name',
        [agency.id],
      );
    for (const { id } of service.agencies)
      await service.query(
        `insert into client_profiles (tenant_id, created_by, name, deleted_at) select $1, $1, days || ' days', now() - make_interval(days => days) from unnest('{6,8,31}'::integer[]) days`,
        [id],
      );
    const pool = openOwnerPool(service.ownerUrl, 'test-purge', 1);
    const owner = await pool.connect();
    await purgeDeletedRecords(owner);
    owner.release();
    await pool.end();
    expect([await left(service.agencies[0]), await left(service.agencies[1])]).toEqual([
      [{ name: '6 days' }],
      [{ name: '6 days' }, { name: '8 days' }],
    ]);
  });
});
