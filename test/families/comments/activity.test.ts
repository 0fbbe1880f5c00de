import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { addEscalation, addFile, addTask } from './commented-records.ts';

let service: Service;
let agency: TestAgency;
let dana: Member;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  dana = await addMember(service, agency, { permissions: ['escalations.view', 'tasks.view'] });
});
afterAll(() => service.stop());

const activity = async (query: Record<string, unknown> = {}) =>
  (await service.ok('listEscalationCommentActivity', { query }, dana)).data;
const comment = async (record_kind: 'task' | 'escalation', record_id: string, body: object = {}) =>
  (
    await service.ok(
      'createComment',
      { body: { record_kind, record_id, body_text: 'Priya agreed.', ...body } },
      dana,
    )
  ).data;

it('tells everything that happens to comments on an escalation, in order', async () => {
  const { id: escalationId, title } = await addEscalation(service, agency);
  const { id } = await comment('escalation', escalationId);
  const file = await addFile(service, agency, dana);
  const path = { id };
  await service.ok('updateComment', { path, body: { body_text: 'x'.repeat(400) } }, dana);
  await service.ok('toggleCommentPin', { path }, dana);
  await service.ok('setCommentPin', { path, body: { is_pinned: false } }, dana);
  await service.ok('setCommentPin', { path, body: { is_pinned: false } }, dana);
  await service.ok('addCommentReaction', { path: { id, emoji: '👍' } }, dana);
  await service.ok('removeCommentReaction', { path: { id, emoji: '👍' } }, dana);
  await service.ok('removeCommentReaction', { path: { id, emoji: '👍' } }, dana);
  await service.ok('attachCommentFile', { path, body: { attachment_id: file } }, dana);
  await service.ok('detachCommentFile', { path: { id, attachment_id: file } }, dana);
  const entries = await activity({ escalation_id: [escalationId], order: 'asc' });
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual([
    'added',
    'edited',
    'pinned',
    'unpinned',
    'reaction_added',
    'reaction_removed',
    'attachment_added',
    'attachment_removed',
  ]);
  expect(entries[4]).toEqual({
    id: expect.any(String),
    kind: 'reaction_added',
    escalation: { id: escalationId, name: title },
    comment_id: id,
    thread_id: id,
    actor: { type: 'user', id: dana.id, name: expect.any(String) },
    excerpt: 'x'.repeat(300),
    emoji: '👍',
    occurred_at: expect.any(String),
  });
  expect(
    await activity({ kind: ['pinned', 'unpinned'], actor_id: [dana.id], escalation_id: [escalationId] }),
  ).toHaveLength(2);
  expect(await activity({ actor_id: [agency.ownerId] })).toEqual([]);
  expect(
    await activity({ escalation_id: [escalationId], occurred_after: entries[6]!.occurred_at, order: 'asc' }),
  ).toEqual(entries.slice(6));
  expect(
    await activity({ escalation_id: [escalationId], occurred_before: entries[6]!.occurred_at, order: 'asc' }),
  ).toEqual(entries.slice(0, 6));
});

it('keeps none of the words of a deleted comment', async () => {
  const { id: escalationId } = await addEscalation(service, agency);
  const first = await comment('escalation', escalationId);
  const { id } = await comment('escalation', escalationId, { parent_id: first.id });
  for (const each of [first.id, id]) await service.ok('deleteComment', { path: { id: each } }, dana);
  const entries = await activity({ escalation_id: [escalationId], order: 'asc' });
  expect(
    entries.map(({ kind, comment_id, thread_id, excerpt }: Record<string, unknown>) => [
      kind,
      comment_id,
      thread_id,
      excerpt,
    ]),
  ).toEqual([
    ['added', first.id, first.id, null],
    ['added', id, first.id, null],
    ['deleted', first.id, first.id, null],
    ['deleted', id, first.id, null],
  ]);
});

it('is of comments on escalations alone, for those who may see them', async () => {
  const { id: taskId } = await addTask(service, agency);
  const { id } = await comment('task', taskId);
  expect(
    (await activity({ limit: 200 })).filter((entry: { comment_id: string }) => entry.comment_id === id),
  ).toEqual([]);
  const other = await addMember(service, agency, { permissions: ['tasks.view'] });
  expect((await service.call('listEscalationCommentActivity', {}, other)).status).toBe(403);
});
