import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditOf } from '../organization/people.ts';
import { partsOf, type Parts } from './parts.ts';
import { addTeam, checklist, writing, type Team, type Writing } from './writing.ts';

let service: Service;
let agency: TestAgency;
let team: Team;
let sops: Writing;
let parts: Parts;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  team = await addTeam(service, agency);
  sops = writing(service);
  parts = partsOf(service, agency);
});
afterAll(() => service?.stop());

describe('versions', () => {
  it('stay as they were, tell their differences, and come back into the working copy', async () => {
    const { id, steps, blocks } = await parts.draftOf('A', 'B');
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
    expect((await auditOf(service, id)).map(({ action }) => action)).toContain('version_restored');
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
    const { id, steps } = await parts.draftOf('A', 'B', 'C');
    await sops.update(id, { status: 'published' });
    await service.ok('reorderSopSteps', { path: { id }, body: { ids: [steps[2]!, steps[0]!, steps[1]!] } });
    const { changes } = await sops.copyOf(id, { include: ['changes'] });
    expect(changes).toMatchObject([{ change: 'moved', kind: 'step', id: steps[2], path: 'steps.0' }]);
  });

  it('are read as Markdown, or a step at a time', async () => {
    const { id, steps } = await parts.draftOf('A', 'B');
    await parts.addBlocks(steps[1]!, {
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
