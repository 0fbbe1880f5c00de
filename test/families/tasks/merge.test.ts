import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, refusal, TaskHands, type TestWorker } from './setup.ts';
import { newTicket } from './tickets.ts';

let service: Service;
let all: TaskHands;
let watcher: TestWorker;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  watcher = await newWorker(service, ['tasks.view']);
});
beforeEach(() => service.takeEvents());
afterAll(() => service.stop());

const preview = async (survivor: string, ...sources: string[]) =>
  (await service.ok('previewTaskMerge', { body: { survivor_id: survivor, source_ids: sources } })).data;
const merge = (body: object) => all.call('mergeTasks', { body });

async function pair() {
  const ticket = await newTicket(service);
  const survivor = await all.create({ name: 'Survivor', tags: ['a'], ticket_id: ticket.id });
  const other = await newTicket(service);
  const source = await all.create({
    name: 'Source',
    tags: ['A', 'b'],
    ticket_id: other.id,
    watcher_ids: [watcher.userId],
    stages: [{ name: 'Open' }, { name: 'Later' }],
  });
  await service.ok('linkTaskTicket', { body: { task_id: source.id, ticket_id: ticket.id } });
  await service
    .query(
      "insert into comments (tenant_id, id, record_kind, record_id, thread_id, body_text, author_id) values ($1, $2, 'task', $3, $2, 'Said', $4)",
      [service.agencies[0].id, '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b99', source.id, watcher.userId],
    )
    .catch(() => undefined);
  await service.takeEvents();
  return { survivor, source };
}

describe('a merge', () => {
  it('moves what hangs on the source, leaves a tombstone, and tells of the source before the survivor', async () => {
    const { survivor, source } = await pair();
    const plan = await preview(survivor.id, source.id);
    expect(plan).toMatchObject({
      can_merge: true,
      blockers: [],
      added_tags: ['b'],
      sources: [
        {
          task: { id: source.id },
          cancelled_stage_count: 2,
          moved: { comments: 1, ticket_links: 1, watchers: 1 },
        },
      ],
    });
    expect(await service.takeEvents()).toEqual([]);

    const { status, body } = await merge({
      survivor_id: survivor.id,
      source_ids: [source.id],
      plan_hash: plan.plan_hash,
    });
    expect([status, body.data.survivor]).toMatchObject([
      200,
      {
        id: survivor.id,
        tags: ['a', 'b'],
        ticket_count: 2,
        comment_count: 1,
        revision: survivor.revision + 1,
      },
    ]);
    expect(body.data.sources).toEqual(plan.sources);
    const events = await service.takeEvents();
    expect(events.map(({ event_type, data }) => [event_type, data._changed_fields])).toEqual([
      ['process.merged', undefined],
      ['process.instance_updated', ['merged_from_ids', 'tags', 'watchers']],
    ]);
    expect(events[0]!.data).toMatchObject({
      survivor: { id: survivor.id, revision: survivor.revision + 1 },
      source: { id: source.id, current_stage: null },
      moved: { comments: 1, attachments: 0, time_entries: 0, ticket_links: 1, watchers: 1 },
    });
    expect((await all.call('getTask', { path: { id: source.id } })).status).toBe(404);
    expect((await all.stages(source.id)).map(({ status_category }) => status_category)).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('is not carried out when a participant changed since the preview', async () => {
    const { survivor, source } = await pair();
    const { plan_hash } = await preview(survivor.id, source.id);
    await all.update(source.id, { name: 'Changed meanwhile' });
    expect(refusal(await merge({ survivor_id: survivor.id, source_ids: [source.id], plan_hash }))).toEqual([
      409,
      expect.stringContaining('Preview it again'),
    ]);
    expect((await all.get(source.id)).name).toBe('Changed meanwhile');
  });

  it('never takes a task that is over, merged or itself, or of another client', async () => {
    const profile = (await service.ok('createClientProfile', { body: { name: 'Clients' } })).data;
    const [one, two] = await Promise.all(
      ['One', 'Two'].map(
        async (name) =>
          (await service.ok('createClient', { body: { name, profile_id: profile.id } })).data.id,
      ),
    );
    const survivor = await all.create({ client_id: one });
    const [done, foreign, gone] = [
      await all.create(),
      await all.create({ client_id: two }),
      await all.create(),
    ];
    await all.update(done.id, { status: 'done' });
    await merge({ survivor_id: survivor.id, source_ids: [gone.id] });
    const plan = await preview(survivor.id, done.id, foreign.id, gone.id, survivor.id);
    expect(plan.can_merge).toBe(false);
    expect(
      plan.blockers.map(({ task_id, reason }: { task_id: string; reason: string }) => [task_id, reason]),
    ).toEqual([
      [done.id, 'source_closed'],
      [foreign.id, 'different_client'],
      [gone.id, 'already_merged'],
      [survivor.id, 'same_task'],
    ]);
    for (const source of [done, foreign, gone, survivor])
      expect((await merge({ survivor_id: survivor.id, source_ids: [source.id] })).status).toBe(409);
    expect((await merge({ survivor_id: done.id, source_ids: [foreign.id] })).body.error.message).toContain(
      'The survivor is done',
    );
    const deleted = await all.create();
    await service.ok('deleteTask', { path: { id: deleted.id } });
    expect((await merge({ survivor_id: survivor.id, source_ids: [deleted.id] })).status).toBe(404);
  });

  it('warns of what it shows to others and of tags that find no room', async () => {
    const survivor = await all.create({ tags: Array.from({ length: 50 }, (_, index) => `tag ${index}`) });
    const [secret, silent] = [
      await all.create({ is_private: true, tags: ['left'] }),
      await all.create({ is_private: true, tags: ['TAG 1'] }),
    ];
    await service.ok('createComment', {
      body: { record_kind: 'task', record_id: secret.id, body_text: 'Between us' },
    });
    const warnings = async (...ids: [string, ...string[]]) =>
      (await preview(...ids)).sources.map((source: { warnings: string[] }) => source.warnings);
    expect(await warnings(survivor.id, secret.id, silent.id)).toEqual([
      ['private_shown', 'tags_left_out'],
      [],
    ]);
    const watched = await all.create({ watcher_ids: [watcher.userId] });
    expect(await warnings(secret.id, watched.id, silent.id)).toEqual([['watchers_let_in'], []]);
    expect(await warnings(watched.id, (await all.create({ watcher_ids: [watcher.userId] })).id)).toEqual([
      [],
    ]);
  });

  it('gives a survivor without a client that of the source', async () => {
    const [client] = (await service.ok('listClients', { query: { limit: 1 } })).data;
    const [survivor, source] = [await all.create(), await all.create({ client_id: client!.id })];
    expect(
      (await merge({ survivor_id: survivor.id, source_ids: [source.id] })).body.data.survivor.client_id,
    ).toBe(client!.id);
  });
});

describe('watchers', () => {
  it('are replaced as a whole by editors, and oneself by everybody who sees the task', async () => {
    const task = await all.create();
    await service.takeEvents();
    const replace = (ids: string[], hands = all) =>
      hands.call('replaceTaskWatchers', { path: { id: task.id }, body: { user_ids: ids } });
    expect((await replace([watcher.userId], all.as(watcher))).body.data).toMatchObject({
      watchers: [{ user: { id: watcher.userId }, added_by: watcher.userId }],
      revision: 2,
    });
    expect(
      (await service.takeEvents()).map(({ event_type, data }) => [event_type, data._changed_fields]),
    ).toEqual([['process.instance_updated', ['watchers']]]);
    const other = await newWorker(service, ['tasks.view']);
    expect((await replace([watcher.userId, other.userId], all.as(watcher))).status).toBe(403);
    expect((await replace([other.userId])).body.data.watchers).toMatchObject([
      { user: { id: other.userId } },
    ]);
    expect((await replace([other.userId])).body.data.revision).toBe(3);
    expect(refusal(await replace(['0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10']))).toEqual([
      400,
      expect.stringContaining('body.user_ids[0]'),
    ]);
  });
});
