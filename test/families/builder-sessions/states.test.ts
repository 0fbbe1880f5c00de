import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';
import { builderOf, folder, sop, type Change } from './sessions.ts';

let service: Service;
let builder: ReturnType<typeof builderOf>;
let colleague: { readonly key: string };
let owner: { readonly key: string };
beforeAll(async () => {
  service = await startService();
  builder = builderOf(service);
  colleague = { key: await service.keyWith(service.agencies[0], ['sops.view', 'sops.author']) };
  owner = await addMember(service, service.agencies[0], { role: 'admin' });
});
afterAll(() => service?.stop());

const draft = async (changes: readonly Change[] = [sop('one')], caller?: { key: string }) =>
  (
    await service.ok(
      'createBuilderSession',
      { body: { name: `Draft ${randomUUID()}`, intent: { goal: null, changes: changes as never } } },
      caller,
    )
  ).data;
const path = (id: string) => ({ path: { id } });
const statusOf = async (id: string) => (await service.ok('getBuilderSession', path(id))).data.status;
const refused = async (call: Promise<{ status: number; body: { error?: { message: string } } }>) => {
  const { status, body } = await call;
  return [status, body.error?.message];
};

describe('problems', () => {
  const codes = async (changes: readonly Change[], caller?: { key: string }) =>
    (await builder.prepare(changes, caller)).problems.map(
      ({ key, code, place }: { key: string; code: string; place: string | null }) => [key, code, place],
    );

  it('name what the operations refuse, where it stands', async () => {
    const { data: target } = await service.ok('createSop', { body: { title: 'Here' } });
    const update = (key: string, target_id: string, more: object) => ({
      record_kind: 'sop',
      action: 'update',
      key,
      target_id,
      update: more,
    });
    const { data: taken } = await service.ok('createSopFolder', { body: { name: `Taken ${randomUUID()}` } });
    expect(
      await codes([
        update('stale', target.id, { title: 'New', expected_revision: 99 }),
        update('unknown', randomUUID(), { title: 'New' }),
        update('reference', target.id, { folder_id: randomUUID() }),
        folder('taken', { create: { name: taken.name } }),
        { record_kind: 'sop', action: 'update', key: 'nameless', update: { title: 'New' } },
        { record_kind: 'sop', action: 'create', key: 'bodiless' },
        {
          record_kind: 'sop',
          action: 'update',
          key: 'guarded',
          target_id: target.id,
          update: { status: 'published' },
        },
        sop('fine'),
      ]),
    ).toEqual([
      ['stale', 'stale_target', null],
      ['unknown', 'unknown_target', null],
      ['reference', 'unknown_reference', null],
      ['taken', 'name_taken', null],
      ['nameless', 'invalid_body', null],
      ['bodiless', 'invalid_body', 'create'],
      ['guarded', 'guard_failed', null],
    ]);
  });

  it('name permissions that the caller lacks, and apply needs them', async () => {
    const change = {
      record_kind: 'view',
      action: 'create',
      key: 'mine',
      create: { name: 'Mine', record_kind: 'client' },
    };
    const viewers = { key: await service.keyWith(service.agencies[0], ['sops.view']) };
    expect(await codes([sop('one')], viewers)).toEqual([['one', 'permission_missing', null]]);
    expect((await builder.prepare([change], viewers)).problems[0]?.code).not.toBe('internal');
  });

  it('leave out what needs a change that failed, and say so', async () => {
    const placeholder = randomUUID();
    expect(
      await codes([
        folder('outer', { target_id: placeholder, create: { name: 'A', parent_id: randomUUID() } }),
        folder('inner', { create: { name: 'B', parent_id: placeholder } }),
        sop('beside', {}, { depends_on: ['inner'] }),
      ]),
    ).toEqual([
      ['outer', 'unknown_reference', null],
      ['inner', 'unknown_reference', null],
      ['beside', 'unknown_reference', null],
    ]);
  });

  it('name circles, unknown keys and shared placeholders', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    expect(
      await codes([
        folder('a', { target_id: one, create: { name: 'A', parent_id: two } }),
        folder('b', { target_id: two, create: { name: 'B', parent_id: one } }),
        sop('c', {}, { depends_on: ['nowhere'] }),
        sop('d', {}, { depends_on: ['d'] }),
        folder('e', { target_id: one }),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['a', 'circular_dependency', null],
        ['b', 'circular_dependency', null],
        ['c', 'unknown_reference', 'depends_on'],
        ['d', 'circular_dependency', null],
        ['e', 'invalid_body', 'target_id'],
      ]),
    );
  });
});

describe('a session', () => {
  it('is seen by who made it and by admins, who may cancel it and nothing else', async () => {
    const session = await draft([sop('one')], colleague);
    const other = { key: await service.keyWith(service.agencies[0], ['sops.author']) };
    for (const operation of [
      'getBuilderSession',
      'getBuilderSessionReview',
      'validateBuilderSession',
      'cancelBuilderSession',
      'archiveBuilderSession',
    ] as const)
      expect((await service.call(operation, path(session.id), other)).status).toBe(404);
    expect((await service.ok('listBuilderSessions', { query: { id: [session.id] } }, other)).data).toEqual(
      [],
    );
    expect(
      (await service.ok('listBuilderSessions', { query: { id: [session.id] } }, owner)).data,
    ).toHaveLength(1);
    for (const operation of ['validateBuilderSession', 'archiveBuilderSession'] as const)
      expect((await service.call(operation, path(session.id), owner)).status).toBe(403);
    const cancelled = await service.ok(
      'cancelBuilderSession',
      { ...path(session.id), body: { reason: 'Not now' } },
      owner,
    );
    expect(cancelled.data).toMatchObject({ status: 'cancelled', cancelled_at: expect.any(String) });
    expect((await service.ok('cancelBuilderSession', path(session.id), owner)).data.revision).toBe(
      cancelled.data.revision,
    );
    const rows = await service.query<{ reason: string }>(
      "select reason from audit_log where record_id = $1 and action = 'cancelled'",
      [session.id],
    );
    expect(rows).toEqual([{ reason: 'Not now' }]);
  });

  it('goes back to a draft when its changes are replaced, all or some of them', async () => {
    const session = await builder.prepare([sop('one'), sop('two')]);
    const replace = (body: object) =>
      service.call('replaceBuilderSessionIntent', { ...path(session.id), body });
    const { body } = await replace({
      upsert_changes: [sop('two', { title: 'Better' }), sop('three')],
      remove_keys: ['one'],
      expected_revision: session.revision,
    });
    expect(body.data).toMatchObject({
      status: 'draft',
      plan_hash: null,
      change_count: 2,
      validated_at: null,
    });
    expect(body.data.intent.changes.map((change: Change) => change.key)).toEqual(['two', 'three']);
    expect(await refused(service.call('getBuilderSessionReview', path(session.id)))).toEqual([
      409,
      expect.stringContaining('draft'),
    ]);
    expect(await refused(replace({ remove_keys: ['one'] }))).toEqual([
      400,
      expect.stringContaining('body.remove_keys[0]'),
    ]);
    expect(await refused(replace({ intent: { goal: null, changes: [] }, remove_keys: ['two'] }))).toEqual([
      400,
      expect.stringContaining('body.intent'),
    ]);
    expect(await refused(replace({ upsert_changes: [sop('x'), sop('x')] }))).toEqual([
      400,
      expect.stringContaining('body.upsert_changes[1].key'),
    ]);
    const crowd = Array.from({ length: 199 }, (_, index) => sop(`more_${index}`));
    expect((await replace({ upsert_changes: crowd })).status).toBe(400);
    expect((await replace({ name: 'Renamed', expected_revision: 1 })).status).toBe(409);
    expect((await replace({ name: 'Renamed' })).body.data.name).toBe('Renamed');
  });

  it('cannot have two changes of one key', async () => {
    const both = { name: 'Twice', intent: { goal: null, changes: [sop('x'), sop('x')] } };
    expect(await refused(service.call('createBuilderSession', { body: both }))).toEqual([
      400,
      expect.stringContaining('body.intent.changes[1].key'),
    ]);
  });

  it('keeps its result and its plan when it is archived, and is out of the list', async () => {
    const session = await builder.prepare([sop('one')]);
    expect(await refused(service.call('getBuilderSessionResult', path(session.id)))).toEqual([
      409,
      expect.any(String),
    ]);
    await builder.apply(session);
    for (const operation of ['validateBuilderSession', 'cancelBuilderSession'] as const)
      expect((await service.call(operation, path(session.id))).status).toBe(409);
    expect((await builder.apply(session)).status).toBe(409);
    const archived = (await service.ok('archiveBuilderSession', path(session.id))).data;
    expect(archived).toMatchObject({ status: 'archived', plan_hash: session.plan_hash });
    expect((await service.ok('archiveBuilderSession', path(session.id))).data.revision).toBe(
      archived.revision,
    );
    expect((await builder.result(session.id)).records).toHaveLength(1);
    expect((await builder.review(session.id)).operations).toHaveLength(1);
    const listed = async (query: object) =>
      (await service.ok('listBuilderSessions', { query: { id: [session.id], ...query } })).data;
    expect(await listed({})).toEqual([]);
    const [row] = await listed({ status: ['archived'], include: ['intent'] });
    expect(row).toMatchObject({ id: session.id, intent: { goal: null } });
    expect(row).not.toHaveProperty('problems');
    const late = (await draft()).id;
    await service.ok('archiveBuilderSession', path(late));
    expect((await service.call('validateBuilderSession', path(late))).status).toBe(409);
  });

  it('is found by kinds and targets of its changes', async () => {
    const { data: target } = await service.ok('createSop', { body: { title: 'Here' } });
    const session = await draft([
      { record_kind: 'sop', action: 'update', key: 'one', target_id: target.id, update: { title: 'There' } },
    ]);
    const found = async (query: object) =>
      (await service.ok('listBuilderSessions', { query: { id: [session.id], ...query } })).data.length;
    expect(await found({ record_kind: ['sop'], target_id: [target.id] })).toBe(1);
    expect(await found({ record_kind: ['view'] })).toBe(0);
    expect(await found({ target_id: [randomUUID()] })).toBe(0);
    expect(await statusOf(session.id)).toBe('draft');
  });

  it('is refused beyond 200 open ones of a caller', async () => {
    const caller = { key: await service.keyWith(service.agencies[0], []) };
    const { created_by } = await draft([], caller);
    await service.query(
      `insert into builder_sessions (tenant_id, name, changes, change_count, record_kinds, target_ids, created_by)
       select $1, 'Many', '[]', 0, '{}', '{}', $2 from generate_series(1, 199)`,
      [service.agencies[0].id, created_by],
    );
    const body = { name: 'One more', intent: { goal: null, changes: [] } };
    expect(await refused(service.call('createBuilderSession', { body }, caller))).toEqual([
      409,
      expect.stringContaining('200 open builder sessions'),
    ]);
  });
});
