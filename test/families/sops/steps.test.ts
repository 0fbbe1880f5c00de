import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditOf } from '../organization/people.ts';
import { partsOf, type Parts } from './parts.ts';
import { addTeam, checklist, refusal, text, writing, type Team, type Writing } from './writing.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let team: Team;
let sops: Writing;
let parts: Parts;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  team = await addTeam(service, agency);
  sops = writing(service);
  parts = partsOf(service, agency);
});
afterAll(() => service?.stop());

describe('adding steps', () => {
  it('goes last, first or behind another, each with its blocks, and answers the revision to expect next', async () => {
    const { id, steps } = await parts.draftOf('A', 'B');
    const { body } = await parts.addSteps(id, {
      steps: [{ title: 'C', blocks: [text('One'), text('Two')] }],
      expected_revision: 1,
    });
    expect(body.data).toMatchObject({ succeeded: 1, unchanged: 0, failed: 0, sop_revision: 2 });
    expect(body.data.outcomes[0]).toMatchObject({ index: 0, status: 'succeeded', error: null });
    expect(body.data.outcomes[0].block_ids).toHaveLength(2);
    await parts.addSteps(id, { steps: [{ title: 'First' }], after_id: null });
    await parts.addSteps(id, { steps: [{ title: 'A1' }, { title: 'A2' }], after_id: steps[0] });
    expect(await parts.titles(id)).toEqual(['First', 'A', 'A1', 'A2', 'B', 'C']);
    expect((await sops.see(id)).step_count).toBe(6);
    expect(refusal(await parts.addSteps(id, { steps: [{ title: 'X' }], after_id: randomUUID() }))).toEqual([
      400,
      expect.stringContaining('body.after_id'),
    ]);
    expect((await parts.addSteps(id, { steps: [{ title: 'X' }], expected_revision: 2 })).status).toBe(409);
    expect((await parts.addSteps(id, { steps: [{ title: 'X' }] }, team.reader)).status).toBe(403);
    expect((await parts.addSteps(id, { steps: [{ title: 'X' }] }, { key: other.key })).status).toBe(404);
  });

  it('finds what a repeated request sent, and refuses another step under its id', async () => {
    const { id } = await parts.draftOf('A');
    const step = { id: randomUUID(), title: 'B', blocks: [{ id: randomUUID(), ...checklist('Call') }] };
    const first = (await parts.addSteps(id, { steps: [step] })).body.data;
    const again = (await parts.addSteps(id, { steps: [step] })).body.data;
    expect(again).toMatchObject({ unchanged: 1, succeeded: 0, sop_revision: first.sop_revision });
    expect(again.outcomes[0].block_ids).toEqual([step.blocks[0]!.id]);
    const { data } = (await parts.addSteps(id, { steps: [{ ...step, title: 'Other' }, { title: 'C' }] }))
      .body;
    expect(data.outcomes.map(({ status }: { status: string }) => status)).toEqual(['failed', 'succeeded']);
    expect(data.outcomes[0].error).toMatchObject({ type: 'conflict' });
    const elsewhere = await parts.draftOf('Z');
    const stolen = (await parts.addSteps(elsewhere.id, { steps: [{ id: step.id, title: 'B' }] })).body.data;
    expect(stolen.outcomes[0].error).toMatchObject({ type: 'conflict' });
  });

  it('refuses an item for what is wrong with it, and a decision along with the step that it leads to', async () => {
    const { id } = await parts.draftOf('A');
    const waiting = await parts.file('checking');
    const lead = (step_id: string) => ({
      content: { type: 'decision', question: 'Ads?', options: [{ label: 'Yes', step_id }, { label: 'No' }] },
    });
    const [good, bad] = [randomUUID(), randomUUID()];
    const { data } = (
      await parts.addSteps(id, {
        steps: [
          { id: bad, title: 'Film', blocks: [{ content: { type: 'video', file_id: waiting } }] },
          { id: good, title: 'Set up' },
          { title: 'Ask', blocks: [lead(good)] },
          { title: 'Ask wrongly', blocks: [lead(bad)] },
          { title: 'Ask nowhere', blocks: [lead(randomUUID())] },
          { title: 'See', blocks: [{ content: { type: 'sop', sop_id: randomUUID() } }] },
          {
            title: 'Uneven',
            blocks: [{ content: { type: 'table', column_titles: ['A'], rows: [['1', '2']] } }],
          },
          {
            title: 'Insecure',
            blocks: [{ content: { type: 'embed', url: 'http://board.example', title: 'Board' } }],
          },
        ],
      })
    ).body;
    expect(
      data.outcomes.map(({ status, error }: { status: string; error: { type: string } | null }) => [
        status,
        error?.type,
      ]),
    ).toEqual([
      ['failed', 'conflict'],
      ['succeeded', undefined],
      ['succeeded', undefined],
      ['failed', 'validation_error'],
      ['failed', 'validation_error'],
      ['failed', 'validation_error'],
      ['failed', 'validation_error'],
      ['failed', 'validation_error'],
    ]);
    expect(await parts.titles(id)).toEqual(['A', 'Set up', 'Ask']);
  });

  it('stops at 200 steps and 1 MiB', async () => {
    const { id } = await sops.create({
      steps: Array.from({ length: 199 }, (_, n) => ({ title: `Step ${n}` })),
    });
    const { data } = (await parts.addSteps(id, { steps: [{ title: 'Last' }, { title: 'Too many' }] })).body;
    expect(data.outcomes.map(({ status }: { status: string }) => status)).toEqual(['succeeded', 'failed']);
    const long = 'x'.repeat(50_000);
    const full = await sops.create({
      steps: [{ title: 'Long', blocks: Array.from({ length: 20 }, () => text(long)) }],
    });
    const { data: more } = (
      await parts.addSteps(full.id, { steps: [{ title: 'More', blocks: [text(long)] }] })
    ).body;
    expect(more.outcomes[0].error.message).toContain('1 MiB');
  });
});

it('that begins with nearly 1 MiB can still be changed, as long as it does not grow beyond', async () => {
  const items = Array.from({ length: 100 }, () => ({ text: 'x', is_required: true }));
  // As it is stored: an id for each item.
  const bytes = JSON.stringify({
    type: 'checklist',
    title: null,
    items: items.map((item) => ({ id: randomUUID(), ...item })),
  }).length;
  const block = { content: { type: 'checklist' as const, items } };
  const count = Math.floor(1_040_000 / bytes);
  const { id } = await sops.create({
    steps: [
      { title: 'One', blocks: Array.from({ length: 90 }, () => block) },
      { title: 'Two', blocks: Array.from({ length: count - 90 }, () => block) },
    ],
  });
  const { steps } = await sops.copyOf(id);
  const change = (content: object) => parts.changeBlock(steps[0]!.blocks[0]!.id, { content });
  expect((await change({ type: 'text', body_text: 'Short.' })).status).toBe(200);
  expect(refusal(await change({ type: 'text', body_text: 'x'.repeat(49_000) }))).toEqual([
    400,
    expect.stringContaining('1 MiB'),
  ]);
  const name = (title: string) =>
    service.call('updateSopStep', { path: { id: steps[1]!.id }, body: { title } });
  expect((await name('Second')).status).toBe(200);
  await service.query(
    `update sop_blocks set content = jsonb_build_object('type', 'text', 'body_text', repeat('x', 60000)) where id = $1`,
    [steps[1]!.blocks[0]!.id],
  );
  expect(refusal(await name('A longer name'))).toEqual([400, expect.stringContaining('1 MiB')]);
  expect((await name('Two')).status).toBe(200);
  const less = { content: { type: 'text', body_text: 'x'.repeat(49_000) } };
  expect((await parts.changeBlock(steps[1]!.blocks[0]!.id, less)).status).toBe(200);
});

it('is refused to begin with more than 1 MiB, counted with the properties that blocks are completed with', async () => {
  const link = { content: { type: 'link', url: 'https://a.example' } };
  const steps = [
    { title: 'Long', blocks: Array.from({ length: 20 }, () => text('x'.repeat(47_200))) },
    ...Array.from({ length: 15 }, () => ({
      title: 'Links',
      blocks: Array.from({ length: 100 }, () => link),
    })),
  ];
  const answer = await service.call('createSop', { body: { title: 'Huge', steps } });
  expect(refusal(answer)).toEqual([400, expect.stringContaining('1 MiB')]);
});

describe('a step', () => {
  it('changes at its own revision, and changes nothing when it is sent as it is', async () => {
    const { id, steps } = await parts.draftOf('A');
    const change = (body: object, by?: { key: string }) =>
      service.call('updateSopStep', { path: { id: steps[0]! }, body }, by);
    const { data } = (await change({ title: 'B', is_optional: true, expected_revision: 1 })).body;
    expect(data).toMatchObject({ step: { title: 'B', is_optional: true, revision: 2 }, sop_revision: 2 });
    expect((await change({ title: 'B' })).body.data).toMatchObject({
      step: { revision: 2 },
      sop_revision: 2,
    });
    expect((await change({ title: 'C', expected_revision: 1 })).status).toBe(409);
    expect((await change({ title: 'C' }, { key: other.key })).status).toBe(404);
    expect((await change({ title: 'C' }, team.reader)).status).toBe(403);
    expect((await auditOf(service, id)).map(({ action }) => action)).toEqual(['created', 'content_changed']);
  });

  it('is deleted with its blocks, and decisions that led to it lead on', async () => {
    const { id, steps } = await parts.draftOf('A', 'B', 'C');
    await parts.addBlocks(steps[0]!, {
      blocks: [
        {
          content: {
            type: 'decision',
            question: 'Go?',
            options: [
              { label: 'Yes', step_id: steps[1] },
              { label: 'No', step_id: steps[2] },
            ],
          },
        },
      ],
    });
    const remove = (ids: string[], query: object = {}) =>
      service.call('deleteSopSteps', { query: { id: ids, ...query } });
    expect((await remove([steps[1]!], { expected_revision: 1 })).status).toBe(409);
    const stranger = randomUUID();
    const { data } = (await remove([steps[1]!, stranger])).body;
    expect(data).toMatchObject({ succeeded: 1, failed: 1, step_revision: null });
    expect(data.outcomes[1]).toMatchObject({ id: stranger, status: 'failed', error: { type: 'not_found' } });
    const copy = await sops.copyOf(id);
    expect(copy.steps.map(({ title, position }) => [title, position])).toEqual([
      ['A', 0],
      ['C', 1],
    ]);
    const decision = copy.steps[0]!.blocks[1]!.content as { options: { step_id: string | null }[] };
    expect(decision.options.map(({ step_id: step }) => step)).toEqual([null, steps[2]]);
    expect(copy.steps[0]).toMatchObject({ revision: 3, blocks: [{ revision: 1 }, { revision: 2 }] });
    expect((await remove([steps[1]!])).body.data).toMatchObject({
      unchanged: 1,
      sop_revision: copy.sop.revision,
    });
    const elsewhere = await parts.draftOf('Z');
    expect(refusal(await remove([steps[0]!, elsewhere.steps[0]!]))).toEqual([
      400,
      expect.stringContaining('several SOPs'),
    ]);
    expect((await remove([randomUUID()])).status).toBe(400);
  });

  it('takes the order that is named; those left out follow as they were', async () => {
    const { id, steps } = await parts.draftOf('A', 'B', 'C');
    const order = (ids: string[], more: object = {}) =>
      service.call('reorderSopSteps', { path: { id }, body: { ids, ...more } });
    const [a, b, c] = steps as [string, string, string];
    expect((await order([c, a, b], { expected_revision: 1 })).body.data).toMatchObject({
      ids: [c, a, b],
      step_revision: null,
      sop_revision: 2,
    });
    expect(await parts.titles(id)).toEqual(['C', 'A', 'B']);
    expect((await order([c, a, b])).body.data.sop_revision).toBe(2);
    expect((await order([b, b.toUpperCase()])).body.data).toMatchObject({ ids: [b, c, a], sop_revision: 3 });
    expect(await parts.titles(id)).toEqual(['B', 'C', 'A']);
    expect(refusal(await order([a, randomUUID()]))).toEqual([400, expect.stringContaining('body.ids[1]')]);
    expect((await order([a, b, c], { expected_revision: 1 })).status).toBe(409);
  });
});
