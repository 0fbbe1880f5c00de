import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackgroundJob } from '#src/domain/background-jobs/index.ts';
import { migrateCustomObject } from '#src/families/custom-objects/periodic.ts';
import { startService, type Service } from '../../support/service.ts';
import { auditOf } from '../organization/people.ts';
import {
  budget,
  lifecycle,
  newObject,
  newPerson,
  newRecord,
  ownerOf,
  takeEvents,
  type Answer,
  type Person,
} from './objects.ts';

/** Definitions of custom objects: what they may say, how they are replaced, and what that does to records. */
let service: Service;
let owner: Person;
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
});
afterAll(() => service?.stop());

const path = (record: Answer) => ({ path: { id: record.id } });
const replace = (object: Answer, body: object, by = owner) =>
  by.call('replaceCustomObjectDefinition', { ...path(object), body });
const replaced = async (object: Answer, body: object): Promise<Answer> => {
  const { status, body: answer } = await replace(object, body);
  if (status !== 200)
    throw new Error(`replaceCustomObjectDefinition answered ${status}: ${JSON.stringify(answer)}`);
  return answer.data;
};
const refusal = async (object: Answer, body: object): Promise<[number, string]> => {
  const { status, body: answer } = await replace(object, body);
  return [status, answer.error?.message];
};
const shown = (record: Answer): Promise<Answer> => owner.ok('getCustomObjectRecord', path(record));
const object = (found: Answer): Promise<Answer> => owner.ok('getCustomObject', path(found));
const text = (key: string, more: object = {}) => ({ key, name: key, config: { type: 'text' }, ...more });

/** Does what a worker does for the job. */
const work = (job: Answer) =>
  runBackgroundJob([migrateCustomObject])({ tenantId: service.agencies[0].id, jobId: job.id }, {
    db: service.db,
    log: { error() {} },
    signal: undefined,
  } as never);

describe('a definition', () => {
  it('is read as it was sent, with the defaults of what was left out', async () => {
    const target = await newObject(owner);
    const made = await newObject(owner, {
      anchors: [{ kind: 'client' }],
      definition: {
        fields: [budget],
        lifecycle,
        relationships: [
          {
            key: 'part_of',
            name: 'Part of',
            to_custom_object_id: target.id,
            cardinality: 'many_to_one',
            is_required: true,
          },
        ],
        rollups: [{ key: 'parts', name: 'Parts', relationship_key: 'part_of', aggregate: 'count' }],
      },
    });
    expect(made).toMatchObject({
      status: 'active',
      name_label: 'Name',
      client_requirement: 'optional',
      anchors: [{ kind: 'client', name: null, cardinality: 'many_to_many' }],
      has_lifecycle: true,
      field_count: 1,
      relationship_count: 1,
      record_count: 0,
      definition_version: 1,
    });
    expect(made.definition.relationships[0]).toMatchObject({
      on_target_delete: 'restrict',
      link_count: 0,
      position: 0,
    });
    expect(made.definition.rollups[0]).toMatchObject({ is_inverse: false, field: null, position: 0 });
    // Sent back as it was read, it changes nothing.
    const again = await replaced(made, { definition: made.definition });
    expect([again.custom_object.revision, again.impact, again.job]).toEqual([1, [], null]);
    const keys = async (query: Record<string, unknown>) =>
      (await owner.ok('listCustomObjectRelationships', { query })).map(({ key }: Answer) => key);
    expect(await keys({ to_custom_object_id: [target.id] })).toEqual(['part_of']);
    expect(await keys({ from_custom_object_id: [target.id] })).toEqual([]);
    const [listed] = await owner.ok('listCustomObjects', {
      query: { key: [made.key], anchor_kind: ['client'] },
    });
    expect(listed).toMatchObject({ id: made.id, relationship_count: 1, record_count: 0 });
    expect(listed.definition).toBeUndefined();
    const [details] = (await owner.ok('getCustomObjectDetails', { body: { ids: [target.id] } }))
      .custom_objects;
    expect(details.inbound_relationships.map(({ key }: Answer) => key)).toEqual(['part_of']);
  });

  it('is refused where its parts do not go together', async () => {
    const refused = async (definition: object, more: object = {}) =>
      (
        await owner.refused('createCustomObject', {
          body: { key: 'bad', name: 'Bad', plural_name: 'Bad', definition, ...more },
        })
      )[0];
    const nobody = '01900000-0000-7000-8000-000000000000';
    const [planned, live, retired] = lifecycle.states;
    const cycle = (changes: object) => ({ fields: [budget], lifecycle: { ...lifecycle, ...changes } });
    expect(await refused({ fields: [budget, budget] })).toBe(400);
    expect(await refused(cycle({ initial: 'retired' }))).toBe(400);
    expect(await refused(cycle({ initial: 'nope' }))).toBe(400);
    expect(await refused(cycle({ states: [planned, live, { ...retired, is_archived: true }] }))).toBe(400);
    expect(await refused(cycle({ transitions: [{ from: 'planned', to: 'nope' }] }))).toBe(400);
    expect(
      await refused(cycle({ transitions: [{ from: 'planned', to: 'live', required_fields: ['nope'] }] })),
    ).toBe(400);
    const relate = (more: object) => ({
      relationships: [
        { key: 'r', name: 'R', to_custom_object_id: nobody, cardinality: 'many_to_many', ...more },
      ],
    });
    expect(await refused(relate({}))).toBe(400);
    const target = await newObject(owner);
    expect(
      await refused(
        relate({ to_custom_object_id: target.id, is_required: true, on_target_delete: 'unlink' }),
      ),
    ).toBe(400);
    const rollup = (more: object) => ({
      ...relate({ to_custom_object_id: target.id }),
      rollups: [{ key: 'x', name: 'X', relationship_key: 'r', aggregate: 'sum', ...more }],
    });
    expect(await refused(rollup({}))).toBe(400);
    expect(await refused(rollup({ field: 'name' }))).toBe(400);
    expect(await refused(rollup({ field: 'field_values.nope' }))).toBe(400);
    expect(await refused(rollup({ relationship_key: 'nope', aggregate: 'count' }))).toBe(400);
    const formula = (key: string, expression: string) => ({
      key,
      name: key,
      config: { type: 'formula', expression, result_type: 'number' },
    });
    expect(await refused({ fields: [formula('a', 'nope + 1')] })).toBe(400);
    expect(await refused({ fields: [budget] }, { anchors: [{ kind: 'client' }, { kind: 'client' }] })).toBe(
      400,
    );
    expect(await refused({}, { folder_id: nobody })).toBe(404);
  });

  it('keeps names and keys apart, also for two at once', async () => {
    const body = (key: string, name: string) => ({ body: { key, name, plural_name: name } });
    const answers = await Promise.all([
      owner.call('createCustomObject', body('boat', 'Boat')),
      owner.call('createCustomObject', body('boats', 'boat')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = answers.find(({ status }) => status === 200)!.body.data.name.toUpperCase();
    expect((await owner.call('createCustomObject', body('ship', taken))).status).toBe(409);
  });

  it('does not share keys with fields of all records', async () => {
    await newObject(owner, { definition: { fields: [text('vin')] } });
    const field = (key: string) =>
      service.call('createField', { body: { record_kind: 'custom_object_record', ...text(key) } });
    expect((await field('vin')).status).toBe(409);
    expect((await field('everywhere')).status).toBe(200);
    expect(
      (
        await owner.refused('createCustomObject', {
          body: { key: 'q', name: 'Q', plural_name: 'Q', definition: { fields: [text('everywhere')] } },
        })
      )[0],
    ).toBe(409);
    // Fields of one object are none of the agency's list.
    const { data } = await service.ok('listFields', { query: { record_kind: ['custom_object_record'] } });
    expect(data.map(({ key }) => key)).toEqual(['everywhere']);
    const record = await newRecord(owner, await newObject(owner), { field_values: { everywhere: 'x' } });
    expect(record.field_values).toEqual({ everywhere: 'x' });
  });

  it('needs objects.define', async () => {
    const dana = await newPerson(service);
    const found = await newObject(owner);
    for (const [operation, input] of [
      ['createCustomObject', { body: { key: 'z', name: 'Z', plural_name: 'Z' } }],
      ['updateCustomObject', { ...path(found), body: { name: 'Z' } }],
      ['replaceCustomObjectDefinition', { ...path(found), body: { definition: {} } }],
      ['duplicateCustomObject', path(found)],
      ['deleteCustomObject', path(found)],
      ['moveCustomObject', { ...path(found), body: { folder_id: null } }],
      ['createCustomObjectFolder', { body: { name: 'F' } }],
    ] as const)
      expect((await dana.refused(operation, input))[1]).toContain('objects.define');
  });
});

describe('settings', () => {
  it('are changed once, audited, and refused where records do not fit', async () => {
    const found = await newObject(owner);
    const update = (body: object) => owner.call('updateCustomObject', { ...path(found), body });
    const { body } = await update({ name: 'Renamed thing', expected_revision: 1 });
    expect([body.data.name, body.data.revision]).toEqual(['Renamed thing', 2]);
    expect((await update({ name: 'Renamed thing' })).body.data.revision).toBe(2);
    expect((await update({ name: 'X', expected_revision: 1 })).status).toBe(409);
    expect((await auditOf(service, found.id)).map(({ action }) => action)).toEqual(['created', 'updated']);
    await newRecord(owner, found);
    expect((await update({ client_requirement: 'required' })).body.error.message).toContain(
      '1 records have no client',
    );
  });
});

describe('duplicating', () => {
  it('copies the definition under a key made from the name, without records', async () => {
    const found = await newObject(owner, {
      name: 'Web site',
      plural_name: 'Web sites',
      definition: { fields: [budget], lifecycle },
    });
    await newRecord(owner, found);
    const copy = await owner.ok('duplicateCustomObject', { ...path(found), body: { name: 'Landing page' } });
    expect(copy).toMatchObject({
      key: 'landing_page',
      name: 'Landing page',
      plural_name: 'Landing pages',
      record_count: 0,
      revision: 1,
      definition_version: 1,
    });
    expect(copy.definition.lifecycle).toEqual(found.definition.lifecycle);
    expect(copy.definition.fields[0].id).not.toBe(found.definition.fields[0].id);
    expect((await owner.ok('duplicateCustomObject', path(found))).name).toBe('Web site 2');
    expect((await newRecord(owner, copy, { field_values: { budget: 2 } })).number).toBe(1);
  });
});

describe('folders', () => {
  it('hold custom objects, and are deleted empty', async () => {
    const folder = await owner.ok('createCustomObjectFolder', { body: { name: 'Web' } });
    const found = await newObject(owner);
    expect(
      (await owner.ok('moveCustomObject', { ...path(found), body: { folder_id: folder.id } })).folder_id,
    ).toBe(folder.id);
    const [listed] = await owner.ok('listCustomObjectFolders', { query: {} });
    expect(listed.item_count).toBe(1);
    expect((await owner.refused('deleteCustomObjectFolder', path(folder)))[0]).toBe(409);
    await owner.ok('moveCustomObject', { ...path(found), body: { folder_id: null } });
    await owner.ok('updateCustomObjectFolder', { ...path(folder), body: { name: 'Web 2' } });
    await owner.ok('moveCustomObjectFolder', { ...path(folder), body: { parent_id: null, position: 0 } });
    await owner.ok('deleteCustomObjectFolder', path(folder));
  });
});

describe('deleting', () => {
  it('is refused while there are records or relationships from others, and takes views along', async () => {
    const target = await newObject(owner);
    const from = await newObject(owner, {
      definition: {
        relationships: [{ key: 'r', name: 'R', to_custom_object_id: target.id, cardinality: 'many_to_many' }],
      },
    });
    const record = await newRecord(owner, from);
    await owner.ok('archiveCustomObjectRecord', path(record));
    expect(await owner.refused('deleteCustomObject', path(from))).toEqual([
      409,
      expect.stringContaining('1 records'),
    ]);
    expect(await owner.refused('deleteCustomObject', path(target))).toEqual([
      409,
      expect.stringContaining('1 relationships'),
    ]);
    const { data: view } = await service.ok(
      'createView',
      { body: { name: 'All', record_kind: 'custom_object_record', custom_object_id: from.id } as never },
      { key: owner.key },
    );
    await owner.ok('deleteCustomObjectRecord', path(record));
    const result = await owner.ok('bulkDeleteCustomObjects', { body: { ids: [target.id, from.id] } });
    expect(result.outcomes.map(({ status }: Answer) => status)).toEqual(['failed', 'succeeded']);
    expect((await service.call('getView', { path: { id: view.id } }, { key: owner.key })).status).toBe(404);
    await owner.ok('deleteCustomObject', path(target));
    expect((await owner.refused('getCustomObject', path(target)))[0]).toBe(404);
  });
});

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
    await work(job);
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
    await work(job);
    expect((await shown(second)).revision).toBe(revision);
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
    await work(job);
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
    // Each was judged by the definition that it was stored under.
    for (const { status } of written) expect([200, 400]).toContain(status);
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
    const next = await replaced(found, { operations: [double(3)] });
    expect((await shown(record)).field_values).toEqual({ budget: 2, double: 4 });
    await work(next.job);
    expect((await shown(record)).field_values).toEqual({ budget: 2, double: 6 });
  });
});
