import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditActions, newNote } from '../client-records.ts';
import { addMember, asOwner, auditOf, type Member } from '../organization/people.ts';
import { addFile, noticesOn } from './commented-records.ts';
import { accountOfKey, addReader, commenting } from './commenting.ts';

let service: Service;
let agency: TestAgency;
let sam: Member;
let author: { readonly id: string };
let { create, onTask, list } = {} as ReturnType<typeof commenting>;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  author = await accountOfKey(service, agency);
  sam = await addReader(service, agency);
  ({ create, onTask, list } = commenting(service, agency));
});
afterAll(() => service.stop());

const unknown = randomUUID();
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

describe('editing', () => {
  it('changes words and mentions, marks the comment, and keeps none of the former words', async () => {
    const { task, comment } = await onTask({ body_text: 'Formerly.', mentioned_user_ids: [sam.id] }, sam);
    const other = await addMember(service, agency, { permissions: ['tasks.view'] });
    await service.takeEvents();
    const { data: edited } = await service.ok(
      'updateComment',
      {
        path: { id: comment.id },
        body: { body_text: 'Now.', mentioned_user_ids: [sam.id, other.id], expected_revision: 1 },
      },
      sam,
    );
    expect(edited).toMatchObject({
      status: 'edited',
      body_text: 'Now.',
      mentions: [{ id: sam.id }, { id: other.id }],
      edited_at: edited.updated_at,
      revision: 2,
    });
    expect(await service.takeEvents()).toEqual([]);
    const trail = await auditOf(service, comment.id);
    expect(trail.at(-1)).toMatchObject({
      action: 'updated',
      changed_fields: ['body_text', 'mentioned_user_ids'],
    });
    expect(JSON.stringify(trail)).not.toContain('Formerly');
    // Only whom it mentions for the first time is told.
    expect((await noticesOn(service, task.id)).map(({ user_id }) => user_id)).toEqual([other.id]);
  });

  it('changes nothing by the same words', async () => {
    const { comment } = await onTask({ mentioned_user_ids: [sam.id] });
    const { data } = await service.ok('updateComment', {
      path: { id: comment.id },
      body: { body_text: comment.body_text!, mentioned_user_ids: [sam.id.toUpperCase()] },
    });
    expect(data).toEqual(comment);
    expect(await auditActions(service, comment.id)).toEqual(['created']);
  });

  it("is the author's alone", async () => {
    const { comment } = await onTask({}, sam);
    expect(
      (await service.call('updateComment', { path: { id: comment.id }, body: { body_text: 'Not mine.' } }))
        .status,
    ).toBe(403);
    expect(
      (
        await service.call(
          'updateComment',
          { path: { id: comment.id }, body: { body_text: 'Mine.', expected_revision: 2 } },
          sam,
        )
      ).status,
    ).toBe(409);
    expect(
      (
        await service.call(
          'updateComment',
          { path: { id: comment.id }, body: { mentioned_user_ids: [unknown] } },
          sam,
        )
      ).status,
    ).toBe(400);
    expect(
      (await service.call('updateComment', { path: { id: unknown }, body: { body_text: 'x' } })).status,
    ).toBe(404);
  });
});

describe('deleting', () => {
  it('leaves nothing of a comment without replies', async () => {
    const file = await addFile(service, agency, author);
    const { task, comment } = await onTask({
      body_text: 'Please forget.',
      mentioned_user_ids: [sam.id],
      attachment_ids: [file],
    });
    await service.ok('addCommentReaction', { path: { id: comment.id, emoji: '👍' } });
    const { data } = await service.ok('deleteComment', {
      path: { id: comment.id },
      query: { expected_revision: 1 },
    });
    expect(data).toEqual({ id: comment.id, deleted_at: expect.any(String) });
    expect(await list({ record_id: [task.id] })).toEqual([]);
    expect((await service.call('deleteComment', { path: { id: comment.id } })).status).toBe(404);
    expect(
      await service.query('select file_id from record_attachments where record_id = $1', [comment.id]),
    ).toEqual([]);
    // Who was told of it knows that there was something, and no longer what.
    expect(await noticesOn(service, task.id)).toEqual([
      expect.objectContaining({ user_id: sam.id, body_text: null }),
    ]);
    expect(JSON.stringify(await auditOf(service, comment.id))).not.toContain('forget');
  });

  it('leaves place, author and times of one with replies, until the last reply goes', async () => {
    const file = await addFile(service, agency, author);
    const { task, comment } = await onTask({ mentioned_user_ids: [sam.id], attachment_ids: [file] });
    const reply = async (parent_id: string) =>
      (
        await service.ok(
          'createComment',
          { body: { record_kind: 'task', record_id: task.id, parent_id, body_text: 'Re' } },
          sam,
        )
      ).data;
    const middle = await reply(comment.id);
    const last = await reply(middle.id);
    await service.ok('setCommentPin', { path: { id: comment.id }, body: { is_pinned: true } });
    await service.ok('addCommentReaction', { path: { id: comment.id, emoji: '👍' } });
    for (const id of [comment.id, middle.id]) await service.ok('deleteComment', { path: { id } });

    const [tombstone] = await list({ id: [comment.id] });
    expect(tombstone).toEqual({
      ...comment,
      status: 'deleted',
      body_text: null,
      mentions: [],
      attachments: [],
      reply_count: 1,
      last_reply_at: last.created_at,
      deleted_at: expect.any(String),
      updated_at: expect.any(String),
      revision: 3,
    });
    expect(idsOf(await list({ record_id: [task.id], is_deleted: false }))).toEqual([last.id]);
    expect(idsOf(await list({ record_id: [task.id], is_deleted: true, order: 'asc' }))).toEqual([
      comment.id,
      middle.id,
    ]);
    expect((await service.call('deleteComment', { path: { id: comment.id } })).status).toBe(404);
    for (const [operation, body] of [
      ['updateComment', { body_text: 'x' }],
      ['setCommentPin', { is_pinned: true }],
      ['attachCommentFile', { attachment_id: file }],
      ['toggleCommentReaction', { emoji: '👍' }],
    ] as const) {
      expect((await service.call(operation, { path: { id: comment.id }, body })).status, operation).toBe(409);
    }
    expect((await service.call('toggleCommentPin', { path: { id: comment.id } })).status).toBe(409);
    expect(
      (await create({ record_kind: 'task', record_id: task.id, parent_id: comment.id, body_text: 'x' }))
        .status,
    ).toBe(409);

    await service.ok('deleteComment', { path: { id: last.id } }, sam);
    expect(await list({ record_id: [task.id] })).toEqual([]);
  });

  it("is for its author and for managers of the record's area", async () => {
    const manager = await addMember(service, agency, { permissions: ['tasks.view', 'tasks.manage'] });
    const other = await addMember(service, agency, { permissions: ['tasks.view', 'tickets.manage'] });
    const { comment } = await onTask({}, sam);
    expect(await service.call('deleteComment', { path: { id: comment.id } }, other)).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('tasks.manage') } },
    });
    expect(
      (
        await service.call(
          'deleteComment',
          { path: { id: comment.id }, query: { expected_revision: 7 } },
          manager,
        )
      ).status,
    ).toBe(409);
    expect((await service.call('deleteComment', { path: { id: comment.id } }, manager)).status).toBe(200);
    // The area of clients has no such action.
    const { client } = await newNote(service);
    const { data } = await service.ok(
      'createComment',
      { body: { record_kind: 'client', record_id: client.id, body_text: 'x' } },
      sam,
    );
    expect((await service.call('deleteComment', { path: { id: data.id } })).status).toBe(403);
    expect(
      (await service.call('deleteComment', { path: { id: data.id } }, await asOwner(service, agency))).status,
    ).toBe(200);
  });
});
