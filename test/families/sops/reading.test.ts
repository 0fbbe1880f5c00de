import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { idleViews } from '#src/families/sops/periodic.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { ToolHands } from '../task-tools/tool-hands.ts';
import { addReader, addTeam, checklist, refusal, text, writing, type Team, type Writing } from './writing.ts';

/** Who reads what, how far, and what they tick; the clock is moved, so the file has a service for itself. */
let service: Service;
let owner: pg.Pool;
let agency: TestAgency;
let other: TestAgency;
let team: Team;
let sops: Writing;
let id: string;
let steps: string[];
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  [agency, other] = service.agencies;
  team = await addTeam(service, agency);
  sops = writing(service);
});
beforeEach(async () => {
  ({ id } = await sops.published({
    steps: [
      { title: 'First', blocks: [checklist('Ask for access', 'Send the gift')] },
      { title: 'Second', blocks: [text('Then call.')] },
      { title: 'Extra', is_optional: true },
    ],
  }));
  steps = (await sops.content(id)).steps.map((step) => step.id);
});
afterAll(async () => {
  await owner?.end();
  await service?.stop();
});

const start = async (by: Member, body: object = {}) =>
  (await service.ok('startSopView', { path: { id }, body }, by)).data;
const progress = (viewId: string, body: object, by: { key: string }) =>
  service.call('setSopViewProgress', { path: { id: viewId }, body: { status: 'started', ...body } }, by);

async function passMinutes(minutes: number): Promise<void> {
  const client = await owner.connect();
  await moveClock(client, minutes * 60_000).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}

async function fire(): Promise<void> {
  const client = await owner.connect();
  const work = timers({ openness, db: service.db, log: createLogger('silent'), kinds: [idleViews] });
  await work.run((piece) => piece(client)).finally(() => client.release());
}

const viewsOf = async (by: Member) => (await service.ok('listMySopViews', { path: { id } }, by)).data;

describe('a view', () => {
  it('is one at a time, counts, and remembers the steps reached in their order', async () => {
    const first = await start(team.reader);
    expect(first).toMatchObject({ status: 'started', version: 1, reached_step_ids: [], ended_at: null });
    const second = await start(team.reader);
    expect((await viewsOf(team.reader)).map((view) => [view.id, view.status])).toEqual([
      [second.id, 'started'],
      [first.id, 'ended'],
    ]);
    expect((await sops.see(id)).view_count).toBe(2);
    await progress(second.id, { reached_step_ids: [steps[1]] }, team.reader);
    const { data } = (await progress(second.id, { reached_step_ids: [steps[0], steps[1]] }, team.reader))
      .body;
    expect(data.reached_step_ids).toEqual([steps[1], steps[0]]);
    expect(refusal(await progress(second.id, { reached_step_ids: [randomUUID()] }, team.reader))).toEqual([
      400,
      expect.stringContaining('body.reached_step_ids[0]'),
    ]);
    expect((await progress(second.id, {}, team.author)).status).toBe(404);
    expect((await progress(second.id, {}, { key: other.key })).status).toBe(404);
    await progress(second.id, { status: 'ended' }, team.reader);
    expect((await progress(second.id, { status: 'ended' }, team.reader)).status).toBe(200);
    const late = await progress(second.id, { status: 'ended', is_acknowledged: true }, team.reader);
    expect(late.status).toBe(409);
    expect(refusal(await progress(second.id, {}, team.reader))).toEqual([
      409,
      expect.stringContaining('ended'),
    ]);
    expect((await sops.see(id)).revision).toBe(2);
  });

  it('ends 30 minutes after the reader was last seen, as of then', async () => {
    const view = await start(team.reader);
    await passMinutes(20);
    const kept = (await progress(view.id, {}, team.reader)).body.data;
    await passMinutes(20);
    await fire();
    expect((await viewsOf(team.reader))[0]!.status).toBe('started');
    await passMinutes(15);
    await fire();
    const [ended] = await viewsOf(team.reader);
    expect(ended).toMatchObject({ id: view.id, status: 'ended', last_seen_at: kept.last_seen_at });
    expect(Date.parse(ended!.ended_at!) - Date.parse(kept.last_seen_at)).toBe(30 * 60_000);
  });

  it('is of a task that the reader sees, and a stage of it', async () => {
    for (const body of [{ task_id: randomUUID() }, { task_id: randomUUID(), stage_id: randomUUID() }])
      expect((await service.call('startSopView', { path: { id }, body }, team.reader)).status).toBe(400);
    expect(
      (await service.call('startSopView', { path: { id }, body: { stage_id: randomUUID() } }, team.reader))
        .status,
    ).toBe(400);
  });

  it('of a draft is unknown', async () => {
    const draft = await sops.create();
    expect(
      (await service.call('startSopView', { path: { id: draft.id }, body: {} }, team.author)).status,
    ).toBe(404);
  });
});

describe('confirming', () => {
  it('is asked again when a new version demands it, and shown to authors by reader', async () => {
    const view = await start(team.reader);
    await progress(view.id, { is_acknowledged: true }, team.reader);
    expect(await sops.see(id, team.reader)).toMatchObject({ acknowledged_version: 1, is_reread_due: false });
    expect(await sops.see(id, team.author)).toMatchObject({
      acknowledged_version: null,
      is_reread_due: false,
    });
    const next = async (more: object) => {
      await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'More' }] } });
      await sops.update(id, { status: 'published', ...more });
    };
    await next({});
    expect((await sops.see(id, team.reader)).is_reread_due).toBe(false);
    await next({ is_reread_required: true });
    expect((await sops.see(id, team.reader)).is_reread_due).toBe(true);
    const { data: due } = await service.ok(
      'listSops',
      { query: { id: [id], is_reread_due: true } },
      team.reader,
    );
    expect(due).toHaveLength(1);
    const readers = async (query: object = {}) =>
      (await service.ok('listSopReaders', { path: { id }, query }, team.author)).data;
    expect(await readers()).toMatchObject([
      { user: { id: team.reader.id }, read_version: 1, acknowledged_version: 1, is_reread_due: true },
    ]);
    expect((await service.call('listSopReaders', { path: { id } }, team.reader)).status).toBe(403);
    await progress((await start(team.reader)).id, { is_acknowledged: true }, team.reader);
    expect(await readers({ is_reread_due: true })).toEqual([]);
    expect(await readers({ user_id: [team.reader.id] })).toMatchObject([
      { read_version: 3, acknowledged_version: 3 },
    ]);
  });

  it('leads back to what was read, with what is newer', async () => {
    const reader = await addReader(service, agency);
    await start(reader);
    const recent = async () => (await service.ok('listRecentSops', {}, reader)).data;
    expect(await recent()).toMatchObject([
      { sop: { id }, latest_view: { version: 1 }, has_newer_version: false },
    ]);
    await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'More' }] } });
    await sops.update(id, { status: 'published' });
    await sops.update(id, { status: 'archived' });
    expect(await recent()).toMatchObject([{ sop: { status: 'archived' }, has_newer_version: true }]);
    await sops.update(id, { is_restricted: true });
    expect(await recent()).toEqual([]);
  });
});

describe('a checklist', () => {
  /** Its block, and the ids of its items. */
  const list = async () => {
    const { blocks } = (await sops.content(id)).steps[0]!;
    const { items } = blocks[0]!.content as { items: { id: string }[] };
    return { blockId: blocks[0]!.id, items: items.map((item) => item.id) };
  };
  const tick = (blockId: string, itemId: string, body: object, by: { key: string }) =>
    service.call(
      'setSopChecklistItem',
      { path: { id: blockId, itemId }, body: { is_checked: true, ...body } },
      by,
    );

  it('has ticks of each reader, which survive versions while the item stays', async () => {
    const { blockId, items } = await list();
    const { data } = (await tick(blockId, items[0]!, {}, team.reader)).body;
    expect(data).toMatchObject({ task_id: null, checked_count: 1, item_count: 2, is_complete: false });
    expect(data.items[0]).toMatchObject({ is_checked: true, checked_by: { id: team.reader.id } });
    const seen = async (by: Member) =>
      (await service.ok('getSopChecklistProgress', { path: { id: blockId } }, by)).data.checked_count;
    expect([await seen(team.reader), await seen(team.author)]).toEqual([1, 0]);
    const { data: details } = await service.ok('getSopDetails', { path: { id } }, team.reader);
    expect(details.my_checklists).toMatchObject([{ block_id: blockId, checked_count: 1 }]);
    await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'More' }] } });
    await sops.update(id, { status: 'published' });
    expect(await seen(team.reader)).toBe(1);
    expect((await tick(blockId, items[0]!, {}, team.reader)).body.data.checked_count).toBe(1);
    expect((await tick(blockId, items[1]!, {}, team.reader)).body.data.is_complete).toBe(true);
    expect((await tick(blockId, items[1]!, { is_checked: false }, team.reader)).body.data.checked_count).toBe(
      1,
    );
    await start(team.reader, { is_restart: true });
    expect(await seen(team.reader)).toBe(0);
  });

  it('shares the ticks of a task among those who see it', async () => {
    const hands = await ToolHands.of(service);
    const running = await hands.running({ name: 'Guide', config: { type: 'sop', sop_id: id } });
    const reader = await addMember(service, agency, { permissions: ['sops.view', 'tasks.view'] });
    const { blockId, items } = await list();
    const task = { task_id: running.taskId };
    expect((await tick(blockId, items[0]!, task, reader)).body.data).toMatchObject({
      ...task,
      checked_count: 1,
    });
    const seen = async (query: Record<string, unknown>, by: { key: string }) =>
      (await service.call('getSopChecklistProgress', { path: { id: blockId }, query }, by)).body.data
        ?.checked_count;
    const lead = { key: agency.key };
    expect([
      await seen(task, lead),
      await seen({}, lead),
      await seen({ ...task, stage_id: running.stageId }, lead),
    ]).toEqual([1, 0, 0]);
    await tick(blockId, items[0]!, { ...task, stage_id: running.stageId }, reader);
    expect(await seen({ ...task, stage_id: running.stageId }, lead)).toBe(1);
    expect((await tick(blockId, items[0]!, { ...task, stage_id: randomUUID() }, reader)).status).toBe(404);
    expect((await tick(blockId, items[0]!, { task_id: randomUUID() }, reader)).status).toBe(404);
    expect((await tick(blockId, items[0]!, task, team.reader)).status).toBe(403);
  });

  it('is one of a live version, with items of its own', async () => {
    const { blockId, items } = await list();
    expect((await tick(blockId, randomUUID(), {}, team.reader)).status).toBe(404);
    expect((await tick(randomUUID(), items[0]!, {}, team.reader)).status).toBe(404);
    expect((await tick(blockId, items[0]!, {}, { key: other.key })).status).toBe(404);
    const draft = await sops.create({ steps: [{ title: 'A', blocks: [checklist('Call')] }] });
    const [block] = (await sops.copyOf(draft.id)).steps[0]!.blocks;
    expect((await service.call('getSopChecklistProgress', { path: { id: block!.id } })).status).toBe(404);
    await service.ok('deleteSopContentBlocks', { query: { id: [blockId] } });
    expect((await tick(blockId, items[0]!, {}, team.reader)).status).toBe(200);
    await sops.update(id, { status: 'published' });
    expect((await tick(blockId, items[0]!, {}, team.reader)).status).toBe(404);
  });

  it('is ticked once by two at once', async () => {
    const { blockId, items } = await list();
    const answers = await Promise.all([1, 2, 3].map(() => tick(blockId, items[0]!, {}, team.reader)));
    expect(answers.map(({ body }) => body.data.checked_count)).toEqual([1, 1, 1]);
  });
});

describe('the tool of a stage', () => {
  let hands: ToolHands;
  beforeAll(async () => void (hands = await ToolHands.of(service)));
  const toolOf = async ({ stageId }: { stageId: string }) =>
    (await service.ok('getTaskStageTools', { path: { id: stageId } })).data.tools[0]!;

  /** A member who works on the stage and may read SOPs. */
  const worker = async (stageId: string): Promise<Member> => {
    const member = await addMember(service, agency, { permissions: ['sops.view', 'tasks.view'] });
    await hands.all.stage({ action: 'assign', stage_id: stageId, assigned_to: [member.id] });
    await service.takeEvents();
    return member;
  };

  it('is completed by reaching every step that may not be skipped', async () => {
    const running = await hands.running({
      name: 'Guide',
      is_required: true,
      config: { type: 'sop', sop_id: id },
    });
    expect(await toolOf(running)).toMatchObject({
      problem: null,
      has_run: false,
      missing: ['read every step of the SOP'],
      allowed_actions: [],
    });
    const member = await worker(running.stageId);
    const view = await start(member, { task_id: running.taskId, stage_id: running.stageId });
    await progress(view.id, { reached_step_ids: [steps[0]], is_acknowledged: true }, member);
    expect((await toolOf(running)).has_run).toBe(false);
    await service.takeEvents();
    await progress(view.id, { reached_step_ids: [steps[1]] }, member);
    expect(await toolOf(running)).toMatchObject({
      has_run: true,
      run_by: member.id,
      summary: 'Read and confirmed.',
    });
    const events = await service.takeEvents();
    expect(events.map(({ event_type: type }) => type)).toEqual(['process.instance_updated']);
    await progress(view.id, { reached_step_ids: [steps[2]] }, member);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('is completed by confirming, where that is enough', async () => {
    const running = await hands.running({
      name: 'Guide',
      config: { type: 'sop', sop_id: id, is_acknowledged_only: true },
    });
    const member = await worker(running.stageId);
    const view = await start(member, { task_id: running.taskId, stage_id: running.stageId });
    await progress(view.id, { is_acknowledged: true }, member);
    expect(await toolOf(running)).toMatchObject({ has_run: true, summary: 'Confirmed.' });
  });

  it('is left as it is by readers who do not work on the stage, whose reading counts all the same', async () => {
    const running = await hands.running({
      name: 'Guide',
      config: { type: 'sop', sop_id: id, is_acknowledged_only: true },
    });
    const member = await addMember(service, agency, { permissions: ['sops.view', 'tasks.view'] });
    const view = await start(member, { task_id: running.taskId, stage_id: running.stageId });
    expect((await progress(view.id, { is_acknowledged: true }, member)).status).toBe(200);
    expect((await toolOf(running)).has_run).toBe(false);
    expect((await sops.see(id, member)).acknowledged_version).toBe(1);
  });
});
