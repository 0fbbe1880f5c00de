import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type InputOf, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { addEscalation, addTask, noticesOn } from './commented-records.ts';

let service: Service;
let agency: TestAgency;
let dana: Member;
let sam: Member;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  dana = await addMember(service, agency, { permissions: ['tasks.view', 'escalations.view'] });
  sam = await addMember(service, agency, { permissions: ['tasks.view', 'escalations.view'] });
});
afterAll(() => service.stop());

const unknown = randomUUID();
type Target = InputOf<'addCommentToThread'>['body']['target'];
const add = async (target: Target, more: object = {}, caller: { key: string } = dana) =>
  (await service.ok('addCommentToThread', { body: { target, body_text: 'And so on.', ...more } }, caller))
    .data;
const begin = async (record_id: string, caller: { key: string } = dana, more: object = {}) =>
  (
    await service.ok(
      'createComment',
      { body: { record_kind: 'task', record_id, body_text: 'First.', ...more } },
      caller,
    )
  ).data;
const reply = (comment_id: string) => ({ type: 'reply' as const, comment_id });

describe('adding with the thread around it', () => {
  it('begins a thread on a record', async () => {
    const task = await addTask(service, agency);
    const { comment, ...context } = await add({ type: 'record', record_kind: 'task', record_id: task.id });
    expect(comment).toMatchObject({ record_id: task.id, thread_id: comment.id, parent_id: null });
    expect(context).toEqual({
      record: { kind: 'task', id: task.id, name: task.name },
      first_comment: comment,
      replies: [],
      participants: [comment.author],
    });
  });

  it('answers a reply with the first comment, the latest replies and who wrote', async () => {
    const task = await addTask(service, agency);
    const first = await begin(task.id);
    const { comment: second } = await add(reply(first.id), {}, sam);
    const { comment: third, record, first_comment, replies, participants } = await add(reply(second.id));
    expect(third).toMatchObject({
      record_kind: 'task',
      record_id: task.id,
      thread_id: first.id,
      parent_id: second.id,
    });
    expect(record).toEqual({ kind: 'task', id: task.id, name: task.name });
    expect(first_comment).toMatchObject({ id: first.id, reply_count: 2, last_reply_at: third.created_at });
    expect(replies).toEqual([expect.objectContaining({ id: second.id }), third]);
    expect(participants).toEqual([first.author, second.author]);
  });

  it('shows the latest 50 replies of a long thread', async () => {
    const task = await addTask(service, agency);
    const first = await begin(task.id);
    await service.query(
      `
      insert into comments (tenant_id, record_kind, record_id, thread_id, parent_id, body_text, author_id, created_at)
      select $1, 'task', $2, $3, $3, 'Reply ' || n, $4, now() + n * interval '1 second' - interval '1 hour' from generate_series(1, 60) n`,
      [agency.id, task.id, first.id, sam.id],
    );
    const { comment, replies } = await add(reply(first.id));
    expect(replies).toHaveLength(50);
    expect(replies.at(0)!.body_text).toBe('Reply 12');
    expect(replies.at(-1)).toEqual(comment);
  });

  it('knows no comment that is unknown or that one may not see', async () => {
    const secret = await addTask(service, agency, { is_private: true, people: [sam.id] });
    const hidden = await begin(secret.id, sam);
    const attempt = async (target: object) =>
      (await service.call('addCommentToThread', { body: { target, body_text: 'x' } }, dana)).status;
    expect(await attempt(reply(unknown))).toBe(404);
    expect(await attempt(reply(hidden.id))).toBe(404);
    expect(await attempt({ type: 'record', record_kind: 'task', record_id: secret.id })).toBe(404);
    expect(await attempt({ type: 'record', record_kind: 'ticket', record_id: unknown })).toBe(403);
  });

  it('tells subscribers of replies on escalations', async () => {
    const { id } = await addEscalation(service, agency);
    const { comment } = await add({ type: 'record', record_kind: 'escalation', record_id: id });
    await service.takeEvents();
    await add(reply(comment.id), {}, sam);
    expect((await service.takeEvents()).map(({ event_type }) => event_type)).toEqual([
      'escalation.comment_added',
    ]);
  });
});

describe('replying', () => {
  it('stays on the record of the comment', async () => {
    const [task, other] = [await addTask(service, agency), await addTask(service, agency)];
    const first = await begin(task.id);
    const body = { record_kind: 'task' as const, record_id: other.id, body_text: 'x', parent_id: first.id };
    expect(await service.call('createComment', { body }, dana)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('body.parent_id') } },
    });
    expect(
      (await service.call('createComment', { body: { ...body, parent_id: unknown } }, dana)).status,
    ).toBe(404);
    const { data } = await service.ok(
      'createComment',
      { body: { ...body, record_id: task.id.toUpperCase() } },
      dana,
    );
    expect(data).toMatchObject({ thread_id: first.id, parent_id: first.id });
  });
});

describe('notifications', () => {
  it('tell the mentioned by default, and with participants all who wrote before as well', async () => {
    const task = await addTask(service, agency);
    const lee = await addMember(service, agency, { permissions: ['tasks.view'] });
    const first = await begin(task.id);
    await add(reply(first.id), {}, sam);
    expect(await noticesOn(service, task.id)).toEqual([]);

    const { comment } = await add(
      reply(first.id),
      { mentioned_user_ids: [sam.id], notify: 'participants', body_text: 'Done.' },
      lee,
    );
    expect(await noticesOn(service, task.id)).toEqual([
      {
        user_id: sam.id,
        kind: 'mention',
        title: expect.stringMatching(/ mentioned you in Task \d+$/),
        body_text: 'Done.',
        record_id: task.id,
        comment_id: comment.id,
        occurrence_count: 1,
      },
      {
        user_id: dana.id,
        kind: 'comment',
        title: expect.stringMatching(/ commented on Task \d+$/),
        body_text: 'Done.',
        record_id: task.id,
        comment_id: comment.id,
        occurrence_count: 1,
      },
    ]);
  });

  it('bundle what is equal within five minutes while it is unread', async () => {
    const task = await addTask(service, agency);
    const first = await begin(task.id);
    const answer = async () =>
      (await add(reply(first.id), { notify: 'participants' }, sam)).comment.id as string;
    await answer();
    const second = await answer();
    const counts = async () =>
      (await noticesOn(service, task.id)).map(({ occurrence_count }) => occurrence_count);
    expect(await noticesOn(service, task.id)).toEqual([
      expect.objectContaining({ user_id: dana.id, comment_id: second, occurrence_count: 2 }),
    ]);

    await service.query('update notifications set read_at = now() where record_id = $1', [task.id]);
    await answer();
    expect(await counts()).toEqual([2, 1]);
    await service.query(
      "update notifications set created_at = created_at - interval '5 minutes' where record_id = $1",
      [task.id],
    );
    await answer();
    expect(await counts()).toEqual([2, 1, 1]);
  });

  it('go neither to who caused them nor to who may not see the record any more', async () => {
    const task = await addTask(service, agency);
    const first = await begin(task.id, dana, { mentioned_user_ids: [dana.id] });
    await add(reply(first.id), {}, sam);
    await service.query('update tasks set is_private = true, involved_ids = array[$2::uuid] where id = $1', [
      task.id,
      sam.id,
    ]);
    await add(reply(first.id), { notify: 'participants' }, sam);
    expect(await noticesOn(service, task.id)).toEqual([]);
  });

  it('are not doubled when equal ones come at once', async () => {
    const task = await addTask(service, agency);
    const first = await begin(task.id);
    await Promise.all([1, 2, 3, 4].map(() => add(reply(first.id), { notify: 'participants' }, sam)));
    expect((await noticesOn(service, task.id)).map(({ occurrence_count }) => occurrence_count)).toEqual([4]);
  });
});
