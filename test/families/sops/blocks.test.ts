import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
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

describe('blocks', () => {
  it('are shown with every property, and lengths of uploaded videos', async () => {
    const { id, steps } = await parts.draftOf('A');
    const film = await parts.file();
    await parts.addBlocks(steps[0]!, {
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
    const { steps } = await parts.draftOf('A');
    const block = { id: randomUUID(), ...text('Here') };
    const first = (
      await parts.addBlocks(steps[0]!, {
        blocks: [block, { content: { type: 'audio', file_id: randomUUID() } }],
      })
    ).body.data;
    expect(first).toMatchObject({ succeeded: 1, failed: 1, step_revision: 2, sop_revision: 2 });
    expect((await parts.addBlocks(steps[0]!, { blocks: [block] })).body.data).toMatchObject({
      unchanged: 1,
      step_revision: 2,
      sop_revision: 2,
    });
    const many = Array.from({ length: 100 }, (_, n) => text(`Line ${n}`));
    expect((await parts.addBlocks(steps[0]!, { blocks: many })).body.data).toMatchObject({
      succeeded: 98,
      failed: 2,
    });
    expect((await parts.addBlocks(steps[0]!, { blocks: [text('x')], expected_revision: 2 })).status).toBe(
      409,
    );
  });

  it('are the same again without what was filled in for them, and tell where they are wrong', async () => {
    const { steps } = await parts.draftOf('A');
    const film = {
      id: randomUUID(),
      content: { type: 'video', file_id: await parts.file(), captions_file_id: await parts.file() },
    };
    const send = async (block: object) =>
      (await parts.addBlocks(steps[0]!, { blocks: [block] })).body.data.outcomes[0];
    expect((await send(film)).status).toBe('succeeded');
    expect((await send(film)).status).toBe('unchanged');
    const { data } = (await parts.changeBlock(film.id, { content: film.content })).body;
    expect(data.block).toMatchObject({ revision: 1, content: { duration_seconds: 95 } });
    expect((await send({ ...film, content: { ...film.content, duration_seconds: 7 } })).error.type).toBe(
      'conflict',
    );
    const uneven = { type: 'table', column_titles: ['A'], rows: [['1', '2']] };
    expect((await send({ ...film, content: uneven })).error.message).toContain(
      'body.blocks[0].content.rows[0]',
    );
  });

  it('change at their own revision, to another type too', async () => {
    const { blocks } = await parts.draftOf('A');
    const { data } = (
      await parts.changeBlock(blocks[0]!, { content: { type: 'divider' }, expected_revision: 1 })
    ).body;
    expect(data).toMatchObject({
      block: { content: { type: 'divider' }, revision: 2 },
      step_revision: 2,
      previous_step_revision: null,
      sop_revision: 2,
    });
    expect(
      (await parts.changeBlock(blocks[0]!, { content: { type: 'divider' } })).body.data.sop_revision,
    ).toBe(2);
    expect(
      (await parts.changeBlock(blocks[0]!, { content: { type: 'divider' }, expected_revision: 1 })).status,
    ).toBe(409);
    expect(
      (await parts.changeBlock(blocks[0]!, { content: { type: 'divider' } }, { key: other.key })).status,
    ).toBe(404);
    expect(
      refusal(await parts.changeBlock(blocks[0]!, { content: { type: 'sop', sop_id: randomUUID() } })),
    ).toEqual([400, expect.stringContaining('body.content.sop_id')]);
  });

  it('move within their step and to another one of the SOP', async () => {
    const { id, steps, blocks } = await parts.draftOf('A', 'B');
    const { data: added } = (await parts.addBlocks(steps[0]!, { blocks: [text('Two'), text('Three')] })).body;
    const [two, three] = added.outcomes.map(({ block_id: block }: { block_id: string }) => block);
    await parts.changeBlock(three, { after_id: null });
    const texts = async () =>
      (await sops.copyOf(id)).steps.map((step) =>
        step.blocks.map(({ content }) => (content as { body_text: string }).body_text),
      );
    expect(await texts()).toEqual([['Three', 'About A', 'Two'], ['About B']]);
    const { data } = (await parts.changeBlock(two, { step_id: steps[1] })).body;
    expect(data).toMatchObject({
      block: { step_id: steps[1], position: 1 },
      previous_step_revision: expect.any(Number),
    });
    expect(await texts()).toEqual([
      ['Three', 'About A'],
      ['About B', 'Two'],
    ]);
    const elsewhere = await parts.draftOf('Z');
    for (const wrong of [{ step_id: elsewhere.steps[0] }, { after_id: two }, { after_id: blocks[1] }])
      expect((await parts.changeBlock(three, wrong)).status).toBe(400);
    const order = await service.ok('reorderSopContentBlocks', {
      path: { id: steps[1]! },
      body: { ids: [two, blocks[1]!] },
    });
    expect(order.data.ids).toEqual([two, blocks[1]]);
    expect((await texts())[1]).toEqual(['Two', 'About B']);
  });

  it('are deleted from one step at a time', async () => {
    const { id, blocks } = await parts.draftOf('A', 'B');
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
    const { steps } = await parts.draftOf('A');
    const embed = (url: string) =>
      parts.addBlocks(steps[0]!, { blocks: [{ content: { type: 'embed', url, title: 'Board' } }] });
    await service.ok('updateSopSettings', { body: { embed_hosts: ['board.example'] } });
    expect((await embed('https://our.board.example/x')).body.data.succeeded).toBe(1);
    expect((await embed('https://evilboard.example/x')).body.data.outcomes[0].error.message).toContain(
      'board.example',
    );
    await service.ok('updateSopSettings', { body: { embed_hosts: [] } });
  });

  it('of two authors at once both arrive, each in a place', async () => {
    const { id, steps } = await parts.draftOf('A');
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => parts.addBlocks(steps[0]!, { blocks: [text(`Line ${n}`)] })),
    );
    const { blocks } = (await sops.copyOf(id)).steps[0]!;
    expect(blocks.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
