import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../organization/people.ts';
import { checklist, newProcess, type FullProcess } from '../processes/process-records.ts';
import { startService, type Service } from '../../support/service.ts';
import { authoring, messageOf, stage } from './authoring.ts';

let service: Service;
let author: ReturnType<typeof authoring>;
beforeAll(async () => {
  service = await startService();
  author = authoring(service);
});
afterAll(() => service?.stop());

describe('replacing the stages', () => {
  it('keeps the ids and tools of those that stay, by key or by id, and removes the others', async () => {
    const process = await newProcess(service, {
      stages: [
        stage('copy', {
          tools: [{ name: 'List', config: checklist }],
          substages: [{ name: 'Outline' }, { name: 'Draft' }],
        }),
        stage('design'),
        stage('gone'),
      ],
    });
    const [copy, design] = process.stages;
    const { body } = await author.replace(process.definition.id, [
      stage('layout', { id: design!.id }),
      stage('copy', { name: 'Copy', substages: [{ name: 'draft' }, { name: 'Check' }] }),
      stage('design'),
    ]);
    const after = body.data as FullProcess;
    expect(after.stages.map(({ key, id }) => [key, id])).toEqual([
      ['layout', design!.id],
      ['copy', copy!.id],
      ['design', expect.not.stringMatching(design!.id)],
    ]);
    expect(after.stages[1]).toMatchObject({
      tools: [{ id: copy!.tools[0]!.id }],
      substages: [
        { id: (copy as unknown as { substages: { id: string }[] }).substages[1]!.id, name: 'draft' },
        { name: 'Check' },
      ],
    });
    expect(after.dependencies).toHaveLength(2);
    expect(after.definition.revision).toBe(2);
  });

  it('lets keys and names of tools change places', async () => {
    const process = await newProcess(service, {
      stages: [
        stage('a', {
          tools: [
            { name: 'One', config: checklist },
            { name: 'Two', config: checklist },
          ],
        }),
        stage('b'),
      ],
    });
    const [a, b] = process.stages;
    const [one, two] = a!.tools;
    const { body } = await author.replace(process.definition.id, [
      stage('b', {
        id: a!.id,
        tools: [
          { id: one!.id, name: 'Two', config: checklist },
          { id: two!.id, name: 'One', config: checklist },
        ],
      }),
      stage('a', { id: b!.id }),
    ]);
    expect(body.data.stages).toMatchObject([
      {
        id: a!.id,
        key: 'b',
        tools: [
          { id: one!.id, name: 'Two', revision: 2 },
          { id: two!.id, name: 'One' },
        ],
      },
      { id: b!.id, key: 'a' },
    ]);
  });

  it('refuses a circle with the keys of its stages', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    const circle = [
      stage('a', { predecessors: [{ key: 'c' }] }),
      stage('b', { predecessors: [{ key: 'a' }] }),
      stage('c', { predecessors: [{ key: 'b' }] }),
      stage('d'),
    ];
    expect(await messageOf(author.replace(id, circle), 409)).toContain('a → b → c → a');
    expect(
      await messageOf(author.replace(id, [stage('a', { predecessors: [{ key: 'a' }] })]), 409),
    ).toContain('a → a');
    expect((await author.draft(id)).stages.map(({ key }) => key)).toEqual(['copy', 'approval']);
  });

  it('that are there already changes nothing', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    expect(
      (
        await author.replace(
          id,
          [stage('copy', { name: 'Write the copy' }), stage('approval', { name: 'Client approval' })],
          { expected_revision: 1 },
        )
      ).body.data.definition.revision,
    ).toBe(1);
    expect((await author.replace(id, [stage('copy')], { expected_revision: 2 })).status).toBe(409);
  });

  it('lets stay what is gone by now, and takes 200 stages', async () => {
    const member = await addMember(service, service.agencies[0]);
    const wanted = [stage('copy', { assignment: { mode: 'members', user_ids: [member.id] } })];
    const {
      definition: { id },
    } = await newProcess(service, { stages: wanted });
    await service.query("update users set status = 'removed' where id = $1", [member.id]);
    expect((await author.replace(id, [...wanted, stage('next')])).status).toBe(200);
    const many = Array.from({ length: 200 }, (_, n) =>
      stage(`s${n}`, {
        substages: Array.from({ length: n === 0 ? 100 : 3 }, (_each, nth) => ({ name: `Substage ${nth}` })),
      }),
    );
    expect((await author.replace(id, many)).body.data.stages).toHaveLength(200);
    expect((await author.publish(id)).status).toBe(200);
    expect((await author.replace(id, [...many, stage('more')])).status).toBe(400);
  });

  it('is for holders of tasks.manage, in processes of the agency that are not archived', async () => {
    const {
      definition: { id },
    } = await newProcess(service);
    const body = { stages: [stage('copy')] };
    expect(
      (
        await service.call(
          'replaceProcessStages',
          { path: { id }, body },
          { key: await service.keyWith(service.agencies[0], ['tasks.view']) },
        )
      ).status,
    ).toBe(403);
    expect(
      (await service.call('replaceProcessStages', { path: { id }, body }, service.agencies[1])).status,
    ).toBe(404);
    await service.ok('archiveProcess', { path: { id }, body: {} });
    expect(await messageOf(author.replace(id, body.stages), 409)).toContain('archived');
  });
});
