import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Forms } from '../forms/filling.ts';
import { newProcess } from '../processes/process-records.ts';
import { refusal } from '../tasks/setup.ts';
import { startService, type Service } from '../../support/service.ts';
import { ToolHands } from './tool-hands.ts';

let service: Service;
let hands: ToolHands;
beforeAll(async () => {
  service = await startService();
  hands = await ToolHands.of(service);
});
afterAll(() => service?.stop());

describe('a tool of a type that cannot be run yet', () => {
  let formId: string;
  beforeAll(async () => {
    formId = (await new Forms(service).publish()).id;
  });
  const unavailable = (isRequired: boolean) => ({
    name: 'Newsletter',
    is_required: isRequired,
    config: { type: 'form', form_id: formId },
  });
  const words = 'Tools of the type form cannot be run yet.';
  const publish = async (tool: object) => {
    const {
      definition: { id },
    } = await newProcess(service, { stages: [{ key: 'copy', name: 'Copy', tools: [tool] }] });
    return service.call('publishProcess', { path: { id }, body: {} });
  };

  it('is not published where it is required, and warned of where it is optional', async () => {
    expect(refusal(await publish(unavailable(true)))).toEqual([409, expect.stringContaining(words)]);
    const { status, body } = await publish(unavailable(false));
    expect([status, body.data.definition.version, body.data.warnings]).toEqual([
      200,
      1,
      [expect.stringContaining(words)],
    ]);
  });

  it('says so wherever it is shown or used', async () => {
    const at = await hands.running(unavailable(false));
    expect(await hands.stateOf(at)).toMatchObject({
      problem: words,
      has_run: false,
      missing: [],
      allowed_actions: [],
    });
    expect(refusal(await hands.run(at))).toEqual([409, expect.stringContaining(words)]);
    expect(
      (await service.ok('readStageToolDetails', { body: { task_stage_id: at.stageId } })).data.tools,
    ).toMatchObject([{ health: 'unavailable', problem: words }]);
    const { process_definition_id: id } = await hands.all.get(at.taskId);
    expect(
      (
        await service.ok('listProcessDefinitionToolDetails', {
          query: { process_definition_id: [id], health: ['unavailable'] },
        })
      ).data,
    ).toMatchObject([{ health: 'unavailable', problem: words }]);
    expect((await hands.complete(at)).status).toBe(200);
  });

  it('of a version from before tells how its stage is left', async () => {
    const at = await hands.running(unavailable(false));
    const { process_definition_id: id } = await hands.all.get(at.taskId);
    await service.query(
      "update process_versions set snapshot = jsonb_set(snapshot, '{stages,0,tools,0,is_required}', 'true') where process_definition_id = $1",
      [id],
    );
    expect(refusal(await hands.complete(at))).toEqual([
      409,
      expect.stringContaining(`tool "Newsletter" (${words} With tasks.manage, the stage can be skipped.)`),
    ]);
    expect(
      (await hands.all.call('manageTaskStage', { body: { action: 'skip', stage_id: at.stageId } })).status,
    ).toBe(200);
  });
});
