import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { Forms } from '../forms/filling.ts';
import { addMember } from '../organization/people.ts';
import type { Answer } from '../tasks/setup.ts';
import { newProcess, newTool, type FullProcess } from './process-records.ts';

/** Health of tools tells what publishing would refuse or warn of. */
let service: Service;
let forms: Forms;
beforeAll(async () => {
  service = await startService();
  forms = new Forms(service);
});
afterAll(() => service?.stop());

const suspended = async (): Promise<string> => {
  const { id } = await addMember(service, service.agencies[0], { permissions: ['tasks.view'] });
  await service.ok('updateUserFields', { body: { user_id: id, status: 'suspended' } });
  return id;
};
const healthOf = async (process: FullProcess, query: object = {}): Promise<Answer[]> =>
  (
    await service.ok('listProcessDefinitionToolDetails', {
      query: { process_definition_id: [process.definition.id], ...query },
    })
  ).data;
const publish = (process: FullProcess) =>
  service.call('publishProcess', { path: { id: process.definition.id }, body: {} });

describe('the health of tools', () => {
  it('tells of everything that publishing refuses, which names it all at once', async () => {
    const process = await newProcess(service);
    const form = await forms.publish(undefined, { access: { closes_at: '2099-01-01T00:00:00.000Z' } });
    const add = (name: string, config: object, more: object = {}) =>
      newTool(service, process, { name, config, ...more });
    const signOff = await add(
      'Sign-off',
      { type: 'approval', approver_ids: [await suspended()] },
      { is_required: true },
    );
    const intake = await add('Intake', { type: 'form', form_id: form.id }, { is_required: true });
    const plan = await add('Plan', { type: 'link', url: 'https://example.com/{{client.slug}}' });
    const fine = await add('Fine', { type: 'link', url: 'https://example.com/' });
    expect((await healthOf(process, { health: ['working'] })).map(({ tool }) => tool.id)).toEqual([
      intake.id,
      plan.id,
      fine.id,
    ]);
    await forms.ok('unpublishForm', { path: { id: form.id } });
    // As tools from before placeholders were checked may have them.
    await service.query(
      `update stage_tools set config = jsonb_set(config, '{url}', '"https://example.com/{{client.slig}}"') where id = $1`,
      [plan.id],
    );
    expect(await healthOf(process)).toMatchObject([
      {
        tool: { id: signOff.id },
        health: 'outdated',
        problem:
          'It needs 1 approval, and none of its approvers can work here and see tasks. Choose other approvers.',
      },
      { tool: { id: intake.id }, health: 'outdated', problem: expect.stringContaining('not published') },
      {
        tool: { id: plan.id },
        health: 'outdated',
        problem: expect.stringMatching(
          /^Its address has the placeholder \{\{client\.slig\}\}, which does not/,
        ),
      },
      { tool: { id: fine.id }, health: 'working', problem: null },
    ]);
    expect((await healthOf(process, { health: ['outdated'], limit: 2 })).map(({ tool }) => tool.id)).toEqual([
      signOff.id,
      intake.id,
    ]);
    const read = await service.ok('readStageToolDetails', { body: { ids: [intake.id, fine.id] } });
    expect(read.data.tools).toMatchObject([{ health: 'outdated' }, { health: 'working' }]);

    const refused = await publish(process);
    expect(refused.status).toBe(409);
    const { message } = refused.body.error;
    expect(message).toMatch(/^2 problems have to be solved first\. The tool "Sign-off" of the stage copy /);
    expect(message).toContain('The tool "Intake" of the stage copy is required');
    await service.ok('deleteProcessDefinitionTools', { query: { id: [signOff.id, intake.id] } });
    expect((await publish(process)).body.data.warnings).toEqual([
      expect.stringMatching(/^The tool "Plan" of the stage copy may not do what is meant\. Its address has/),
    ]);
  });

  it('that are unchanged stays as it is when stages are replaced, and is told there', async () => {
    const process = await newProcess(service);
    const plan = await newTool(service, process, {
      name: `Plan ${randomUUID()}`,
      config: { type: 'link', url: 'https://example.com/' },
    });
    await service.query(
      `update stage_tools set config = jsonb_set(config, '{url}', '"https://example.com/{{client.slig}}"') where id = $1`,
      [plan.id],
    );
    const { stages } = (await service.ok('getFullProcessDefinition', { path: { id: process.definition.id } }))
      .data;
    await service.ok('replaceProcessStages', {
      path: { id: process.definition.id },
      body: {
        stages: stages.map(({ id, key, name }: Answer) => ({ id, key, name: `${name} again` })),
      },
    });
    expect(await healthOf(process)).toMatchObject([{ tool: { id: plan.id }, health: 'outdated' }]);
  });
});
