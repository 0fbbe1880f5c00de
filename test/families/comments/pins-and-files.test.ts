import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, auditOf, type Member } from '../organization/people.ts';
import { addFile, addTask } from './commented-records.ts';

let service: Service;
let agency: TestAgency;
let dana: Member;
let sam: Member;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  dana = await addMember(service, agency, { permissions: ['tasks.view'] });
  sam = await addMember(service, agency, { permissions: ['tasks.view'] });
});
afterAll(() => service.stop());

const newComment = async (body: object = {}) => {
  const task = await addTask(service, agency);
  return (
    await service.ok(
      'createComment',
      { body: { record_kind: 'task', record_id: task.id, body_text: 'Done.', ...body } },
      dana,
    )
  ).data;
};
const actionsOn = async (id: string) => (await auditOf(service, id)).map(({ action }) => action);

describe('pins', () => {
  const pin = (id: string, body: object) => service.call('setCommentPin', { path: { id }, body }, sam);

  it('are set and taken off by whoever sees the record, once', async () => {
    const { id } = await newComment();
    const {
      body: { data: pinned },
    } = await pin(id, { is_pinned: true, expected_revision: 1 });
    expect(pinned).toMatchObject({
      is_pinned: true,
      pinned_at: pinned.updated_at,
      revision: 2,
      status: 'posted',
    });
    expect((await pin(id, { is_pinned: true })).body.data).toEqual(pinned);
    expect((await pin(id, { is_pinned: false })).body.data).toMatchObject({
      is_pinned: false,
      pinned_at: null,
      revision: 3,
    });
    expect(await actionsOn(id)).toEqual(['created', 'pinned', 'unpinned']);
  });

  it('turn by the toggle', async () => {
    const { id } = await newComment();
    const toggle = async () => (await service.ok('toggleCommentPin', { path: { id } }, sam)).data.is_pinned;
    expect([await toggle(), await toggle()]).toEqual([true, false]);
  });

  it('stay as they are for who thinks of an older state, and for unknown comments', async () => {
    const { id } = await newComment();
    await pin(id, { is_pinned: true });
    expect((await pin(id, { is_pinned: false, expected_revision: 1 })).status).toBe(409);
    expect((await pin(randomUUID(), { is_pinned: true })).status).toBe(404);
    expect((await service.call('toggleCommentPin', { path: { id: randomUUID() } }, sam)).status).toBe(404);
  });
});

describe('files', () => {
  const attach = (id: string, attachment_id: string, more: object = {}, caller = dana) =>
    service.call('attachCommentFile', { path: { id }, body: { attachment_id, ...more } }, caller);
  const detach = (id: string, attachment_id: string, caller = dana, query: Record<string, unknown> = {}) =>
    service.call('detachCommentFile', { path: { id, attachment_id }, query }, caller);

  it('are added and taken off, the one attached first first', async () => {
    const [one, two] = [await addFile(service, agency, dana), await addFile(service, agency, dana)];
    const { id } = await newComment();
    await attach(id, two, { expected_revision: 1 });
    const {
      body: { data },
    } = await attach(id, one);
    expect(data).toMatchObject({
      attachments: [{ id: two }, { id: one }],
      revision: 3,
      status: 'posted',
      edited_at: null,
    });
    expect((await attach(id, one)).body.data).toEqual(data);
    expect((await detach(id, two)).body.data).toMatchObject({ attachments: [{ id: one }], revision: 4 });
    expect(await actionsOn(id)).toEqual(['created', 'file_attached', 'file_attached', 'file_detached']);
  });

  it('are unknown, not ready, too many or off what is known of the comment', async () => {
    const files: string[] = [];
    for (let index = 0; index < 21; index += 1) files.push(await addFile(service, agency, dana));
    const { id } = await newComment({ attachment_ids: files.slice(0, 20) });
    expect((await attach(id, files[20]!)).status).toBe(409);
    expect((await attach(id, files[0]!)).status).toBe(200);
    expect((await attach(id, randomUUID())).status).toBe(404);
    expect(
      (await attach(id, await addFile(service, service.agencies[1], { id: service.agencies[1].ownerId })))
        .status,
    ).toBe(404);
    expect((await detach(id, files[0]!)).status).toBe(200);
    expect((await attach(id, await addFile(service, agency, dana, 'uploading'))).status).toBe(409);
    expect((await attach(id, files[20]!, { expected_revision: 1 })).status).toBe(409);
    expect((await detach(id, files[0]!)).status).toBe(404);
    expect((await detach(id, files[1]!, dana, { expected_revision: 1 })).status).toBe(409);
    expect((await attach(randomUUID(), files[0]!)).status).toBe(404);
  });

  it("are the author's to add, and managers' to take off as well", async () => {
    const file = await addFile(service, agency, dana);
    const manager = await addMember(service, agency, { permissions: ['tasks.view', 'tasks.manage'] });
    const { id } = await newComment();
    for (const caller of [sam, manager])
      expect((await attach(id, await addFile(service, agency, caller), {}, caller)).status).toBe(403);
    expect((await attach(id, await addFile(service, agency, sam))).status).toBe(404);
    await attach(id, file);
    expect(await detach(id, file, sam)).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('tasks.manage') } },
    });
    expect((await detach(id, file, manager)).body.data.attachments).toEqual([]);
  });
});
