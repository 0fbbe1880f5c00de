import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Changes, type Change } from '#src/platform/changes/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { addMember, type Member } from '../organization/people.ts';
import { addTask } from './commented-records.ts';

/** Whoever shows comments or an inbox hears of every change of them, with the revision that they have then, and of nothing that was refused. */
let service: Service;
let agency: TestAgency;
let dana: Member;
let sam: Member;
let taskId: string;
const heard: Change[] = [];

beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  dana = await addMember(service, agency, { permissions: ['tasks.view'] });
  sam = await addMember(service, agency, { permissions: ['tasks.view'] });
  taskId = (await addTask(service, agency)).id;
  await new Changes(service.db, createLogger('silent')).subscribe(agency.id, {
    onChange: (change) => heard.push(change),
    onGap: () => {},
  });
});
beforeEach(() => void (heard.length = 0));
afterAll(() => service.stop());

/** What whoever hears of a new comment hears. */
const written = (id: string): Change => ({ kind: 'comment', id, revision: 1, isNew: true });
const write = async (more: object = {}) => {
  const body = { record_kind: 'task' as const, record_id: taskId, body_text: 'Look here.', ...more };
  return (await service.ok('createComment', { body }, dana)).data;
};
/** Until these have come, and nothing else, since it was asked last. */
async function come(...changes: Change[]): Promise<void> {
  await expect.poll(() => heard, patiently).toEqual(changes);
  heard.length = 0;
}

it('of a comment: written, changed, reacted to, pinned, deleted', async () => {
  const { id } = await write();
  await come(written(id));
  const { data } = await service.ok('updateComment', { path: { id }, body: { body_text: 'There.' } }, dana);
  await come({ kind: 'comment', id, revision: data.revision });
  await service.ok('addCommentReaction', { path: { id, emoji: '👍' } }, dana);
  await come({ kind: 'comment', id, revision: data.revision });
  const pinned = await service.ok('setCommentPin', { path: { id }, body: { is_pinned: true } }, dana);
  await come({ kind: 'comment', id, revision: pinned.data.revision });
  await service.call('updateComment', { path: { id }, body: { body_text: '', expected_revision: 1 } }, dana);
  await service.ok('deleteComment', { path: { id } }, dana);
  await come({ kind: 'comment', id, revision: pinned.data.revision + 1 });
});

it('of what is left of a deleted comment, with its last reply', async () => {
  const first = await write();
  await come(written(first.id));
  const reply = await write({ parent_id: first.id });
  await come(written(reply.id));
  await service.ok('deleteComment', { path: { id: first.id } }, dana);
  await come({ kind: 'comment', id: first.id, revision: 2 });
  await service.ok('deleteComment', { path: { id: reply.id } }, dana);
  await come({ kind: 'comment', id: first.id, revision: 3 }, { kind: 'comment', id: reply.id, revision: 2 });
});

it('of an inbox: a notification, and one that counts another one too', async () => {
  const { id } = await write();
  for (const revision of [1, 2]) {
    const body = {
      target: { type: 'reply' as const, comment_id: id },
      body_text: 'So it is.',
      notify: 'participants' as const,
    };
    await service.ok('addCommentToThread', { body }, sam);
    const rows = await service.query<{ id: string }>('select id from notifications where user_id = $1', [
      dana.id,
    ]);
    const told = { kind: 'notification' as const, id: rows[0]!.id, revision };
    await expect.poll(() => heard, patiently).toContainEqual(told);
  }
});
