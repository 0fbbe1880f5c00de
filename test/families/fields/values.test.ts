import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { agencyValues, choices, newField, writeValues } from './field-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();
const compositeType = async (key: string) =>
  (await service.ok('listFieldCompositeTypes', { query: { key: [key] } })).data[0]!.id;

interface Case {
  readonly config: object;
  /** What is written and, where it differs, what is stored. */
  readonly fits: [unknown, unknown?][];
  readonly misfits: [unknown, RegExp][];
}

const cases: Record<string, Case> = {
  text: {
    config: { type: 'text', max_length: 5, pattern: '[A-Z]+', pattern_hint: 'must be upper-case letters' },
    fits: [['ABC'], ['ABCDE']],
    misfits: [
      ['abc', /must be upper-case letters/],
      ['ABCDEF', /longer than 5/],
      [' ', /blank/],
      ['A\nB', /single line/],
      [5, /must be a string/],
    ],
  },
  long_text: {
    config: { type: 'long_text', max_length: 10 },
    fits: [['a\nb'], ['🙂'.repeat(10)]],
    misfits: [['🙂'.repeat(11), /longer than 10/]],
  },
  number: {
    config: { type: 'number', min: -1, max: 10, decimals: 2 },
    fits: [[1.25], [-1], [0], [10]],
    misfits: [
      [-2, /-1 or more/],
      [11, /10 or less/],
      [1.255, /at most 2 decimal places/],
      ['1', /must be a number/],
    ],
  },
  money: {
    config: { type: 'money', currency: 'USD', min_minor: 0 },
    fits: [[{ amount_minor: 0, currency: 'USD' }], [{ currency: 'USD', amount_minor: 5 }]],
    misfits: [
      [{ amount_minor: 1, currency: 'EUR' }, /must be in USD/],
      [{ amount_minor: -1, currency: 'USD' }, /0 or more/],
      [{ amount_minor: 1.5, currency: 'USD' }, /amount_minor/],
      [{ amount_minor: 1 }, /currency is required/],
      [{ currency: 'USD' }, /amount_minor/],
      [{ amount_minor: 1, currency: 'XQZ' }, /ISO 4217/],
    ],
  },
  date: {
    config: { type: 'date', earliest_date: '2024-02-01' },
    fits: [['2024-02-29']],
    misfits: [
      ['2025-02-29', /must be a calendar date such as 2026-03-02/],
      ['2024-01-31', /2024-02-01 or later/],
      ['2024-2-1', /must be a calendar date such as 2026-03-02/],
      ['2024-02-29T00:00:00Z', /must be a calendar date such as 2026-03-02/],
    ],
  },
  date_time: {
    config: { type: 'date_time', latest_at: '2030-01-01T00:00:00Z' },
    fits: [
      ['2026-03-02T14:05:09Z', '2026-03-02T14:05:09.000Z'],
      ['2026-03-02T14:05:09.1234+02:00', '2026-03-02T12:05:09.123Z'],
    ],
    misfits: [
      ['2026-03-02', /instant/],
      ['2026-02-30T00:00:00Z', /instant/],
      ['2030-01-01T00:00:01Z', /or earlier/],
      ['2026-03-02T25:00:00Z', /instant/],
    ],
  },
  checkbox: {
    config: { type: 'checkbox' },
    fits: [[true], [false]],
    misfits: [
      ['true', /true or false/],
      [1, /true or false/],
    ],
  },
  single_choice: {
    config: { type: 'single_choice', choices: choices('Dental', 'Legal') },
    fits: [['dental']],
    misfits: [
      ['Dental', /has no choice "Dental"; its choices are dental, legal/],
      [['dental'], /key of a choice/],
    ],
  },
  multi_choice: {
    config: { type: 'multi_choice', choices: choices('A', 'B', 'C'), max_items: 2 },
    fits: [
      [
        ['c', 'a'],
        ['a', 'c'],
      ],
      [['b']],
    ],
    misfits: [
      [['a', 'x'], /has no choice "x"/],
      [['a', 'b', 'c'], /at most 2/],
      ['a', /list of choice keys/],
    ],
  },
  email: {
    config: { type: 'email', allowed_domains: ['harbor.example'] },
    fits: [['Dana@Harbor.Example', 'Dana@harbor.example']],
    misfits: [
      ['dana@other.example', /address of harbor.example/],
      ['dana', /e-mail address/],
      ['a b@harbor.example', /e-mail address/],
    ],
  },
  phone: {
    config: { type: 'phone', default_country: 'US' },
    fits: [
      ['(207) 555-0142', '+12075550142'],
      ['+49 30 901820', '+4930901820'],
    ],
    misfits: [
      ['12', /phone number/],
      ['nobody', /phone number/],
    ],
  },
  url: {
    config: { type: 'url', is_https_only: true },
    fits: [['https://harbor.example/a?b#c']],
    misfits: [
      ['http://harbor.example', /https/],
      ['javascript:alert(1)', /https/],
      ['harbor.example', /web address/],
    ],
  },
  address: {
    config: { type: 'address', required_parts: ['city'] },
    fits: [
      [
        { line1: '14 Quay Street', city: 'Portland', line2: null, country: 'US' },
        { line1: '14 Quay Street', city: 'Portland', country: 'US' },
      ],
    ],
    misfits: [
      [{ line1: 'x' }, /needs the part city/],
      [{ city: 'x', planet: 'Earth' }, /no part "planet"/],
      [{ city: 'x', country: 'usa' }, /country/],
      ['Portland', /object/],
    ],
  },
  user: {
    config: { type: 'user' },
    fits: [],
    misfits: [
      [unknown, /is not a member of this agency/],
      ['x', /UUID/],
      [[unknown], /UUID/],
    ],
  },
  users: {
    config: { type: 'user', is_multiple: true, max_items: 1 },
    fits: [],
    misfits: [
      [[unknown], /is not a member/],
      [[unknown, randomUUID()], /at most 1/],
    ],
  },
  client: { config: { type: 'client' }, fits: [], misfits: [[unknown, /is not a client/]] },
  file: {
    config: { type: 'file', is_multiple: true },
    fits: [],
    misfits: [[[unknown], /is not a file that is ready/]],
  },
};

describe.each(Object.entries(cases))('a %s field', (_name, { config, fits, misfits }) => {
  it('takes what fits and says why something does not', async () => {
    const { key } = await newField(service, { config });
    for (const [value, stored = value] of fits) {
      expect((await writeValues(service, { [key]: value })).status).toBe(200);
      expect((await agencyValues(service))[key]).toEqual(stored);
    }
    for (const [value, reason] of misfits) {
      const { status, body } = await writeValues(service, { [key]: value });
      expect([status, body.error.type]).toEqual([400, 'validation_error']);
      expect(body.error.message).toMatch(reason);
      expect(body.error.message).toContain(`body.field_values.${key}`);
    }
    expect((await writeValues(service, { [key]: null })).status).toBe(200);
    expect(await agencyValues(service)).not.toHaveProperty(key);
  });
});

it('references name what exists in the own agency', async () => {
  const [own, other] = service.agencies;
  const client = await newClient(service, (await newProfile(service)).id);
  const [user, owner, customer, file] = [
    await newField(service, { config: { type: 'user', is_multiple: true } }),
    await newField(service, { config: { type: 'user' } }),
    await newField(service, { config: { type: 'client' } }),
    await newField(service, { config: { type: 'file', max_size_bytes: 100, content_types: ['image/*'] } }),
  ];
  const files = await service.query<{ id: string }>(
    `insert into managed_files (tenant_id, checksum_sha256, file_name, content_type, size_bytes, status)
     select $1, repeat('a', 64), * from (values ('a.png', 'image/png', 100, 'ready'), ('b.png', 'image/png', 101, 'ready'), ('c.pdf', 'application/pdf', 1, 'ready'), ('d.png', 'image/png', 1, 'uploading')) as v
     returning id`,
    [own.id],
  );
  const [picture, large, document, unfinished] = files.map(({ id }) => id);

  const written = {
    [user.key]: [own.ownerId],
    [owner.key]: own.ownerId,
    [customer.key]: client.id,
    [file.key]: picture,
  };
  expect((await writeValues(service, written)).body.data.field_values).toMatchObject(written);
  const refused = async (values: object) =>
    (await writeValues(service, values as Record<string, unknown>)).body.error.message;
  expect(await refused({ [owner.key]: other.ownerId })).toMatch(/not a member of this agency/);
  expect(await refused({ [file.key]: large })).toMatch(/larger than 100 bytes/);
  expect(await refused({ [file.key]: document })).toMatch(/not one of image/);
  expect(await refused({ [file.key]: unfinished })).toMatch(/not a file that is ready/);

  // A reference that went away may stay: only what is written anew must exist.
  await service.ok('deleteClient', { path: { id: client.id } });
  expect((await writeValues(service, { [customer.key]: client.id, [owner.key]: null })).status).toBe(200);
});

it('composite values have the parts of their type', async () => {
  const name = await newField(service, {
    config: { type: 'composite', composite_type_id: await compositeType('person_name') },
  });
  const hours = await newField(service, {
    config: { type: 'composite', composite_type_id: await compositeType('opening_hours') },
  });
  expect(
    (
      await writeValues(service, {
        [name.key]: { given_name: 'Dana', family_name: '' },
        [hours.key]: { monday: '09:00-12:30, 13:30-18:00' },
      })
    ).body.data.field_values,
  ).toMatchObject({
    [name.key]: { given_name: 'Dana' },
    [hours.key]: { monday: '09:00-12:30, 13:30-18:00' },
  });
  for (const [value, reason] of [
    [{ family_name: 'Reyes' }, /needs the part given_name/],
    [{ given_name: 5 }, /invalid part: given_name must be a string/],
    [{ nickname: 'D' }, /no part "nickname"/],
  ] as const) {
    expect((await writeValues(service, { [name.key]: value })).body.error.message).toMatch(reason);
  }
  expect((await writeValues(service, { [hours.key]: { monday: '9-12' } })).body.error.message).toMatch(
    /times of a day/,
  );
});

describe('every problem is told at once, at its place', () => {
  it('up to five, with the number of the others', async () => {
    const body = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`nothing_${index}`, 1]));
    const { message } = (await writeValues(service, body)).body.error;
    expect(message.match(/is not a known field/g)).toHaveLength(5);
    expect(message).toMatch(/; and 2 more$/);
  });
});

describe('required fields and defaults', () => {
  it('a new client takes defaults and needs what is required; a change may not clear it', async () => {
    const profile = await newProfile(service);
    const tier = await newField(service, {
      record_kind: 'client',
      profile_id: profile.id,
      config: { type: 'single_choice', choices: choices('Gold', 'Silver') },
      default_value: 'silver',
    });
    const code = await newField(service, {
      record_kind: 'client',
      profile_id: profile.id,
      is_required: true,
    });
    const without = await service.call('createClient', { body: { name: 'X', profile_id: profile.id } });
    expect([without.status, without.body.error.message]).toEqual([
      400,
      `body.field_values.${code.key} is required`,
    ]);
    const client = await newClient(service, profile.id, { field_values: { [code.key]: 'a' } });
    expect(client.field_values).toEqual({ [code.key]: 'a', [tier.key]: 'silver' });
    const cleared = await service.call('updateClient', {
      path: { id: client.id },
      body: { field_values: { [code.key]: null } },
    });
    expect(cleared.body.error.message).toMatch(/is required and cannot be cleared/);
    const plain = await newClient(service, profile.id, {
      field_values: { [code.key]: 'b', [tier.key]: null },
    });
    expect(plain.field_values).toEqual({ [code.key]: 'b' });
  });

  it('a client has no values of another profile', async () => {
    const [profile, other] = [await newProfile(service), await newProfile(service)];
    const field = await newField(service, { record_kind: 'client', profile_id: other.id });
    const refused = await service.call('createClient', {
      body: { name: 'X', profile_id: profile.id, field_values: { [field.key]: 'a' } },
    });
    expect(refused.body.error.message).toMatch(/is a field of another client profile/);
  });
});

describe('unique values', () => {
  it('are held by one record at a time, without regard to case, and are free again when it lets go', async () => {
    const profile = await newProfile(service);
    const { key } = await newField(service, {
      record_kind: 'client',
      profile_id: profile.id,
      is_unique: true,
    });
    const create = (value: string) =>
      service.call('createClient', {
        body: { name: 'X', profile_id: profile.id, field_values: { [key]: value } },
      });
    const first = (await create('A-1')).body.data;
    const refused = await create(' a-1 ');
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      `The value of field_values.${key} must be unique, and client ${first.id} already has it.`,
    ]);
    await service.ok('updateClient', { path: { id: first.id }, body: { field_values: { [key]: 'A-2' } } });
    const second = (await create('A-1')).body.data;
    await service.ok('deleteClient', { path: { id: second.id } });
    expect((await create('A-1')).status).toBe(200);
    expect((await create('A-2')).status).toBe(409);
    await service.ok('updateClient', { path: { id: first.id }, body: { field_values: { [key]: null } } });
    expect((await create('A-2')).status).toBe(200);
  });

  it('are refused without the id of a private task that holds them', async () => {
    const { key } = await newField(service, { record_kind: 'task', is_unique: true });
    const create = (body: object, caller?: { key: string }) =>
      service.call('createTask', { body: { name: 'X', field_values: { [key]: 'A-1' }, ...body } }, caller);
    const { id } = (await create({ is_private: true })).body.data;
    const message = (holder: string) =>
      `The value of field_values.${key} must be unique, and ${holder} already has it.`;
    const [outsider, manager] = [
      await service.keyWith(service.agencies[0], ['tasks.view', 'tasks.create']),
      await service.keyWith(service.agencies[0], ['tasks.view', 'tasks.create', 'tasks.manage']),
    ];
    expect((await create({}, { key: outsider })).body.error.message).toBe(message('another task'));
    expect((await create({}, { key: manager })).body.error.message).toBe(message(`task ${id}`));
    await service.ok('setTaskPrivacy', { path: { id }, body: { is_private: false } });
    expect((await create({}, { key: outsider })).body.error.message).toBe(message(`task ${id}`));
  });

  it('go to one of many who claim them at once', async () => {
    const profile = await newProfile(service);
    const { key } = await newField(service, {
      record_kind: 'client',
      profile_id: profile.id,
      is_unique: true,
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        service.call('createClient', {
          body: { name: 'X', profile_id: profile.id, field_values: { [key]: 'same' } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  });
});
