import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newField, newKey } from './field-records.ts';

let service: Service;
let profileId: string;
beforeAll(async () => {
  service = await startService();
  profileId = (await newProfile(service)).id;
});
afterAll(() => service.stop());

const create = (fieldValues: object) =>
  service.call('createClient', {
    body: { name: `Client ${randomUUID()}`, profile_id: profileId, field_values: fieldValues },
  });

/** What another process would do: this one hears nothing of it. */
async function elsewhere(statement: string, values: unknown[]) {
  await service.query("select set_config('app.tenant_id', $1, false)", [service.agencies[0].id]);
  await service.query(statement, values);
}

it('a field that another process made required is required here at once, although definitions are kept', async () => {
  const field = await newField(service, { record_kind: 'client', profile_id: profileId });
  const other = await newField(service, { record_kind: 'client', profile_id: profileId });
  expect((await create({ [other.key]: 'a' })).status).toBe(200);
  await elsewhere('update fields set is_required = true where id = $1', [field.id]);
  for (const values of [{ [other.key]: 'a' }, {}]) {
    const refused = await create(values);
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      `body.field_values.${field.key} is required`,
    ]);
  }
  expect((await create({ [field.key]: 'a' })).status).toBe(200);
  await elsewhere('update fields set is_required = false where id = $1', [field.id]);
  expect((await create({})).status).toBe(200);
});

it('a key that another process made is known here at once', async () => {
  const field = await newField(service, { record_kind: 'client', profile_id: profileId });
  await create({ [field.key]: 'a' });
  const key = newKey('moved');
  await elsewhere('update fields set key = $2 where id = $1', [field.id, key]);
  expect((await create({ [key]: 'a' })).status).toBe(200);
  expect((await create({ [field.key]: 'a' })).status).toBe(400);
});

it('no value is left under a former key when records are written while it is renamed', async () => {
  const field = await newField(service, { record_kind: 'client', profile_id: profileId });
  const client = await newClient(service, profileId, { field_values: { [field.key]: 'before' } });
  const key = newKey('renamed');
  const creations = Array.from({ length: 30 }, () => create({ [field.key]: 'a' }));
  const updates = Array.from({ length: 10 }, (_, index) =>
    service.call('updateClient', {
      path: { id: client.id },
      body: { field_values: { [field.key]: `v${index}` } },
    }),
  );
  const renamed = await service.call('renameFieldKey', { body: { field_id: field.id, key } });
  expect(renamed.status).toBe(200);
  const written = await Promise.all([...creations, ...updates]);
  for (const answer of written) expect([200, 400], JSON.stringify(answer.body)).toContain(answer.status);
  const [counts] = await service.query<{ former: number; present: number }>(
    'select count(*) filter (where jsonb_exists(field_values, $1))::int as former, count(*) filter (where jsonb_exists(field_values, $2))::int as present from clients',
    [field.key, key],
  );
  expect(counts).toEqual({
    former: 0,
    present: 1 + written.slice(0, 30).filter((answer) => answer.status === 200).length,
  });
});
