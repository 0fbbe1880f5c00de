import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { partsOf, type Parts } from './parts.ts';
import { addTeam, writing, type Team, type Writing } from './writing.ts';

/** Files of blocks show to those who see the text that they belong to. */
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

const statusOf = async (id: string, by: { key: string }) =>
  (await service.call('getAttachment', { path: { id } }, by)).status;
const film = (file_id: string) => ({ content: { type: 'video' as const, file_id } });
const filesOf = async (sopId: string, by: { key: string }) =>
  (await service.ok('listAttachments', { query: { record_kind: 'sop', record_id: sopId } }, by)).data.map(
    ({ id }) => id,
  );

it('show to readers with the version, and before it to those who write, judge and publish', async () => {
  const { id } = await sops.published();
  const file = await parts.file();
  const { steps } = await sops.copyOf(id);
  await parts.addBlocks(steps[0]!.id, { blocks: [film(file)] });
  expect([await statusOf(file, team.reader), await filesOf(id, team.reader)]).toEqual([404, []]);
  for (const by of [team.author, team.reviewer, team.publisher])
    expect([await statusOf(file, by), await filesOf(id, by)]).toEqual([200, [file]]);
  await sops.update(id, { status: 'published' });
  expect([await statusOf(file, team.reader), await filesOf(id, team.reader)]).toEqual([200, [file]]);
});

it('of a draft belong to it as well', async () => {
  const file = await parts.file();
  const { id } = await sops.published({ steps: [{ title: 'A', blocks: [film(await parts.file())] }] });
  const { id: draft } = await sops.create({ steps: [{ title: 'A', blocks: [film(file)] }] });
  expect(await filesOf(draft, team.author)).toEqual([file]);
  expect(await filesOf(id, team.reader)).toHaveLength(1);
  await sops.update(draft, { status: 'published' });
  expect(await statusOf(file, team.reader)).toBe(200);
});

it('that no version shows are let go when another one is published; those of former versions stay', async () => {
  const [first, dropped] = [await parts.file(), await parts.file()];
  const { id } = await sops.published({ steps: [{ title: 'A', blocks: [film(first)] }] });
  const { steps } = await sops.copyOf(id);
  const added = (await parts.addBlocks(steps[0]!.id, { blocks: [film(dropped)] })).body.data;
  const blocks = [steps[0]!.blocks[0]!.id, added.outcomes[0].block_id];
  await service.ok('deleteSopContentBlocks', { query: { id: blocks } });
  await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'B' }] } });
  await sops.update(id, { status: 'published' });
  expect(await filesOf(id, team.manager)).toEqual([first]);
  const { data: versions } = await service.ok('listSopVersions', { path: { id } }, team.reader);
  const former = await service.ok(
    'getSopVersion',
    { path: { id, versionId: versions.find(({ version }) => version === 1)!.id } },
    team.reader,
  );
  expect(former.data.files.map((file) => file.id)).toEqual([first]);
});
