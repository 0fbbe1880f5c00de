import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditOf } from '../organization/people.ts';
import { addTeam, refusal, writing, type Team, type Writing } from './writing.ts';

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
beforeEach(async () => void (await service.takeEvents(agency)));
afterAll(() => service?.stop());

const folder = async (name: string, parent_id: string | null = null) =>
  (await service.ok('createSopFolder', { body: { name: `${name} ${randomUUID()}`, parent_id } })).data.id;
const told = async () => service.takeEvents(agency);

describe('folders', () => {
  it('hold SOPs and folders, and narrow lists to what lies in or below them', async () => {
    const sales = await folder('Sales');
    const calls = await folder('Calls', sales);
    const { id } = await sops.published({ folder_id: calls });
    const listed = async (query: object) =>
      (await service.ok('listSops', { query })).data.map((sop) => sop.id);
    expect(await listed({ folder_id: [calls] })).toEqual([id]);
    expect(await listed({ folder_id: [sales] })).toEqual([]);
    expect(await listed({ folder_id: [sales], is_including_subfolders: true })).toEqual([id]);
    expect(await listed({ id: [id], is_root: true })).toEqual([]);
    const { data } = await service.ok('getSopFolder', { path: { id: sales } }, team.reader);
    expect(data).toMatchObject({ item_count: 0, folder_count: 1, parent_id: null });
    expect((await service.call('createSopFolder', { body: { name: 'X' } }, team.reader)).status).toBe(403);
    const renamed = await service.ok('updateSopFolder', {
      path: { id: calls },
      body: { name: `Phone ${calls}`, expected_revision: 1 },
    });
    expect(renamed.data.revision).toBe(2);
    expect((await service.call('getSopFolder', { path: { id: sales } }, { key: other.key })).status).toBe(
      404,
    );
    const { data: some } = await service.ok('listSopFolders', { query: { id: [sales] } });
    expect(some.map((each) => each.id)).toEqual([sales]);
  });

  it('count the SOPs that the caller may read', async () => {
    const id = await folder('Mixed');
    await sops.published({ folder_id: id });
    await sops.create({ folder_id: id });
    await sops.published({ folder_id: id, is_restricted: true });
    const counts = async (by: { key: string }) => [
      (await service.ok('getSopFolder', { path: { id } }, by)).data.item_count,
      (await service.ok('listSopFolders', { query: { id: [id] } }, by)).data[0]!.item_count,
    ];
    expect([await counts(team.reader), await counts(team.author), await counts(agency)]).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('are emptied at once, and subscribers hear of each live SOP that moved', async () => {
    const [from, to] = [await folder('Old'), await folder('New')];
    const inner = await folder('Inner', from);
    const { id: live } = await sops.published({ folder_id: from });
    const { id: draft } = await sops.create({ folder_id: from });
    await service.takeEvents(agency);
    const { data } = await service.ok('moveSopFolderContents', {
      path: { id: from },
      body: { target_folder_id: to },
    });
    expect(data).toEqual({ moved_items: 2, moved_folders: 1 });
    expect(await told()).toMatchObject([
      {
        event_type: 'sop.updated',
        data: {
          sop: { id: live, folder_id: to },
          _changed_fields: ['folder_id'],
          _previous: { folder_id: from },
        },
      },
    ]);
    expect((await auditOf(service, draft)).map(({ action }) => action)).toEqual(['created', 'moved']);
    expect((await service.ok('getSopFolder', { path: { id: inner } })).data.parent_id).toBe(to);
    expect((await service.ok('deleteSopFolder', { path: { id: from } })).data.id).toBe(from);
    const moved = await service.ok('moveSopFolder', { path: { id: inner }, body: { parent_id: null } });
    expect(moved.data.parent_id).toBeNull();
  });

  it('are deleted with everything below, unless an SOP there is published', async () => {
    const outer = await folder('Outer');
    const inner = await folder('Inner', outer);
    const { id } = await sops.published({ folder_id: inner, title: 'Still used' });
    const { id: draft } = await sops.create({ folder_id: outer });
    const remove = (by?: { key: string }) =>
      service.call('deleteSopFolderWithItems', { path: { id: outer } }, by);
    expect((await service.call('deleteSopFolder', { path: { id: outer } })).status).toBe(409);
    expect((await remove(team.author)).status).toBe(403);
    expect(refusal(await remove())).toEqual([409, expect.stringContaining('"Still used"')]);
    expect(await sops.statusOf(draft, team.manager)).toBe(200);
    await sops.update(id, { status: 'archived' });
    const { data } = (await remove(team.manager)).body;
    expect(data).toMatchObject({ id: outer, deleted_items: 2, deleted_folders: 2 });
    expect([await sops.statusOf(id, team.manager), await sops.statusOf(draft, team.manager)]).toEqual([
      404, 404,
    ]);
    expect((await service.call('getSopFolder', { path: { id: inner } })).status).toBe(404);
  });
});
