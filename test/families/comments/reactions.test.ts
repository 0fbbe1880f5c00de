import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { addTask, noticesOn } from './commented-records.ts';

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

const newComment = async () => {
  const task = await addTask(service, agency);
  return (
    await service.ok(
      'createComment',
      { body: { record_kind: 'task', record_id: task.id, body_text: 'Done.' } },
      dana,
    )
  ).data;
};
const add = (id: string, emoji: string, caller = sam) =>
  service.call('addCommentReaction', { path: { id, emoji } }, caller);
const remove = (id: string, emoji: string, caller = sam) =>
  service.call('removeCommentReaction', { path: { id, emoji } }, caller);
const toggle = (id: string, emoji: string, caller = sam) =>
  service.call('toggleCommentReaction', { path: { id }, body: { emoji } }, caller);

describe('reactions', () => {
  it('are one for each member and emoji, the first one used first', async () => {
    const { id, revision, updated_at } = await newComment();
    await add(id, '🎉');
    await add(id, '👍', dana);
    await add(id, '👍');
    const {
      status,
      body: { data },
    } = await add(id, '👍');
    expect(status).toBe(200);
    expect(data.reactions).toEqual([
      { emoji: '🎉', reaction_count: 1, is_mine: true, user_ids: [sam.id] },
      { emoji: '👍', reaction_count: 2, is_mine: true, user_ids: [dana.id, sam.id] },
    ]);
    // An author who edits is not in anybody's way.
    expect(data).toMatchObject({ revision, updated_at });
    const { body } = await remove(id, '👍', dana);
    expect(body.data.reactions[1]).toEqual({
      emoji: '👍',
      reaction_count: 1,
      is_mine: false,
      user_ids: [sam.id],
    });
    expect((await remove(id, '👍', dana)).body.data).toEqual(body.data);
  });

  it('go on and off by the toggle', async () => {
    const { id } = await newComment();
    expect((await toggle(id, '👍')).body.data.reactions).toHaveLength(1);
    expect((await toggle(id, '👍')).body.data.reactions).toEqual([]);
  });

  it('take one emoji as Unicode writes it, and nothing else', async () => {
    const { id } = await newComment();
    for (const emoji of ['👩🏽‍💻', '🇩🇪', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])
      expect((await add(id, emoji)).body.data.reactions.at(-1).emoji, emoji).toBe(emoji);
    for (const text of ['x', '👍👍', '👍x', '1', ':+1:', '\u200d', 'é']) {
      expect(await toggle(id, text), text).toMatchObject({
        status: 400,
        body: { error: { message: expect.stringContaining('body.emoji') } },
      });
      expect((await add(id, text)).status, text).toBe(400);
    }
    // Keyboards differ in whether they ask for the picture.
    await add(id, '\u2764');
    const { body } = await add(id, '\u2764\ufe0f', dana);
    expect(body.data.reactions.at(-1)).toMatchObject({ emoji: '\u2764\ufe0f', reaction_count: 2 });
  });

  it('are of at most 50 different emoji', async () => {
    const { id } = await newComment();
    const first = '😀'.codePointAt(0)!;
    const emoji = Array.from({ length: 51 }, (_, index) => String.fromCodePoint(first + index));
    for (const each of emoji.slice(0, 50)) expect((await add(id, each)).status).toBe(200);
    expect((await add(id, emoji[50]!)).status).toBe(409);
    expect((await toggle(id, emoji[50]!)).status).toBe(409);
    expect((await add(id, emoji[0]!, dana)).status).toBe(200);
  });

  it("tell the author, once for several within five minutes, and not of one's own", async () => {
    const comment = await newComment();
    await add(comment.id, '👍', dana);
    await add(comment.id, '👍');
    await add(comment.id, '🎉');
    await remove(comment.id, '🎉');
    expect(await noticesOn(service, comment.record_id)).toEqual([
      expect.objectContaining({
        user_id: dana.id,
        kind: 'reaction',
        comment_id: comment.id,
        occurrence_count: 2,
        title: expect.stringContaining('🎉'),
      }),
    ]);
  });

  it('need a comment that one may see', async () => {
    const { id } = await newComment();
    const stranger = await addMember(service, agency, { permissions: ['clients.view'] });
    for (const act of [add, remove, toggle]) {
      expect((await act(id, '👍', stranger)).status).toBe(404);
      expect((await act(randomUUID(), '👍')).status).toBe(404);
    }
  });
});
