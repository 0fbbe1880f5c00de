import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { somebodyWaits } from '../status-options/waiting.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  budget,
  lifecycle,
  newObject,
  newRecord,
  ownerOf,
  path,
  takeEvents,
  text,
  work,
  type Answer,
  type Person,
} from './objects.ts';

/** Definitions that replace others: what forbids it, what it does to records, and what else it takes along. */
let service: Service;
let owner: Person;
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
});
afterAll(() => service?.stop());

const replace = (object: Answer, body: object) =>
  owner.call('replaceCustomObjectDefinition', { ...path(object), body });
const replaced = (object: Answer, body: object): Promise<Answer> =>
  owner.ok('replaceCustomObjectDefinition', { ...path(object), body });
const refusal = (object: Answer, body: object) =>
  owner.refused('replaceCustomObjectDefinition', { ...path(object), body });
const shown = (record: Answer): Promise<Answer> => owner.ok('getCustomObjectRecord', path(record));
const object = (found: Answer): Promise<Answer> => owner.ok('getCustomObject', path(found));

describe('replacing a definition', () => {
  it('adds and moves single parts by operations, without a job', async () => {
    const found = await newObject(owner, { definition: { fields: [text('a'), text('b')] } });
    await newRecord(owner, found, { field_values: { a: '1' } });
    const { custom_object: after, job } = await replaced(found, {
      operations: [
        { op: 'save_field', field: text('c', { is_required: true }) },
        { op: 'move_field', field_key: 'c', position: 0 },
        { op: 'set_lifecycle', lifecycle: null },
      ],
      expected_revision: 1,
    });
    expect(after.definition.fields.map(({ key }: Answer) => key)).toEqual(['c', 'a', 'b']);
    expect([after.definition_version, after.revision, after.status, job]).toEqual([2, 2, 'active', null]);
    expect(await refusal(found, { operations: [{ op: 'remove_field', field_key: 'nope' }] })).toEqual([
      400,
      expect.stringContaining('body.operations[0].field_key'),
    ]);
  });

  it('refuses to drop what is in use without a mapping, and says how many records', async () => {
    const found = await newObject(owner, { definition: { fields: [budget, text('serial')], lifecycle } });
    await newRecord(owner, found, { field_values: { budget: 1, serial: 'same' } });
    await newRecord(owner, found, { field_values: { serial: 'same' } });
    const without = { ...lifecycle, initial: 'live', states: lifecycle.states.slice(1), transitions: [] };
    const refused = (body: object) => refusal(found, body);
    expect(await refused({ definition: { lifecycle: without } })).toEqual([
      409,
      expect.stringContaining('2 records'),
    ]);
    expect(
      await refused({
        operations: [
          { op: 'set_lifecycle', lifecycle: null },
          { op: 'remove_field', field_key: 'budget' },
        ],
      }),
    ).toEqual([409, expect.stringContaining('1 records')]);
    expect(
      await refused({ operations: [{ op: 'save_field', field: text('serial', { is_unique: true }) }] }),
    ).toEqual([409, expect.stringContaining('share')]);
    expect(
      await refused({ operations: [{ op: 'save_field', field: { ...budget, config: { type: 'text' } } }] }),
    ).toEqual([409, expect.stringContaining('fixed')]);
    expect(
      await refused({
        operations: [{ op: 'save_field', field: { ...budget, config: { type: 'number', max: 0 } } }],
      }),
    ).toEqual([409, expect.stringContaining('1 records')]);
    expect((await refused({ definition: { lifecycle: without }, state_map: { planned: 'nope' } }))[0]).toBe(
      400,
    );
    expect((await refused({ definition: {}, field_map: { budget: 'serial' } }))[0]).toBe(400);
    expect((await object(found)).revision).toBe(1);
  });

  it('moves records by a job: states, renamed and merged fields, dropped values, without events', async () => {
    const found = await newObject(owner, {
      definition: {
        fields: [budget, text('cms'), text('old'), text('gone', { is_sensitive: true })],
        lifecycle,
      },
    });
    const first = await newRecord(owner, found, {
      field_values: { budget: 2, cms: 'wp', old: 'o', gone: 'g' },
    });
    const second = await newRecord(owner, found, { field_values: { cms: 'wf' } });
    await owner.ok('archiveCustomObjectRecord', path(second));
    const [, live, retired] = lifecycle.states;
    const body = {
      definition: {
        fields: [budget, text('platform'), text('keep')],
        lifecycle: { initial: 'live', states: [live, retired], transitions: [] },
      },
      state_map: { planned: 'live' },
      field_map: { cms: 'platform', old: 'keep' },
      drop_values: true,
    };
    const dry = await replaced(found, { ...body, is_dry_run: true });
    expect([dry.is_dry_run, dry.job, (await object(found)).revision]).toEqual([true, null, 1]);
    expect(dry.impact.map(({ key, effect, record_count }: Answer) => [key, effect, record_count])).toEqual([
      ['planned', 'state_changed', 2],
      ['cms', 'values_moved', 2],
      ['old', 'values_moved', 1],
      ['gone', 'values_dropped', 1],
    ]);
    await service.takeEvents();
    const { custom_object: after, job } = await replaced(found, { ...body, plan_hash: dry.plan_hash });
    expect([after.status, after.definition_version, job.kind, job.status]).toEqual([
      'migrating',
      2,
      'migrate_custom_object',
      'queued',
    ]);
    // The id of the former field goes on under the new key.
    expect(after.definition.fields[1].id).toBe(found.definition.fields[1].id);
    // Values of fields that are gone show no more, and further changes wait.
    expect((await shown(first)).field_values.gone).toBeUndefined();
    expect(await refusal(after, { definition: { fields: [] } })).toEqual([
      409,
      expect.stringContaining('migrating'),
    ]);
    expect((await owner.refused('deleteCustomObject', path(found)))[0]).toBe(409);
    // Records are written by the new definition before the job has reached them.
    const written = await owner.ok('updateCustomObjectRecord', {
      ...path(first),
      body: { field_values: { platform: 'webflow' } },
    });
    expect(written).toMatchObject({
      lifecycle_state: 'live',
      field_values: { budget: 2, platform: 'webflow', keep: 'o' },
    });
    await service.takeEvents();
    await work(service, job);
    expect(await shown(second)).toMatchObject({ lifecycle_state: 'live', field_values: { platform: 'wf' } });
    expect(await object(found)).toMatchObject({ status: 'active', definition_version: 2 });
    expect(await takeEvents(service)).toEqual([]);
    const [details] = (await owner.ok('getCustomObjectDetails', { body: { ids: [found.id] } }))
      .custom_objects;
    expect(details).toMatchObject({
      job: null,
      archived_count: 1,
      state_counts: [
        { state: 'live', record_count: 2 },
        { state: 'retired', record_count: 0 },
      ],
    });
    // Done again, as after a worker was killed, it changes nothing.
    const { revision } = await shown(second);
    await work(service, job);
    expect((await shown(second)).revision).toBe(revision);
  });

  it('leaves a record that somebody wrote while the job was at it', async () => {
    const found = await newObject(owner, { definition: { fields: [text('a'), text('b')] } });
    const record = await newRecord(owner, found, { field_values: { a: 'old', b: 'gone' } });
    const untouched = await newRecord(owner, found, { field_values: { a: 'stays' } });
    const { job } = await replaced(found, {
      operations: [{ op: 'remove_field', field_key: 'b' }],
      drop_values: true,
    });
    const writer = new pg.Client({ connectionString: service.ownerUrl });
    await writer.connect();
    try {
      await writer.query('begin');
      await writer.query(
        `update custom_object_records set field_values = '{"a": "new"}', definition_version = 2, revision = revision + 1 where id = $1`,
        [record.id],
      );
      const working = work(service, job);
      await somebodyWaits(service);
      await writer.query('commit');
      await working;
    } finally {
      await writer.end();
    }
    expect(await shown(record)).toMatchObject({ field_values: { a: 'new' }, revision: 2 });
    // One without anything to change was not changed.
    expect(await shown(untouched)).toEqual(untouched);
    const kept = await service.query('select from field_history where record_id = $1 and value is null', [
      record.id,
    ]);
    expect(kept).toEqual([]);
  });

  it('counts what a field takes over together with what it holds, and lets nobody take it meanwhile', async () => {
    const found = await newObject(owner, {
      definition: { fields: [text('a'), text('b', { is_unique: true })] },
    });
    const first = await newRecord(owner, found, { field_values: { a: 'x' } });
    const second = await newRecord(owner, found, { field_values: { b: 'X' } });
    const body = { operations: [{ op: 'remove_field', field_key: 'a' }], field_map: { a: 'b' } };
    expect(await refusal(found, body)).toEqual([409, expect.stringContaining('2 records share')]);
    const write = (record: Answer, field_values: object) =>
      owner.call('updateCustomObjectRecord', { ...path(record), body: { field_values } });
    await write(second, { a: 'y', b: 'z' });
    const { impact } = await replaced(found, { ...body, is_dry_run: true });
    expect(
      impact.map(({ key, effect, record_count, is_blocking }: Answer) => [
        key,
        effect,
        record_count,
        is_blocking,
      ]),
    ).toEqual([
      ['a', 'values_dropped', 1, true],
      ['a', 'values_moved', 1, false],
    ]);
    expect(await refusal(found, body)).toEqual([409, expect.stringContaining('another one in b')]);
    const { job } = await replaced(found, { ...body, drop_values: true });
    const create = (b: string) =>
      owner.call('createCustomObjectRecord', {
        body: { custom_object_id: found.id, name: 'Third', field_values: { b } },
      });
    expect((await create('x')).status).toBe(409);
    await work(service, job);
    expect([(await shown(first)).field_values, (await shown(second)).field_values]).toEqual([
      { b: 'x' },
      { b: 'z' },
    ]);
    expect((await create('X')).status).toBe(409);
    expect((await create('y')).status).toBe(200);
  });

  it('leaves unique values to their records while they are renamed', async () => {
    const found = await newObject(owner, { definition: { fields: [text('old', { is_unique: true })] } });
    const record = await newRecord(owner, found, { field_values: { old: 'x' } });
    const { job } = await replaced(found, {
      definition: { fields: [text('new', { is_unique: true })] },
      field_map: { old: 'new' },
    });
    const twin = { body: { custom_object_id: found.id, name: 'Twin', field_values: { new: 'x' } } };
    expect((await owner.refused('createCustomObjectRecord', twin))[0]).toBe(409);
    await work(service, job);
    expect((await shown(record)).field_values).toEqual({ new: 'x' });
  });

  it('moves records out of states that are left out or archived, and of no others', async () => {
    const [planned, live, retired] = lifecycle.states as [object, object, object];
    const archived = { ...planned, is_archived: true };
    const found = await newObject(owner, { definition: { lifecycle, fields: [budget] } });
    const record = await newRecord(owner, found);
    const to = (states: object[], more: object) => ({
      definition: { lifecycle: { initial: 'live', states, transitions: [] } },
      ...more,
    });
    expect(await refusal(found, to([planned, live, retired], { state_map: { planned: 'live' } }))).toEqual([
      400,
      expect.stringContaining('body.state_map.planned'),
    ]);
    const { job } = await replaced(found, to([archived, live, retired], { state_map: { planned: 'live' } }));
    await work(service, job);
    expect((await shown(record)).lifecycle_state).toBe('live');
  });

  it('carries a renamed field into names and transitions', async () => {
    const found = await newObject(owner, {
      name_template: '{{field_values.code}}',
      definition: {
        fields: [text('code')],
        lifecycle: {
          ...lifecycle,
          transitions: [{ from: 'planned', to: 'live', required_fields: ['code'] }],
        },
      },
    });
    const { data: record } = (
      await owner.call('createCustomObjectRecord', {
        body: { custom_object_id: found.id, field_values: { code: 'N1' } },
      })
    ).body;
    const body = {
      operations: [
        { op: 'save_field', field: text('sign') },
        { op: 'remove_field', field_key: 'code' },
      ],
    };
    // Without a mapping, the name and the transition would lose what they need.
    expect((await refusal(found, { ...body, drop_values: true }))[0]).toBe(409);
    const { custom_object: after, job } = await replaced(found, { ...body, field_map: { code: 'sign' } });
    expect([after.name_template, after.definition.lifecycle.transitions[0].required_fields]).toEqual([
      '{{field_values.sign}}',
      ['sign'],
    ]);
    await work(service, job);
    expect(await shown(record)).toMatchObject({ name: 'N1', field_values: { sign: 'N1' } });
    const { data: history } = await service.ok('listFieldHistory', { query: { record_id: [record.id] } });
    expect(history.map(({ field_key, value }) => [field_key, value])).toEqual([['sign', 'N1']]);
  });

  it('waits for records that are being written, and they for it', async () => {
    const found = await newObject(owner, { definition: { fields: [text('a')] } });
    const requiring = { operations: [{ op: 'save_field', field: text('b', { is_required: true }) }] };
    const [change, ...written] = await Promise.all([
      replace(found, requiring),
      ...Array.from({ length: 4 }, (_, index) =>
        owner.call('createCustomObjectRecord', { body: { custom_object_id: found.id, name: `R${index}` } }),
      ),
    ]);
    expect(change.status).toBe(200);
    // Each was judged by the definition that it was stored under: by the new one, none without the field is there.
    for (const { status } of written) expect([200, 400]).toContain(status);
    const stored = await service.query<{ version: number }>(
      "select definition_version as version from custom_object_records where custom_object_id = $1 and not jsonb_exists(field_values, 'b')",
      [found.id],
    );
    expect(stored.map(({ version }) => version)).toEqual(
      written.flatMap(({ status }) => (status === 200 ? [1] : [])),
    );
    const late = { body: { custom_object_id: found.id, name: 'Late' } };
    expect((await owner.refused('createCustomObjectRecord', late))[0]).toBe(400);
  });

  it('refuses a plan that has changed since it was previewed', async () => {
    const found = await newObject(owner, { definition: { fields: [budget] } });
    const record = await newRecord(owner, found, { field_values: { budget: 1 } });
    const body = { operations: [{ op: 'remove_field', field_key: 'budget' }], drop_values: true };
    const { plan_hash } = await replaced(found, { ...body, is_dry_run: true });
    await owner.ok('updateCustomObjectRecord', { ...path(record), body: { field_values: { budget: null } } });
    expect((await refusal(found, { ...body, plan_hash }))[0]).toBe(409);
  });

  it('names what uses a part that goes: views, and rollups of others', async () => {
    const target = await newObject(owner, { definition: { fields: [budget] } });
    await newObject(owner, {
      name: 'Holder',
      definition: {
        relationships: [{ key: 'r', name: 'R', to_custom_object_id: target.id, cardinality: 'many_to_many' }],
        rollups: [
          {
            key: 'total',
            name: 'Total',
            relationship_key: 'r',
            aggregate: 'sum',
            field: 'field_values.budget',
          },
        ],
      },
    });
    await service.ok(
      'createView',
      {
        body: {
          name: 'By budget',
          record_kind: 'custom_object_record',
          custom_object_id: target.id,
          columns: [{ key: 'name' }, { key: 'field_values.budget' }],
        } as never,
      },
      { key: owner.key },
    );
    const { dependents } = await replaced(target, {
      operations: [{ op: 'remove_field', field_key: 'budget' }],
      is_dry_run: true,
    });
    expect(dependents.map(({ kind, name, key }: Answer) => [kind, name, key])).toEqual([
      ['view', 'By budget', 'budget'],
      ['custom_object_rollup', 'Holder: Total', 'budget'],
    ]);
  });

  it('computes formulas anew, and carries a failed change to its end before the next', async () => {
    const found = await newObject(owner, { definition: { fields: [budget] } });
    const record = await newRecord(owner, found, { field_values: { budget: 2 } });
    const double = (factor: number) => ({
      op: 'save_field',
      field: {
        key: 'double',
        name: 'Double',
        config: { type: 'formula', expression: `budget * ${factor}`, result_type: 'number' },
      },
    });
    const { job } = await replaced(found, { operations: [double(2)] });
    await service.query("update background_jobs set status = 'failed', finished_at = now() where id = $1", [
      job.id,
    ]);
    const [details] = (await owner.ok('getCustomObjectDetails', { body: { ids: [found.id] } }))
      .custom_objects;
    expect(details.job.status).toBe('failed');
    await replaced(found, { operations: [double(3)], is_dry_run: true });
    expect((await object(found)).status).toBe('migrating');
    const next = await replaced(found, { operations: [double(3)] });
    expect((await shown(record)).field_values).toEqual({ budget: 2, double: 4 });
    await work(service, next.job);
    expect((await shown(record)).field_values).toEqual({ budget: 2, double: 6 });
  });
});
