import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { builderOf, folder, sop } from './sessions.ts';

let service: Service;
let builder: ReturnType<typeof builderOf>;
beforeAll(async () => {
  service = await startService();
  builder = builderOf(service);
});
afterAll(() => service?.stop());

const steps = [{ title: 'Do it', blocks: [] }];
const newSop = async (title = `SOP ${randomUUID()}`) =>
  (await service.ok('createSop', { body: { title, steps } })).data;
const getSop = (id: string) => service.call('getSop', { path: { id } });

describe('a plan', () => {
  it('changes nothing until it is applied, and then everything', async () => {
    const placeholder = randomUUID();
    const before = await newSop();
    const session = await builder.prepare([
      sop('guide', { title: 'Onboarding guide', folder_id: placeholder }),
      folder('place', { target_id: placeholder, create: { name: `Guides ${placeholder}` } }),
      {
        record_kind: 'sop',
        action: 'update',
        key: 'renamed',
        target_id: before.id,
        update: { title: 'Renamed', expected_revision: before.revision },
      },
    ]);
    expect(session).toMatchObject({ status: 'valid', problem_count: 0, problems: [], applied_at: null });
    expect((await getSop(before.id)).body.data.title).toBe(before.title);

    const review = await builder.review(session.id);
    expect(review).toMatchObject({ created_count: 2, updated_count: 1, deleted_count: 0 });
    expect(review.operations.map(({ key }) => key)).toEqual(['place', 'guide', 'renamed']);
    expect(review.operations[2]).toMatchObject({
      target_id: before.id,
      target_revision: before.revision,
      required_permission: null,
      diff: [{ path: 'title', change: 'changed', old_value: before.title, new_value: 'Renamed' }],
    });
    expect(review.operations[1]!.diff).toContainEqual({
      path: 'folder_id',
      change: 'added',
      old_value: null,
      new_value: placeholder,
    });
    expect(review.operations[0]).toMatchObject({
      target_id: null,
      target_revision: null,
      required_permission: 'sops.author',
    });

    const { status, body } = await builder.apply(session);
    expect([status, body.data.status]).toEqual([200, 'applied']);
    const { records } = await builder.result(session.id);
    expect(records.map(({ key, action }) => [key, action])).toEqual([
      ['place', 'create'],
      ['guide', 'create'],
      ['renamed', 'update'],
    ]);
    const [place, guide] = records;
    expect(place!.target_id).not.toBe(placeholder);
    expect((await getSop(guide!.target_id!)).body.data).toMatchObject({ folder_id: place!.target_id });
    expect((await getSop(before.id)).body.data.title).toBe('Renamed');
    expect(await auditActions(service, session.id)).toEqual(['created', 'validated', 'applied']);
  });

  it('tells of each change as if its operation had been called', async () => {
    const [published, archived] = [await newSop(), await newSop()];
    await service.ok('updateSop', { path: { id: archived.id }, body: { status: 'published' } });
    const session = await builder.prepare([
      sop('fresh', { steps }, { is_published: true }),
      { record_kind: 'sop', action: 'update', key: 'out', target_id: published.id, is_published: true },
      {
        record_kind: 'sop',
        action: 'update',
        key: 'away',
        target_id: archived.id,
        update: { status: 'archived' },
      },
      {
        record_kind: 'sop',
        action: 'update',
        key: 'named',
        target_id: published.id,
        update: { tags: ['named'] },
      },
    ]);
    expect(session.problems).toEqual([]);
    await service.takeEvents();
    await builder.apply(session);
    const events = await service.takeEvents();
    expect(events.map(({ event_type }) => event_type)).toEqual([
      'sop.published',
      'sop.published',
      'sop.archived',
      'sop.updated',
    ]);
    expect(events.every(({ data }) => data.actor.type === 'service_account')).toBe(true);
  });

  it('is refused with a hash of another, and once a record of it was changed', async () => {
    const target = await newSop();
    const change = {
      record_kind: 'sop',
      action: 'update',
      key: 'a',
      target_id: target.id,
      update: { summary: 'Short' },
    };
    const session = await builder.prepare([change]);
    const wrong = await builder.apply({ ...session, plan_hash: 'a'.repeat(64) });
    expect([wrong.status, wrong.body.error.message]).toEqual([
      409,
      expect.stringContaining('body.plan_hash'),
    ]);
    await service.ok('updateSop', { path: { id: target.id }, body: { summary: 'Somebody was faster' } });
    const stale = await builder.apply(session);
    expect([stale.status, stale.body.error.message]).toEqual([
      409,
      expect.stringContaining('after the validation'),
    ]);
    expect((await service.ok('getBuilderSession', { path: { id: session.id } })).data.status).toBe('valid');
    const again = (await service.ok('validateBuilderSession', { path: { id: session.id }, body: {} })).data;
    expect(again.plan_hash).not.toBe(session.plan_hash);
    expect((await builder.apply(again)).body.data.status).toBe('applied');
  });

  it('leaves nothing when one of its changes is refused, and can be validated again', async () => {
    const name = `Folder ${randomUUID()}`;
    const session = await builder.prepare([
      sop('kept', { title: name }),
      folder('taken', { create: { name } }),
    ]);
    await service.ok('createSopFolder', { body: { name } });
    await service.takeEvents();
    const failed = (await builder.apply(session)).body.data;
    expect(failed).toMatchObject({
      status: 'apply_failed',
      error: expect.stringContaining(name),
      applied_at: null,
    });
    expect(await service.takeEvents()).toEqual([]);
    expect((await service.ok('listSops', { query: { search: name } })).data).toEqual([]);
    expect(await builder.result(session.id)).toMatchObject({
      status: 'apply_failed',
      records: [],
      error: { key: 'taken', message: failed.error },
    });
    const again = (await service.ok('validateBuilderSession', { path: { id: session.id }, body: {} })).data;
    expect(again).toMatchObject({
      status: 'invalid',
      error: null,
      problems: [{ code: 'name_taken', key: 'taken', severity: 'error' }],
    });
  });

  it('may change a record several times, and one that it creates', async () => {
    const [target, placeholder] = [await newSop(), randomUUID()];
    const update = (key: string, target_id: string, body: object) => ({
      record_kind: 'sop',
      action: 'update',
      key,
      target_id,
      update: body,
    });
    const built = await builder.build([
      update('first', target.id, { summary: 'One', expected_revision: target.revision }),
      update('second', target.id, { title: 'Two', expected_revision: target.revision }),
      sop('fresh', {}, { target_id: placeholder }),
      update('then', placeholder, { summary: 'Of the new one' }),
    ]);
    expect((await getSop(target.id)).body.data).toMatchObject({ title: 'Two', summary: 'One' });
    expect((await getSop(built.get('fresh')!.target_id!)).body.data.summary).toBe('Of the new one');
  });

  it('warns of what a deletion loses', async () => {
    const target = await newSop();
    const session = await builder.prepare([
      {
        record_kind: 'sop',
        action: 'delete',
        key: 'gone',
        target_id: target.id,
        expected_revision: target.revision,
      },
    ]);
    expect(session).toMatchObject({
      status: 'valid',
      problems: [{ severity: 'warning', code: 'possible_data_loss', key: 'gone' }],
    });
    expect((await builder.apply(session)).body.data.status).toBe('applied');
    expect((await getSop(target.id)).status).toBe(404);
    expect((await builder.result(session.id)).records).toMatchObject([
      { target_id: target.id, revision: null },
    ]);
  });
});
