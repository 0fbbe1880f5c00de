import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { addTask } from './commented-records.ts';

/** What comes at the same time must leave what one after the other would have. */
let service: Service;
let agency: TestAgency;
let sam: Member;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  sam = await addMember(service, agency, { permissions: ['tasks.view'] });
});
afterAll(() => service.stop());

const rounds = Array.from({ length: 8 }, (_, index) => index);

const newComment = async (body: object = {}) => {
  const { id } = await addTask(service, agency);
  return (
    await service.ok('createComment', {
      body: { record_kind: 'task', record_id: id, body_text: 'Done.', ...body },
    })
  ).data;
};
const onRecord = async (recordId: string) =>
  (await service.ok('listComments', { query: { record_id: [recordId], order: 'asc' } })).data;
const reply = (parent: { id: string; record_id: string }) =>
  service.call(
    'createComment',
    { body: { record_kind: 'task', record_id: parent.record_id, parent_id: parent.id, body_text: 'Re' } },
    sam,
  );
const remove = (id: string) => service.call('deleteComment', { path: { id } });

it('two toggles by one member cancel each other', async () => {
  for (const emoji of rounds.map((round) => ['👍', '🎉'][round % 2]!)) {
    const { id, record_id } = await newComment();
    const answers = await Promise.all(
      [1, 2].map(() => service.call('toggleCommentReaction', { path: { id }, body: { emoji } }, sam)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.data.reactions.length).sort()).toEqual([0, 1]);
    expect((await onRecord(record_id))[0]!.reactions).toEqual([]);
  }
});

it('the fiftieth emoji is one, whoever comes with it', async () => {
  const { id, record_id } = await newComment();
  const emoji = Array.from({ length: 53 }, (_, index) => String.fromCodePoint(0x1f600 + index));
  await service.query(
    'insert into comment_reactions (tenant_id, comment_id, emoji, user_id) select $1, $2, unnest($3::text[]), $4',
    [agency.id, id, emoji.slice(0, 49), agency.ownerId],
  );
  const answers = await Promise.all(
    emoji.slice(49).map((each) => service.call('addCommentReaction', { path: { id, emoji: each } }, sam)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await onRecord(record_id))[0]!.reactions).toHaveLength(50);
});

it('a reply either finds the comment or comes too late', async () => {
  for (const _ of rounds) {
    const comment = await newComment();
    const [replied, removed] = await Promise.all([reply(comment), remove(comment.id)]);
    expect(removed.status).toBe(200);
    const left = await onRecord(comment.record_id);
    if (replied.status === 200)
      expect(left.map(({ status }: { status: string }) => status)).toEqual(['deleted', 'posted']);
    else {
      expect(replied.status).toBe(404);
      expect(left).toEqual([]);
    }
  }
});

it('the last reply and its deleted parent go together, in either order', async () => {
  for (const _ of rounds) {
    const comment = await newComment();
    const {
      body: { data: answer },
    } = await reply(comment);
    const answers = await Promise.all([
      remove(comment.id),
      service.call('deleteComment', { path: { id: answer.id } }, sam),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await onRecord(comment.record_id)).toEqual([]);
  }
});

it('a pin holds on no deleted comment', async () => {
  for (const _ of rounds) {
    const comment = await newComment();
    await reply(comment);
    const [pinned, removed] = await Promise.all([
      service.call('setCommentPin', { path: { id: comment.id }, body: { is_pinned: true } }, sam),
      remove(comment.id),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 409]).toContain(pinned.status);
    expect((await onRecord(comment.record_id))[0]).toMatchObject({
      status: 'deleted',
      is_pinned: false,
      pinned_at: null,
    });
  }
});

it('a comment is not lost on a record that is merged away meanwhile', async () => {
  const [source, survivor] = [await addTask(service, agency), await addTask(service, agency)];
  const body = { record_kind: 'task' as const, record_id: source.id, body_text: 'Done.' };
  const { data: first } = await service.ok('createComment', { body });
  await service.query('begin');
  await service.query('update tasks set merged_into_id = $2 where id = $1', [source.id, survivor.id]);
  const [onRecord, asReply] = [
    service.call('createComment', { body }),
    service.call('addCommentToThread', {
      body: { target: { type: 'reply', comment_id: first.id }, body_text: 'Re' },
    }),
  ];
  await new Promise((resolve) => setTimeout(resolve, 200));
  await service.query('update comments set record_id = $2 where record_id = $1', [source.id, survivor.id]);
  await service.query('commit');
  expect((await onRecord).status).toBe(404);
  // A reply that starts over after the merge finds its comment on the survivor, and belongs there.
  const { status } = await asReply;
  expect([200, 404]).toContain(status);
  const replies = await service.query('select record_id from comments where parent_id = $1', [first.id]);
  expect(replies).toEqual(status === 200 ? [{ record_id: survivor.id }] : []);
  expect(await service.query('select id from comments where record_id = $1', [source.id])).toEqual([]);
});
