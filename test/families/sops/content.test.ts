import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditOf } from '../organization/people.ts';
import { addTeam, checklist, refusal, text, writing, type Team, type Writing } from './writing.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let team: Team;
let sops: Writing;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  team = await addTeam(service, agency);
  sops = writing(service);
});
afterAll(() => service?.stop());

const addSteps = (id: string, body: object, by?: { key: string }) =>
  service.call('createSopSteps', { path: { id }, body }, by);
const addBlocks = (id: string, body: object, by?: { key: string }) =>
  service.call('createSopContentBlocks', { path: { id }, body }, by);
const changeBlock = (id: string, body: object, by?: { key: string }) =>
  service.call('updateSopContentBlock', { path: { id }, body }, by);
const titles = async (id: string) => (await sops.copyOf(id)).steps.map(({ title }) => title);

/** A draft with the given steps and their ids. */
async function draftOf(...names: string[]) {
  const { id } = await sops.create({
    steps: names.map((title) => ({ title, blocks: [text(`About ${title}`)] })),
  });
  const { steps } = await sops.copyOf(id);
  return { id, steps: steps.map((step) => step.id), blocks: steps.map((step) => step.blocks[0]!.id) };
}

/** A file of the agency that is attached to nothing. */
async function file(status = 'ready'): Promise<string> {
  const [row] = await service.query<{ id: string }>(
    `insert into managed_files (tenant_id, file_name, content_type, file_kind, size_bytes, checksum_sha256, source, status, duration_seconds,
      unattached_since, created_by)
    select $1, 'kick-off.mp4', 'video/mp4', 'video', 10, repeat('a', 64), 'upload', $2, 95, now(), id from users
    where tenant_id = $1 and kind = 'service_account' order by created_at limit 1 returning id`,
    [agency.id, status],
  );
  return row!.id;
}

describe('adding steps', () => {
  it('goes last, first or behind another, each with its blocks, and answers the revision to expect next', async () => {
    const { id, steps } = await draftOf('A', 'B');
    const { body } = await addSteps(id, {
      steps: [{ title: 'C', blocks: [text('One'), text('Two')] }],
      expected_revision: 1,
    });
    expect(body.data).toMatchObject({ succeeded: 1, unchanged: 0, failed: 0, sop_revision: 2 });
    expect(body.data.outcomes[0]).toMatchObject({ index: 0, status: 'succeeded', error: null });
    expect(body.data.outcomes[0].block_ids).toHaveLength(2);
    await addSteps(id, { steps: [{ title: 'First' }], after_id: null });
    await addSteps(id, { steps: [{ title: 'A1' }, { title: 'A2' }], after_id: steps[0] });
    expect(await titles(id)).toEqual(['First', 'A', 'A1', 'A2', 'B', 'C']);
    expect((await sops.see(id)).step_count).toBe(6);
    expect(refusal(await addSteps(id, { steps: [{ title: 'X' }], after_id: randomUUID() }))).toEqual([
      400,
      expect.stringContaining('body.after_id'),
    ]);
    expect((await addSteps(id, { steps: [{ title: 'X' }], expected_revision: 2 })).status).toBe(409);
    expect((await addSteps(id, { steps: [{ title: 'X' }] }, team.reader)).status).toBe(403);
    expect((await addSteps(id, { steps: [{ title: 'X' }] }, { key: other.key })).status).toBe(404);
  });

  it('finds what a repeated request sent, and refuses another step under its id', async () => {
    const { id } = await draftOf('A');
    const step = { id: randomUUID(), title: 'B', blocks: [{ id: randomUUID(), ...checklist('Call') }] };
    const first = (await addSteps(id, { steps: [step] })).body.data;
    const again = (await addSteps(id, { steps: [step] })).body.data;
    expect(again).toMatchObject({ unchanged: 1, succeeded: 0, sop_revision: first.sop_revision });
    expect(again.outcomes[0].block_ids).toEqual([step.blocks[0]!.id]);
    const { data } = (await addSteps(id, { steps: [{ ...step, title: 'Other' }, { title: 'C' }] })).body;
    expect(data.outcomes.map(({ status }: { status: string }) => status)).toEqual(['failed', 'succeeded']);
    expect(data.outcomes[0].error).toMatchObject({ type: 'conflict' });
    const elsewhere = await draftOf('Z');
    const stolen = (await addSteps(elsewhere.id, { steps: [{ id: step.id, title: 'B' }] })).body.data;
    expect(stolen.outcomes[0].error).toMatchObject({ type: 'conflict' });
  });

  it('refuses an item for what is wrong with it, and a decision along with the step that it leads to', async () => {
    const { id } = await draftOf('A');
    const waiting = await file('processing').catch(() => file('uploading'));
    const lead = (step_id: string) => ({
      content: { type: 'decision', question: 'Ads?', options: [{ label: 'Yes', step_id }, { label: 'No' }] },
    });
    const [good, bad] = [randomUUID(), randomUUID()];
    const { data } = (
      await addSteps(id, {
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
    expect(await titles(id)).toEqual(['A', 'Set up', 'Ask']);
  });

  it('stops at 200 steps and 1 MiB', async () => {
    const { id } = await sops.create({
      steps: Array.from({ length: 199 }, (_, n) => ({ title: `Step ${n}` })),
    });
    const { data } = (await addSteps(id, { steps: [{ title: 'Last' }, { title: 'Too many' }] })).body;
    expect(data.outcomes.map(({ status }: { status: string }) => status)).toEqual(['succeeded', 'failed']);
    const long = 'x'.repeat(50_000);
    const full = await sops.create({
      steps: [{ title: 'Long', blocks: Array.from({ length: 20 }, () => text(long)) }],
    });
    const { data: more } = (await addSteps(full.id, { steps: [{ title: 'More', blocks: [text(long)] }] }))
      .body;
    expect(more.outcomes[0].error.message).toContain('1 MiB');
    const tooLarge = await service.call('createSop', {
      body: {
        title: 'Huge',
        steps: Array.from({ length: 21 }, () => ({ title: 'x', blocks: [text(long)] })),
      },
    });
    expect([400, 413]).toContain(tooLarge.status);
  });
});

describe('a step', () => {
  it('changes at its own revision, and changes nothing when it is sent as it is', async () => {
    const { id, steps } = await draftOf('A');
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
    const { id, steps } = await draftOf('A', 'B', 'C');
    await addBlocks(steps[0]!, {
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
    expect((await remove([steps[1]!])).body.data).toMatchObject({
      unchanged: 1,
      sop_revision: copy.sop.revision,
    });
    const elsewhere = await draftOf('Z');
    expect(refusal(await remove([steps[0]!, elsewhere.steps[0]!]))).toEqual([
      400,
      expect.stringContaining('several SOPs'),
    ]);
    expect((await remove([randomUUID()])).status).toBe(400);
  });

  it('takes the order that names each once', async () => {
    const { id, steps } = await draftOf('A', 'B', 'C');
    const order = (ids: string[], more: object = {}) =>
      service.call('reorderSopSteps', { path: { id }, body: { ids, ...more } });
    const [a, b, c] = steps as [string, string, string];
    expect((await order([c, a, b], { expected_revision: 1 })).body.data).toMatchObject({
      ids: [c, a, b],
      step_revision: null,
      sop_revision: 2,
    });
    expect(await titles(id)).toEqual(['C', 'A', 'B']);
    expect((await order([c, a, b])).body.data.sop_revision).toBe(2);
    for (const wrong of [
      [a, b],
      [a, b, randomUUID()],
    ])
      expect((await order(wrong)).status).toBe(400);
    expect((await order([a, b, c], { expected_revision: 1 })).status).toBe(409);
  });
});

describe('blocks', () => {
  it('are shown with every property, and lengths of uploaded videos', async () => {
    const { id, steps } = await draftOf('A');
    const film = await file();
    await addBlocks(steps[0]!, {
      blocks: [
        checklist('Call'),
        { content: { type: 'video', file_id: film.toUpperCase() } },
        { content: { type: 'heading', text: 'More' } },
      ],
    });
    const copy = await sops.copyOf(id, { include: ['file_urls'] });
    const [, list, video, heading] = copy.steps[0]!.blocks.map(({ content }) => content);
    expect(list).toMatchObject({ items: [{ id: expect.any(String), is_required: true }] });
    expect(video).toMatchObject({
      file_id: film,
      url: null,
      duration_seconds: 95,
      start_seconds: 0,
      transcript: null,
    });
    expect(heading).toMatchObject({ level: 2 });
    expect(copy.files).toEqual([
      { id: film, file_name: 'kick-off.mp4', content_type: 'video/mp4', size: 10 },
    ]);
    expect(copy.file_urls).toMatchObject([
      { attachment_id: film, address: { url: expect.stringContaining('/hosted/') } },
    ]);
    await sops.update(id, { status: 'published' });
    expect((await sops.content(id, {}, team.reader)).files).toHaveLength(1);
    expect((await service.call('getAttachment', { path: { id: film } }, team.reader)).status).toBe(200);
  });

  it('fail one by one, and are found when they are sent again', async () => {
    const { steps } = await draftOf('A');
    const block = { id: randomUUID(), ...text('Here') };
    const first = (
      await addBlocks(steps[0]!, { blocks: [block, { content: { type: 'audio', file_id: randomUUID() } }] })
    ).body.data;
    expect(first).toMatchObject({ succeeded: 1, failed: 1, step_revision: 2, sop_revision: 2 });
    expect((await addBlocks(steps[0]!, { blocks: [block] })).body.data).toMatchObject({
      unchanged: 1,
      step_revision: 2,
      sop_revision: 2,
    });
    const many = Array.from({ length: 100 }, (_, n) => text(`Line ${n}`));
    expect((await addBlocks(steps[0]!, { blocks: many })).body.data).toMatchObject({
      succeeded: 98,
      failed: 2,
    });
    expect((await addBlocks(steps[0]!, { blocks: [text('x')], expected_revision: 2 })).status).toBe(409);
  });

  it('change at their own revision, to another type too', async () => {
    const { blocks } = await draftOf('A');
    const { data } = (await changeBlock(blocks[0]!, { content: { type: 'divider' }, expected_revision: 1 }))
      .body;
    expect(data).toMatchObject({
      block: { content: { type: 'divider' }, revision: 2 },
      step_revision: 2,
      previous_step_revision: null,
      sop_revision: 2,
    });
    expect((await changeBlock(blocks[0]!, { content: { type: 'divider' } })).body.data.sop_revision).toBe(2);
    expect(
      (await changeBlock(blocks[0]!, { content: { type: 'divider' }, expected_revision: 1 })).status,
    ).toBe(409);
    expect((await changeBlock(blocks[0]!, { content: { type: 'divider' } }, { key: other.key })).status).toBe(
      404,
    );
    expect(
      refusal(await changeBlock(blocks[0]!, { content: { type: 'sop', sop_id: randomUUID() } })),
    ).toEqual([400, expect.stringContaining('body.content.sop_id')]);
  });

  it('move within their step and to another one of the SOP', async () => {
    const { id, steps, blocks } = await draftOf('A', 'B');
    const { data: added } = (await addBlocks(steps[0]!, { blocks: [text('Two'), text('Three')] })).body;
    const [two, three] = added.outcomes.map(({ block_id: block }: { block_id: string }) => block);
    await changeBlock(three, { after_id: null });
    const texts = async () =>
      (await sops.copyOf(id)).steps.map((step) =>
        step.blocks.map(({ content }) => (content as { body_text: string }).body_text),
      );
    expect(await texts()).toEqual([['Three', 'About A', 'Two'], ['About B']]);
    const { data } = (await changeBlock(two, { step_id: steps[1] })).body;
    expect(data).toMatchObject({
      block: { step_id: steps[1], position: 1 },
      previous_step_revision: expect.any(Number),
    });
    expect(await texts()).toEqual([
      ['Three', 'About A'],
      ['About B', 'Two'],
    ]);
    const elsewhere = await draftOf('Z');
    for (const wrong of [{ step_id: elsewhere.steps[0] }, { after_id: two }, { after_id: blocks[1] }])
      expect((await changeBlock(three, wrong)).status).toBe(400);
    const order = await service.ok('reorderSopContentBlocks', {
      path: { id: steps[1]! },
      body: { ids: [two, blocks[1]!] },
    });
    expect(order.data.ids).toEqual([two, blocks[1]]);
    expect((await texts())[1]).toEqual(['Two', 'About B']);
  });

  it('are deleted from one step at a time', async () => {
    const { id, blocks } = await draftOf('A', 'B');
    const remove = (...ids: string[]) => service.call('deleteSopContentBlocks', { query: { id: ids } });
    expect((await remove(blocks[0]!)).body.data).toMatchObject({
      succeeded: 1,
      step_revision: 2,
      sop_revision: 2,
    });
    expect((await remove(blocks[0]!)).body.data).toMatchObject({
      unchanged: 1,
      step_revision: 2,
      sop_revision: 2,
    });
    expect((await sops.copyOf(id)).steps[0]!.blocks).toEqual([]);
    expect(refusal(await remove(...blocks))).toEqual([400, expect.stringContaining('several steps')]);
  });

  it('embed pages of allowed hosts alone', async () => {
    const { steps } = await draftOf('A');
    const embed = (url: string) =>
      addBlocks(steps[0]!, { blocks: [{ content: { type: 'embed', url, title: 'Board' } }] });
    await service.ok('updateSopSettings', { body: { embed_hosts: ['board.example'] } });
    expect((await embed('https://our.board.example/x')).body.data.succeeded).toBe(1);
    expect((await embed('https://evilboard.example/x')).body.data.outcomes[0].error.message).toContain(
      'board.example',
    );
    await service.ok('updateSopSettings', { body: { embed_hosts: [] } });
  });

  it('of two authors at once both arrive, each in a place', async () => {
    const { id, steps } = await draftOf('A');
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => addBlocks(steps[0]!, { blocks: [text(`Line ${n}`)] })),
    );
    const { blocks } = (await sops.copyOf(id)).steps[0]!;
    expect(blocks.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('versions', () => {
  it('stay as they were, tell their differences, and come back into the working copy', async () => {
    const { id, steps, blocks } = await draftOf('A', 'B');
    await sops.update(id, { status: 'published' });
    await service.ok('updateSopStep', { path: { id: steps[1]! }, body: { title: 'B2' } });
    await service.ok('deleteSopContentBlocks', { query: { id: [blocks[1]!] } });
    await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'C' }], after_id: null } });
    await sops.update(id, { status: 'published', title: 'New name' });
    const { data: versions } = await service.ok('listSopVersions', { path: { id } }, team.reader);
    expect(
      versions.map(({ version, is_live: isLive, step_count: count }) => [version, isLive, count]),
    ).toEqual([
      [2, true, 3],
      [1, false, 2],
    ]);
    const [second, first] = [versions[0]!, versions[1]!];
    const read = (query: Record<string, unknown>) =>
      service.call('getSopVersion', { path: { id, versionId: second.id }, query }, team.reader);
    const { changes } = (await read({ compare_with_id: first.id })).body.data;
    expect(
      changes.map((each: { change: string; kind: string; path: string }) => [
        each.change,
        each.kind,
        each.path,
      ]),
    ).toEqual([
      ['changed', 'sop', 'title'],
      ['added', 'step', 'steps.0'],
      ['changed', 'step', 'steps.2.title'],
      ['removed', 'block', 'steps.1.blocks.0'],
    ]);
    expect((await read({ compare_with_id: randomUUID() })).status).toBe(400);
    const restored = await service.ok('restoreSopVersion', { path: { id, versionId: first.id }, body: {} });
    expect(restored.data.sop).toMatchObject({ version: 2, has_unpublished_changes: true, title: 'New name' });
    expect(restored.data.steps.map(({ id: step, title }) => [step, title])).toEqual([
      [steps[0], 'A'],
      [steps[1], 'B'],
    ]);
    expect(restored.data.steps[1]!.blocks.map((block) => block.id)).toEqual([blocks[1]]);
    const back = await service.ok('restoreSopVersion', { path: { id, versionId: second.id }, body: {} });
    expect(back.data.sop.has_unpublished_changes).toBe(false);
    const stale = await service.call('restoreSopVersion', {
      path: { id, versionId: first.id },
      body: { expected_revision: 1 },
    });
    expect(stale.status).toBe(409);
    const foreign = await service.call('restoreSopVersion', {
      path: { id, versionId: randomUUID() },
      body: {},
    });
    expect(foreign.status).toBe(404);
  });

  it('shows the next changes to authors', async () => {
    const { id, steps } = await draftOf('A', 'B', 'C');
    await sops.update(id, { status: 'published' });
    await service.ok('reorderSopSteps', { path: { id }, body: { ids: [steps[2]!, steps[0]!, steps[1]!] } });
    const { changes } = await sops.copyOf(id, { include: ['changes'] });
    expect(changes).toMatchObject([{ change: 'moved', kind: 'step', id: steps[2], path: 'steps.0' }]);
  });

  it('are read as Markdown, or a step at a time', async () => {
    const { id, steps } = await draftOf('A', 'B');
    await addBlocks(steps[1]!, {
      blocks: [
        checklist('Call', 'Write'),
        { content: { type: 'callout', style: 'warning', body_text: 'Mind\n\nthe gap' } },
        { content: { type: 'table', column_titles: ['A', 'B'], rows: [['1|2', '3']] } },
        { content: { type: 'code', code: 'a ``` b' } },
      ],
    });
    await sops.update(id, { status: 'published' });
    const content = await sops.content(id, { step_id: [steps[1]!], include: ['markdown'] }, team.reader);
    expect(content.steps.map(({ title }) => title)).toEqual(['B']);
    expect(content.markdown).toBe(
      [
        '## B',
        'About B',
        '**Access**',
        '- [ ] Call\n- [ ] Write',
        '> **Warning**\n>\n> Mind\n>\n> the gap',
        '| A | B |\n| --- | --- |\n| 1\\|2 | 3 |',
        '````\na ``` b\n````',
      ].join('\n\n'),
    );
    expect(
      (await service.call('getSopContent', { path: { id }, query: { step_id: [randomUUID()] } })).status,
    ).toBe(400);
  });
});
