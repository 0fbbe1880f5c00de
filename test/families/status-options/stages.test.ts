import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addProcess, addProcessStage, addStage, addTask, publish } from './work-records.ts';

let service: Service;
let agency: TestAgency;
let template: string;
let otherTemplate: string;
beforeAll(async () => {
  service = await startService();
  agency = service.agencies[0];
  const categories = ['pending', 'ready', 'in_progress', 'completed', 'skipped', 'cancelled'] as const;
  const options = categories.map((category, place) => ({
    key: `${category}_x`,
    label: category,
    color: '#112233',
    category,
    is_default: place === 0,
  }));
  const add = async (name: string, more: object[] = []) =>
    (await service.ok('saveStatusTemplate', { body: { name, options: [...options, ...more] as never } })).data
      .template.id as string;
  template = await add('Review', [
    { key: 'old', label: 'Old', color: '#112233', category: 'ready', is_archived: true },
  ]);
  otherTemplate = await add('Print');
});
afterAll(() => service?.stop());

const read = async (body: object, caller?: { key: string }) =>
  (await service.ok('readEffectiveStageStatuses', { body }, caller)).data;
const keysOf = ({ options }: { options: { key: string }[] }) => options.map(({ key }) => key);

describe('the statuses that a stage offers', () => {
  it('of a task are those that the version gave it, by stage, by process or of the agency', async () => {
    const process = await addProcess(service, agency, { status_template_id: otherTemplate });
    const [named, plain] = [
      await addProcessStage(service, agency, process),
      await addProcessStage(service, agency, process),
    ];
    await publish(service, agency, process, {
      defaults: { status_template_id: otherTemplate },
      dependencies: [],
      stages: [
        { id: named, status_template_id: template },
        { id: plain, status_template_id: null },
      ],
    });
    const task = await addTask(service, agency, {
      process_definition_id: process,
      process_definition_version: 1,
    });
    const byStage = await addStage(service, agency, task, {
      stage_definition_id: named,
      status_template_id: template,
    });
    const byProcess = await addStage(service, agency, task, {
      stage_definition_id: plain,
      status_template_id: otherTemplate,
    });
    const byHand = await addStage(service, agency, task);
    const { stages, missing_ids } = await read({ stage_ids: [byHand, byProcess.toUpperCase(), byStage] });
    expect(missing_ids).toEqual([]);
    expect(stages).toMatchObject([
      { stage_id: byHand, kind: 'task_stage', source: 'agency', template_id: null },
      { stage_id: byProcess, kind: 'task_stage', source: 'process', template_id: otherTemplate },
      { stage_id: byStage, kind: 'task_stage', source: 'stage', template_id: template },
    ]);
    expect(keysOf(stages[0]!)).toContain('in_progress');
    // Archived options cannot be chosen.
    expect(keysOf(stages[2]!)).toEqual([
      'pending_x',
      'ready_x',
      'in_progress_x',
      'completed_x',
      'skipped_x',
      'cancelled_x',
    ]);
  });

  it('of a process are those of its draft', async () => {
    const process = await addProcess(service, agency, { status_template_id: otherTemplate });
    const [named, plain] = [
      await addProcessStage(service, agency, process, { status_template_id: template }),
      await addProcessStage(service, agency, process),
    ];
    const bare = await addProcessStage(service, agency, await addProcess(service, agency));
    const gone = await addProcessStage(
      service,
      agency,
      await addProcess(service, agency, { deleted_at: new Date() }),
    );
    const { stages, missing_ids } = await read({ stage_definition_ids: [gone, bare, plain, named] });
    expect(missing_ids).toEqual([gone]);
    expect(stages).toMatchObject([
      { stage_id: bare, kind: 'stage_definition', source: 'agency', template_id: null },
      { stage_id: plain, source: 'process', template_id: otherTemplate },
      { stage_id: named, source: 'stage', template_id: template },
    ]);
  });

  it('are told of stages that one may see', async () => {
    const hidden = await addStage(service, agency, await addTask(service, agency, { is_private: true }));
    const deleted = await addStage(
      service,
      agency,
      await addTask(service, agency, { deleted_at: new Date() }),
    );
    const foreign = await addStage(service, service.agencies[1], await addTask(service, service.agencies[1]));
    const unknown = randomUUID();
    const viewer = { key: await service.keyWith(agency, ['tasks.view']) };
    expect(await read({ stage_ids: [hidden, deleted, foreign, unknown] }, viewer)).toEqual({
      stages: [],
      missing_ids: [hidden, deleted, foreign, unknown],
    });
    expect((await read({ stage_ids: [hidden, deleted] })).stages).toMatchObject([{ stage_id: hidden }]);
    const stranger = { key: await service.keyWith(agency, ['settings.manage']) };
    expect(
      await service.call('readEffectiveStageStatuses', { body: { stage_ids: [hidden] } }, stranger),
    ).toMatchObject({ status: 403 });
  });
});
