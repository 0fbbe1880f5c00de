import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../organization/people.ts';
import { newProcess, newPublished } from '../processes/process-records.ts';
import { startService, type Service } from '../../support/service.ts';
import { authoring, messageOf, stage } from './authoring.ts';

let service: Service;
let author: ReturnType<typeof authoring>;
beforeAll(async () => {
  service = await startService();
  author = authoring(service);
});
afterAll(() => service?.stop());

describe('a process as text', () => {
  const textOf = async (id: string, query: Record<string, unknown> = {}) =>
    (await service.ok('getProcessText', { path: { id }, query })).data;
  const put = (id: string, content: string, more: object = {}) =>
    service.call('replaceProcessText', { path: { id }, body: { content, ...more } });

  it('names people by address, departments and templates by name, and is read back as it was', async () => {
    const { data: department } = await service.ok('createDepartment', {
      body: { name: `Copy desk ${randomUUID()}` },
    });
    const member = await addMember(service, service.agencies[0]);
    const process = await newProcess(service, {
      department_id: department.id,
      default_assignee_ids: [member.id],
      due_offset_minutes: 25_920,
      stages: [
        stage('copy', {
          assignment: { mode: 'members', user_ids: [member.id] },
          instructions: 'Write.\n\n- short\n- clear\n',
          substages: [{ name: 'Outline' }],
        }),
        stage('design', { predecessors: [] }),
        stage('approval', {
          predecessors: [{ key: 'copy', type: 'start_to_start', lag_minutes: 120 }, { key: 'design' }],
          due_rule: { anchor: 'predecessor_completion', offset_minutes: 2880 },
          tools: [
            { name: 'Sign-off', is_required: true, config: { type: 'approval', approver_ids: [member.id] } },
          ],
        }),
      ],
    });
    const { id } = process.definition;
    const { content, version, revision } = await textOf(id);
    expect({ version, revision }).toEqual({ version: null, revision: 1 });
    const [{ email }] = (await service.query<{ email: string }>('select email from users where id = $1', [
      member.id,
    ])) as [{ email: string }];
    expect(content).toContain(`department: ${department.name}\nassignees: [ ${email} ]\ndue: 18d\n`);
    expect(content).toContain(
      `  copy:\n    name: Stage copy\n    instructions: |\n      Write.\n\n      - short\n      - clear\n    assign: [ ${email} ]\n    substages: [ Outline ]\n`,
    );
    expect(content).toContain(
      '    after: { copy: { type: start_to_start, lag: 2h }, design: {} }\n    due: 2d after predecessors\n',
    );
    expect((await put(id, `${content}# a remark\n`, { expected_revision: 1 })).body.data).toEqual(
      await author.draft(id),
    );
    expect((await author.read(id)).revision).toBe(1);
  });

  it('replaces a process as a whole, with the ids of what stays', async () => {
    const process = await newPublished(service, { tags: ['old'], description: 'Old' });
    const { id } = process.definition;
    const name = `From text ${randomUUID()}`;
    const { body } = await put(
      id,
      `name: ${name}\nstages:\n  approval:\n    due: 1d after start\n  copy:\n    estimate: 90m\n`,
    );
    expect(body.data).toMatchObject({
      definition: { name, tags: [], description: null, has_unpublished_changes: true },
      stages: [
        { id: process.stages[1]!.id, key: 'approval', name: 'Approval', due_rule: { offset_minutes: 1440 } },
        { id: process.stages[0]!.id, estimated_minutes: 90 },
      ],
    });
    expect((await textOf(id, { version: 1 })).content).toContain('tags: [ old ]');
    expect((await service.call('getProcessText', { path: { id }, query: { version: 2 } })).status).toBe(404);
    expect((await put(id, 'name: x', { expected_revision: 1 })).status).toBe(409);
    expect(
      (
        await service.call(
          'replaceProcessText',
          { path: { id }, body: { content: 'name: x' } },
          service.agencies[1],
        )
      ).status,
    ).toBe(404);
    expect(
      (
        await service.call(
          'replaceProcessText',
          { path: { id }, body: { content: 'name: x' } },
          { key: await service.keyWith(service.agencies[0], ['tasks.view']) },
        )
      ).status,
    ).toBe(403);
  });

  it('makes a new process, by the same rules as any other request', async () => {
    const name = `Imported ${randomUUID()}`;
    const make = (content: string) => service.call('importProcess', { body: { content } });
    expect((await make(`name: ${name}\nstages:\n  copy:\n  design:\n`)).body.data).toMatchObject({
      definition: { name, status: 'draft' },
      stages: [{ name: 'Copy' }, { name: 'Design' }],
      dependencies: [{}],
    });
    expect((await make(`name: ${name}`)).status).toBe(409);
    expect(await messageOf(make('stages:\n  a: { after: b }\n  b:\nname: Circle'), 409)).toContain(
      'a → b → a',
    );
    const wrong = (content: string) => messageOf(make(content), 400);
    expect(await wrong('stages: {}')).toBe('body.content line 1, column 1: name is required');
    expect(await wrong('name: a\nstages:\n  Copy:\n')).toMatch(
      /^body\.content line 3, column 3: must begin with a lowercase letter/,
    );
    expect(await wrong('name: a\npriority: soon')).toMatch(
      /^body\.content line 2, column 11: must be one of low, normal/,
    );
    expect(await wrong('name: a\ntask_name: "{{client.phone}}"')).toMatch(
      /^body\.content line 2, column 12: has the placeholder/,
    );
    expect(await wrong('name: a\nstages:\n  copy:\n    after: [nowhere]')).toMatch(
      /^body\.content line 4, column 13: names nowhere/,
    );
    expect(await wrong('name: a\nstages:\n  copy:\n    fields: [nowhere]')).toMatch(
      /^body\.content line 4, column 14: names nowhere/,
    );
    expect(
      await wrong(
        'name: a\nstages:\n  copy:\n    tools:\n      - name: Form\n        type: form\n        form_id: 0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b71',
      ),
    ).toMatch(/^body\.content line 7, column 18: names 0191/);
    expect(
      await wrong('name: a\nstages:\n  copy:\n    tools:\n      - name: Site\n        type: link'),
    ).toMatch(/^body\.content line 5, column 9: url is required/);
    expect(await wrong(`name: a\nassignees: owner@birch.example`)).toMatch(
      /^body\.content line 2, column 12: there is no member/,
    );
  });
});
