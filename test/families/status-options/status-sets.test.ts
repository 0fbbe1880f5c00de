import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockStatusSets } from '#src/domain/status-options/index.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { somebodyWaits } from './waiting.ts';
import { addStage, addTask, addTicket, stored } from './work-records.ts';

let service: Service;
let agency: TestAgency;
beforeAll(async () => {
  service = await startService();
  agency = service.agencies[0];
});
afterAll(() => service?.stop());

type Kind = 'task' | 'task_stage' | 'ticket' | 'escalation';
interface Option {
  key: string;
  label: string;
  color: string;
  category: string;
  position: number;
  is_default: boolean;
  archived_at: string | null;
}
interface OptionSet {
  record_kind: Kind;
  options: Option[];
  revision: number;
  updated_at: string;
}

const option = (key: string, category: string, more: object = {}) => ({
  key,
  label: key,
  color: '#112233',
  category,
  ...more,
});
const readSet = async (kind: Kind, caller?: { key: string }): Promise<OptionSet> =>
  (await service.ok('readStatusOptions', { body: { record_kinds: [kind], include: ['archived'] } }, caller))
    .data.sets[0]!;
const update = (kind: Kind, options: object[], more: object = {}, caller?: { key: string }) =>
  service.call('updateStatusOptions', { body: { record_kind: kind, options, ...more } }, caller);
const refusal = async (kind: Kind, options: object[], more: object = {}) => {
  const { status, body } = await update(kind, options, more);
  return `${status} ${body.error?.message}`;
};
/** The set as it is, without these options and with others. */
const changed = async (kind: Kind, without: string[], added: object[] = []) => [
  ...(await readSet(kind)).options.filter(({ key }) => !without.includes(key)),
  ...added,
];

describe('the statuses of an agency', () => {
  it('are there from the start for every kind, one for each category, to every member', async () => {
    const nobody = { key: await service.keyWith(agency, []) };
    const { sets } = (await service.ok('readStatusOptions', { body: {} }, nobody)).data as {
      sets: OptionSet[];
    };
    expect(
      sets.map(({ record_kind, options }) => [record_kind, options.map(({ category }) => category)]),
    ).toEqual([
      ['task', ['todo', 'active', 'on_hold', 'done', 'cancelled']],
      ['task_stage', ['pending', 'ready', 'in_progress', 'completed', 'skipped', 'cancelled']],
      ['ticket', ['new', 'open', 'pending', 'on_hold', 'resolved', 'closed']],
      ['escalation', ['open', 'in_progress', 'waiting', 'resolved', 'closed']],
    ]);
    expect(sets.every(({ options }) => options.filter(({ is_default }) => is_default).length === 1)).toBe(
      true,
    );
  });

  it('come in the order in which their kinds are named', async () => {
    const { sets } = (await service.ok('readStatusOptions', { body: { record_kinds: ['ticket', 'task'] } }))
      .data as { sets: OptionSet[] };
    expect(sets.map(({ record_kind }) => record_kind)).toEqual(['ticket', 'task']);
  });

  it('are changed by settings.manage alone, and for one agency only', async () => {
    const reader = { key: await service.keyWith(agency, ['settings.view', 'tasks.manage']) };
    expect(await update('escalation', await changed('escalation', []), {}, reader)).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('settings.manage') } },
    });
    const before = await readSet('escalation', service.agencies[1]);
    expect(
      (await update('escalation', await changed('escalation', [], [option('legal', 'waiting')]))).status,
    ).toBe(200);
    expect(await readSet('escalation', service.agencies[1])).toEqual(before);
  });
});

describe('replacing them', () => {
  it('adds, renames, orders and archives in one step, and keeps the instant of archiving', async () => {
    const { options, revision } = await readSet('ticket');
    const wanted = [
      options[1]!,
      { ...options[0]!, label: ' Fresh ' },
      ...options.slice(2),
      option('old', 'open', { is_archived: true }),
    ];
    const first = (await update('ticket', wanted, { expected_revision: revision })).body.data as OptionSet;
    expect(first.options.map(({ key, position }) => [key, position]).slice(0, 3)).toEqual([
      ['open', 0],
      ['new', 1],
      ['pending', 2],
    ]);
    expect(first.options[1]!.label).toBe('Fresh');
    expect(first.options.at(-1)!.archived_at).not.toBeNull();
    expect(first.revision).toBe(revision + 1);
    expect(
      (await service.ok('readStatusOptions', { body: { record_kinds: ['ticket'] } })).data.sets[0]!.options,
    ).toHaveLength(6);
    // As it was read: nothing changes, and nobody writes that something did.
    expect((await update('ticket', first.options)).body.data).toEqual(first);
    const audits = await service.query<{ previous: Record<string, Option[]> }>(
      "select previous from audit_log where record_kind = 'status_options' and changed_fields = '{ticket}'",
    );
    expect(audits).toMatchObject([{ previous: { ticket: options } }]);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('refuses what breaks a rule, and says where', async () => {
    const own = (await readSet('task')).options;
    expect(await refusal('task', [...own, own[0]!])).toMatch(/^400 body\.options\[5\]\.key repeats "todo"/);
    expect(await refusal('task', [...own, option('open', 'open')])).toMatch(
      /^400 body\.options\[5\]\.category must be one of todo/,
    );
    expect(
      await refusal('task', [
        ...own.slice(0, 3),
        { ...own[3]!, category: 'cancelled' },
        own[4]!,
        option('finished', 'done'),
      ]),
    ).toMatch(/^400 body\.options\[3\]\.category cannot change: "done" belongs to done/);
    expect(
      await refusal(
        'task',
        own.map((one) => ({ ...one, is_default: false })),
      ),
    ).toMatch(/^400 body\.options must have exactly one option with is_default/);
    expect(
      await refusal(
        'task',
        own.map((one) => ({ ...one, is_default: true })),
      ),
    ).toMatch(/^400 .*exactly one/);
    expect(
      await refusal('task', [{ ...own[0]!, is_archived: true }, ...own.slice(1), option('next', 'todo')]),
    ).toMatch(/^400 .*unarchived/);
    expect(
      await refusal(
        'task',
        own.map((one) => ({ ...one, is_archived: one.key === 'done' })),
      ),
    ).toMatch(/^400 .*done would have none/);
    expect(await refusal('task', own, { expected_revision: 99 })).toMatch(/^409 .*revision/);
    expect((await readSet('task')).options).toEqual(own);
  });

  it('refuses replacements that make no sense', async () => {
    const options = await changed('task', [], [option('blocked', 'on_hold')]);
    expect((await update('task', options)).status).toBe(200);
    const without = await changed('task', ['blocked']);
    expect(await refusal('task', without, { replacements: { todo: 'in_progress' } })).toMatch(
      /^400 body\.replacements\.todo is not an option that this request archives or omits/,
    );
    expect(await refusal('task', without, { replacements: { blocked: 'nowhere' } })).toMatch(
      /^400 body\.replacements\.blocked must name an unarchived option/,
    );
    expect(await refusal('task', without, { replacements: { blocked: 'done' } })).toMatch(
      /^400 body\.replacements\.blocked must name an option of the category on_hold/,
    );
    expect((await update('task', without)).status).toBe(200);
  });
});

describe('an option in use', () => {
  const add = async (kind: Kind, ...options: object[]) =>
    expect((await update(kind, await changed(kind, [], options))).status).toBe(200);

  it('goes only with a replacement, which its tasks get silently', async () => {
    await add('task', option('blocked', 'on_hold'), option('waiting', 'on_hold'));
    const hidden = await addTask(service, agency, {
      status: 'blocked',
      status_category: 'on_hold',
      is_private: true,
    });
    const held = await addTask(service, agency, {
      status: 'on_hold',
      status_category: 'on_hold',
      held_status: 'blocked',
    });
    const other = await addTask(service, agency);
    const foreign = await addTask(service, service.agencies[1], {
      status: 'blocked',
      status_category: 'on_hold',
    });
    expect(await refusal('task', await changed('task', ['blocked']))).toMatch(
      /^409 1 task has "blocked"\. Set a replacement/,
    );
    const archived = (await changed('task', ['blocked'])).concat({
      ...option('blocked', 'on_hold'),
      is_archived: true,
    } as never);
    expect(await refusal('task', archived)).toMatch(/^409 1 task has "blocked"/);

    await service.takeEvents();
    expect(
      (await update('task', await changed('task', ['blocked']), { replacements: { blocked: 'waiting' } }))
        .status,
    ).toBe(200);
    const now = await stored(service, 'tasks', hidden);
    expect(now).toMatchObject({ status: 'waiting', status_category: 'on_hold', revision: 2 });
    expect(now['updated_at']).not.toEqual(now['created_at']);
    expect(await stored(service, 'tasks', held)).toMatchObject({
      status: 'on_hold',
      held_status: 'waiting',
      revision: 2,
    });
    expect(await stored(service, 'tasks', other)).toMatchObject({ status: 'todo', revision: 1 });
    expect(await stored(service, 'tasks', foreign)).toMatchObject({ status: 'blocked', revision: 1 });
    expect(await service.takeEvents()).toEqual([]);
  });

  it('tells how many records have each', async () => {
    await add('task', option('parked', 'on_hold'), option('review', 'active'));
    await addTask(service, agency, { status: 'parked', status_category: 'on_hold' });
    await addTask(service, agency, { status: 'parked', status_category: 'on_hold' });
    await addTask(service, agency, { status: 'review', status_category: 'active' });
    expect(await refusal('task', await changed('task', ['parked', 'review']))).toMatch(
      /^409 2 tasks have "parked", 1 task has "review"\./,
    );
    expect(
      (
        await update('task', await changed('task', ['parked', 'review']), {
          replacements: { parked: 'on_hold', review: 'in_progress' },
        })
      ).status,
    ).toBe(200);
  });

  it('that only deleted tasks have needs none, and they come back with the usual one of the category', async () => {
    await add('task', option('paused', 'on_hold'));
    const id = await addTask(service, agency, {
      status: 'paused',
      status_category: 'on_hold',
      deleted_at: new Date(),
    });
    expect((await update('task', await changed('task', ['paused']))).status).toBe(200);
    expect(await stored(service, 'tasks', id)).toMatchObject({ status: 'on_hold', revision: 2 });
  });

  it('of stages counts where no template gives them others', async () => {
    await add('task_stage', option('queued', 'ready'));
    const task = await addTask(service, agency);
    const template = (
      await service.ok('saveStatusTemplate', {
        body: { name: 'Of its own', options: (await changed('task_stage', [])) as never },
      })
    ).data.template.id;
    const own = await addStage(service, agency, task, { status: 'queued', status_category: 'ready' });
    const templated = await addStage(service, agency, task, {
      status: 'queued',
      status_category: 'ready',
      status_template_id: template,
    });
    expect(await refusal('task_stage', await changed('task_stage', ['queued']))).toMatch(
      /^409 1 stage has "queued"/,
    );
    expect(
      (
        await update('task_stage', await changed('task_stage', ['queued']), {
          replacements: { queued: 'ready' },
        })
      ).status,
    ).toBe(200);
    expect(await stored(service, 'task_stages', own)).toMatchObject({ status: 'ready', revision: 2 });
    expect(await stored(service, 'task_stages', templated)).toMatchObject({ status: 'queued', revision: 1 });
  });

  it('of tickets goes in the same way', async () => {
    await add('ticket', option('triage', 'new'));
    const id = await addTicket(service, agency, { status: 'triage' });
    expect(await refusal('ticket', await changed('ticket', ['triage']))).toMatch(
      /^409 1 ticket has "triage"/,
    );
    expect(
      (await update('ticket', await changed('ticket', ['triage']), { replacements: { triage: 'new' } }))
        .status,
    ).toBe(200);
    expect(await stored(service, 'tickets', id)).toMatchObject({ status: 'new', revision: 2 });
  });
});

describe('at the same time', () => {
  it('no task is given an option while it is archived, nor is one archived while a task is given it', async () => {
    await update('task', await changed('task', [], [option('rare', 'active')]));
    const without = await changed('task', ['rare']);
    let change: ReturnType<typeof update> | undefined;
    let isDone = false;
    await service.db.write(agency.id, async ({ db }) => {
      await lockStatusSets(db, ['task']);
      change = update('task', without).then((answer) => {
        isDone = true;
        return answer;
      });
      await somebodyWaits(service);
      await db
        .insertInto('tasks')
        .values({
          number: 9001,
          name: 'Late',
          status: 'rare',
          status_category: 'active',
          source_kind: 'api',
          created_by: agency.ownerId,
        })
        .execute();
      expect(isDone).toBe(false);
    });
    expect(await change!).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('1 task has "rare"') } },
    });
  });

  it('two changes of a set come one after the other: the later one is told that its copy is old', async () => {
    const { options, revision } = await readSet('task');
    const answers = await Promise.all(
      ['First', 'Second'].map((label) =>
        update(
          'task',
          options.map((one) => (one.key === 'todo' ? { ...one, label } : one)),
          { expected_revision: revision },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
