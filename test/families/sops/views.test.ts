import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveClock } from '#src/platform/db/index.ts';
import { Changes } from '#src/platform/changes/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { idleViews } from '#src/families/sops/periodic.ts';
import { purges } from '#src/families/sops/purges.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { addMember, auditOf, type Member } from '../organization/people.ts';
import { ToolHands } from '../task-tools/tool-hands.ts';
import { addTeam, checklist, text, writing, type Team, type Writing } from './writing.ts';

/** What a reading leaves behind, and who hears of it; the clock is moved, so the file has a service for itself. */
let service: Service;
let owner: pg.Pool;
let agency: TestAgency;
let team: Team;
let sops: Writing;
let id: string;
let steps: string[];
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  [agency] = service.agencies;
  team = await addTeam(service, agency);
  sops = writing(service);
});
beforeEach(async () => {
  ({ id } = await sops.published({
    steps: [
      { title: 'First', blocks: [checklist('Ask', 'Send')] },
      { title: 'Next', blocks: [text('Call.')] },
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

async function asOwner<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await owner.connect();
  return work(client).finally(() => client.release());
}

async function passMinutes(minutes: number): Promise<void> {
  await asOwner((client) => moveClock(client, minutes * 60_000));
  await service.db.clock.read(service.db.system);
}

const log = createLogger('silent');
const fire = () =>
  asOwner((client) =>
    timers({ openness, db: service.db, log, kinds: [idleViews] }).run((piece) => piece(client)),
  );

describe('a live view of the SOP', () => {
  /** How often the SOP was announced while `work` ran. */
  async function announced(work: () => Promise<unknown>): Promise<number> {
    const heard: { kind: string; id: string }[] = [];
    const leave = await new Changes(service.db, log).subscribe(agency.id, {
      onChange: (change) => void heard.push(change),
      onGap: () => undefined,
    });
    // Until what was announced before has come: messages come in the order in which they were sent.
    const allCome = async () => {
      const { id: last } = await sops.create();
      await expect.poll(() => heard.some((change) => change.id === last), patiently).toBe(true);
    };
    await allCome();
    heard.length = 0;
    await work();
    await allCome();
    leave();
    return heard.filter((change) => change.id === id).length;
  }

  it('hears of steps that are reached, of confirming and of the end, not of being read on', async () => {
    const view = await start(team.reader);
    const hears = (body: object) => announced(() => progress(view.id, body, team.reader));
    expect(await hears({ reached_step_ids: [steps[0]] })).toBe(1);
    expect(await hears({})).toBe(0);
    expect(await hears({ reached_step_ids: [steps[0]] })).toBe(0);
    expect(await hears({ is_acknowledged: true })).toBe(1);
    expect(await hears({ is_acknowledged: true })).toBe(0);
    expect(await hears({ status: 'ended' })).toBe(1);
  });

  it('hears of the end by time', async () => {
    await start(team.reader);
    await passMinutes(31);
    expect(await announced(fire)).toBe(1);
  });
});

const ticksOf = async (block: string, query: object, by?: { key: string }) =>
  (await service.ok('getSopChecklistProgress', { path: { id: block }, query }, by)).data;

async function firstChecklist(): Promise<{ block: string; items: string[] }> {
  const { blocks } = (await sops.content(id)).steps[0]!;
  const { items } = blocks[0]!.content as { items: { id: string }[] };
  return { block: blocks[0]!.id, items: items.map((item) => item.id) };
}

describe('ticks', () => {
  it('that a restart clears are told by the audit trail, which says nothing where there were none', async () => {
    const { block, items } = await firstChecklist();
    const cleared = async () =>
      (await auditOf(service, id)).filter(({ action }) => action === 'ticks_cleared').length;
    await start(team.reader, { is_restart: true });
    expect(await cleared()).toBe(0);
    await service.ok(
      'setSopChecklistItem',
      { path: { id: block, itemId: items[0]! }, body: { is_checked: true } },
      team.reader,
    );
    await start(team.reader, { is_restart: true });
    expect(await cleared()).toBe(1);
  });

  it('and readings of a task go on with the one that it is merged into', async () => {
    const hands = await ToolHands.of(service);
    const tool = { name: 'Guide', config: { type: 'sop', sop_id: id } };
    const [source, survivor] = [await hands.running(tool), await hands.running(tool)];
    const { block, items } = await firstChecklist();
    const tick = (itemId: string, body: object) =>
      service.ok('setSopChecklistItem', { path: { id: block, itemId }, body: { is_checked: true, ...body } });
    await tick(items[0]!, { task_id: source.taskId });
    await tick(items[0]!, { task_id: source.taskId, stage_id: source.stageId });
    await tick(items[1]!, { task_id: source.taskId, stage_id: source.stageId });
    await tick(items[0]!, { task_id: survivor.taskId });
    const reader = await addMember(service, agency, { permissions: ['sops.view', 'tasks.view'] });
    await start(reader, { task_id: source.taskId, stage_id: source.stageId });
    await service.ok('mergeTasks', {
      body: { survivor_id: survivor.taskId, source_ids: [source.taskId] },
    });
    expect(await ticksOf(block, { task_id: survivor.taskId })).toMatchObject({ checked_count: 2 });
    const { data: views } = await service.ok('listMySopViews', { path: { id } }, reader);
    expect(views).toMatchObject([{ task_id: survivor.taskId, stage_id: null }]);
  });
});

it('readings are removed after 400 days, except the latest of each reader', async () => {
  const [old, latest] = [await start(team.reader), await start(team.reader)];
  const open = await start(team.author);
  await passMinutes(60);
  await fire();
  const idsOf = async () =>
    (await service.query<{ id: string }>('select id from sop_views where sop_id = $1 order by id', [id])).map(
      (row) => row.id,
    );
  const purge = () => asOwner((client) => purges.find(({ table }) => table === 'sop_views')!.run(client));
  await passMinutes(399 * 24 * 60);
  await purge();
  expect(await idsOf()).toEqual([old.id, latest.id, open.id].sort());
  await passMinutes(2 * 24 * 60);
  await purge();
  expect(await idsOf()).toEqual([latest.id, open.id].sort());
  const [recent] = (await service.ok('listRecentSops', {}, team.reader)).data;
  expect(recent!.latest_view.id).toBe(latest.id);
});

it('completes every tool of the stage that offers the SOP, once', async () => {
  const hands = await ToolHands.of(service);
  const tool = (name: string) => ({
    name,
    config: { type: 'sop', sop_id: id, is_acknowledged_only: true },
  });
  const tools = await hands.runningAll([tool('First'), tool('Second'), tool('Third')]);
  const { taskId, stageId } = tools[0]!;
  const member = await addMember(service, agency, { permissions: ['sops.view', 'tasks.view'] });
  await hands.all.stage({ action: 'assign', stage_id: stageId, assigned_to: [member.id] });
  const view = await start(member, { task_id: taskId, stage_id: stageId });
  await service.takeEvents(agency);
  expect((await progress(view.id, { is_acknowledged: true }, member)).status).toBe(200);
  expect(await service.takeEvents(agency)).toHaveLength(3);
  // Nothing more to tell them: they are left alone.
  await progress(view.id, { reached_step_ids: [steps[0]] }, member);
  expect(await service.takeEvents(agency)).toEqual([]);
});
