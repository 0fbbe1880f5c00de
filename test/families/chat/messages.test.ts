import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addTask } from '../comments/commented-records.ts';
import { auditOf, type Member } from '../organization/people.ts';
import { Uploader } from '../files/upload.ts';
import { addChatter, chatting } from './chatting.ts';

let service: Service;
let agency: TestAgency;
let dana: Member;
let sam: Member;
let moderator: Member;
let stranger: Member;
let chat: ReturnType<typeof chatting>;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  dana = await addChatter(service, agency, { permissions: ['tasks.view'] });
  sam = await addChatter(service, agency);
  moderator = await addChatter(service, agency, { permissions: ['chat.moderate'] });
  stranger = await addChatter(service, agency);
  chat = chatting(service);
});
afterAll(() => service?.stop());

const edit = (by: Member, id: string, body: object) =>
  service.call('updateChatMessage', { path: { id }, body }, by);
const remove = (by: Member, id: string) => service.call('deleteChatMessage', { path: { id } }, by);
const list = async (by: Member, query: object) =>
  (await service.ok('listChatMessages', { query }, by)).data.map(({ id }) => id);

describe('sending', () => {
  it('is repeatable with client_message_id: the first message is answered, in whatever channel', async () => {
    const { id } = await chat.group(dana, sam);
    const { id: other } = await chat.group(dana);
    const client_message_id = randomUUID();
    const first = await chat.send(dana, id, 'Once', { client_message_id });
    expect(await chat.send(dana, other, 'Twice', { client_message_id })).toEqual(first);
    const byOther = await chat.send(sam, id, 'Mine', { client_message_id: client_message_id.toUpperCase() });
    expect(byOther.id).not.toBe(first.id);
    expect(await list(dana, { channel_id: [id], order: 'asc' })).toEqual([first.id, byOther.id]);
    const seen = await service.ok('getChatMessage', { path: { id: first.id } }, sam);
    expect([first.client_message_id, seen.data.client_message_id]).toEqual([client_message_id, null]);
  });

  it('has the time at which it was sent, after that of the message before', async () => {
    const { id } = await chat.group(dana, sam);
    const first = await chat.send(dana, id, 'First');
    await service.query(
      "update chat_channels set last_message_at = last_message_at - interval '1 hour' where id = $1",
      [id],
    );
    const second = await chat.send(sam, id, 'Second');
    expect(second.sent_at >= first.sent_at).toBe(true);
    const { data } = await service.ok('getChatChannel', { path: { id } }, dana);
    expect(data.last_message_at).toBe(second.sent_at);
    // Somebody's clock may be ahead.
    await service.query(
      "update chat_channels set last_message_at = last_message_at + interval '1 hour' where id = $1",
      [id],
    );
    const third = await chat.send(dana, id, 'Third');
    expect(Date.parse(third.sent_at)).toBe(Date.parse(second.sent_at) + 3_600_001);
  });

  it('refers to records, whose names only those see who may see the records', async () => {
    const { id } = await chat.group(dana, sam);
    const task = await addTask(service, agency);
    const references = [{ kind: 'task', id: task.id }];
    const message = await chat.send(dana, id, 'This one', { references });
    expect(message.references).toEqual([{ kind: 'task', id: task.id, name: expect.any(String) }]);
    const { data } = await service.ok('getChatMessage', { path: { id: message.id } }, sam);
    expect(data.references).toEqual([{ kind: 'task', id: task.id, name: null }]);
    const body = { channel_id: id, body_text: 'Mine', references };
    expect((await service.call('sendChatMessage', { body }, sam)).status).toBe(400);
  });

  it('mentions people of the channel and nobody else', async () => {
    const { id } = await chat.group(dana, sam);
    const body = { channel_id: id, body_text: '@all', mentioned_user_ids: [sam.id, stranger.id] };
    const refused = await service.call('sendChatMessage', { body }, dana);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('mentioned_user_ids[1]');
  });

  it('says what a message without text and files lacks', async () => {
    const { id } = await chat.group(dana);
    const { status, body } = await service.call('sendChatMessage', { body: { channel_id: id } }, dana);
    expect([status, body.error.message]).toEqual([400, 'body.body_text or body.attachment_ids is required']);
  });
});

describe('files of a message', () => {
  const attach = (by: Member, channel_id: string, attachment_ids: readonly string[]) =>
    service.call('sendChatMessage', { body: { channel_id, attachment_ids } }, by);

  it('are those that its author sees, and the whole channel sees them then', async () => {
    const { id: channel } = await chat.group(dana, sam);
    const file = await new Uploader(service, dana).file({ bytes: Buffer.from('A brief.') });
    expect((await attach(stranger, (await chat.group(stranger)).id, [file])).status).toBe(400);
    const read = (by: Member) => service.call('getAttachment', { path: { id: file } }, by);
    expect((await read(sam)).status).toBe(404);
    const { data: message } = (await attach(dana, channel, [file])).body;
    expect(message).toMatchObject({ body_text: null, attachments: [{ id: file, file_name: 'brief.txt' }] });
    expect((await read(sam)).status).toBe(200);
    expect((await read(stranger)).status).toBe(404);
  });

  it('come and go with an edit, and go with the message', async () => {
    const { id: channel } = await chat.group(dana, sam);
    const files = new Uploader(service, dana);
    const [one, other] = [
      await files.file({ bytes: Buffer.from('One.') }),
      await files.file({ bytes: Buffer.from('Other.') }),
    ];
    const { data: message } = (await attach(dana, channel, [one])).body;
    const { body } = await edit(dana, message.id, { attachment_ids: [other] });
    expect(body.data.attachments.map(({ id }: { id: string }) => id)).toEqual([other]);
    expect((await edit(dana, message.id, { attachment_ids: [] })).status).toBe(400);
    await remove(dana, message.id);
    expect((await service.call('getAttachment', { path: { id: other } }, sam)).status).toBe(404);
  });
});

describe('a thread', () => {
  it('hangs on a first message, which counts its replies', async () => {
    const { id } = await chat.group(dana, sam);
    const root = await chat.send(dana, id, 'Question');
    const replies = [];
    for (const each of ['One', 'Two'])
      replies.push(await chat.send(sam, id, each, { thread_root_id: root.id }));
    const [, second] = replies;
    const { data } = await service.ok('getChatMessage', { path: { id: root.id } }, dana);
    expect(data).toMatchObject({ reply_count: 2, last_reply_at: second!.sent_at, revision: 1 });
    expect(data.updated_at > root.updated_at).toBe(true);
    for (const from of [root.id, second!.id]) {
      const thread = await service.ok('listChatThreadMessages', { path: { id: from } }, dana);
      expect(thread.data.map((each) => each.body_text)).toEqual(['Two', 'One']);
    }
    await remove(sam, second!.id);
    const { data: after } = await service.ok('getChatMessage', { path: { id: root.id } }, dana);
    expect(after).toMatchObject({ reply_count: 1 });
    const left = (await service.ok('listChatThreadMessages', { path: { id: root.id } }, dana)).data;
    expect(left.map(({ status }) => status)).toEqual(['deleted', 'sent']);
  });

  it('takes no reply to a reply, to a deleted message, or from another channel', async () => {
    const { id } = await chat.group(dana, sam);
    const { id: other } = await chat.group(dana);
    const root = await chat.send(dana, id, 'Question');
    const reply = await chat.send(sam, id, 'Answer', { thread_root_id: root.id });
    const gone = await chat.send(dana, id, 'Nothing');
    await remove(dana, gone.id);
    const send = async (channel_id: string, thread_root_id: string, by = dana) =>
      (await service.call('sendChatMessage', { body: { channel_id, body_text: 'Re', thread_root_id } }, by))
        .status;
    expect([
      await send(id, reply.id),
      await send(id, gone.id),
      await send(other, root.id),
      await send(id, randomUUID()),
    ]).toEqual([409, 409, 409, 404]);
  });
});

describe('an edit', () => {
  it('is its author’s, for 24 hours, any number of times', async () => {
    const { id } = await chat.group(dana, sam);
    const message = await chat.send(dana, id, 'Helo');
    expect((await edit(sam, message.id, { body_text: 'Hallo' })).status).toBe(403);
    expect((await edit(moderator, message.id, { body_text: 'Hallo' })).status).toBe(403);
    expect((await edit(stranger, message.id, { body_text: 'Hallo' })).status).toBe(404);
    const { data } = (await edit(dana, message.id, { body_text: 'Hello', expected_revision: 1 })).body;
    expect(data).toMatchObject({ status: 'edited', body_text: 'Hello', revision: 2 });
    expect((await edit(dana, message.id, { body_text: 'Hi', expected_revision: 1 })).status).toBe(409);
    expect((await edit(dana, message.id, { body_text: 'Hello' })).body.data.revision).toBe(2);
    expect((await edit(dana, message.id, { body_text: null })).status).toBe(400);
    const setBack = (by: string) =>
      service.query('update chat_messages set sent_at = app.now() - $2::interval where id = $1', [
        message.id,
        by,
      ]);
    await setBack('23 hours 59 minutes');
    expect((await edit(dana, message.id, { body_text: 'Hello there' })).status).toBe(200);
    await setBack('24 hours 1 second');
    expect((await edit(dana, message.id, { body_text: 'Hello again' })).status).toBe(409);
  });

  it('leaves nothing of what was said in the audit trail', async () => {
    const { id } = await chat.group(dana);
    const message = await chat.send(dana, id, 'Confidential');
    await edit(dana, message.id, { body_text: 'Nothing' });
    const trail = await auditOf(service, message.id);
    expect(trail.map(({ action }) => action)).toEqual(['created', 'updated']);
    expect(trail[1]!.changed_fields).toEqual(['body_text']);
    expect(JSON.stringify(trail)).not.toContain('Confidential');
  });
});

describe('a deleted message', () => {
  it('leaves a tombstone, and of its words, reactions and notices nothing', async () => {
    const { id } = await chat.group(dana, sam);
    const message = await chat.send(dana, id, 'Confidential', { mentioned_user_ids: [sam.id] });
    await service.ok(
      'setChatMessageReaction',
      { path: { id: message.id }, body: { emoji: '👍', is_set: true } },
      sam,
    );
    await service.query(
      "update notifications set read_at = app.now() where user_id = $1 and kind <> 'mention'",
      [sam.id],
    );
    expect(await chat.toldTo(sam)).toHaveLength(1);
    expect((await remove(sam, message.id)).status).toBe(403);
    expect((await remove(dana, message.id)).status).toBe(200);
    const { data } = await service.ok('getChatMessage', { path: { id: message.id } }, sam);
    expect(data).toMatchObject({
      status: 'deleted',
      body_text: null,
      mentions: [],
      reactions: [],
      author: { id: dana.id },
      sent_at: message.sent_at,
    });
    expect(await chat.toldTo(sam)).toEqual([]);
    expect((await remove(dana, message.id)).status).toBe(404);
    expect((await edit(dana, message.id, { body_text: 'Back' })).status).toBe(409);
    expect((await chat.see(sam, id)).caller.unread_count).toBe(0);
    expect((await chat.see(sam, id)).last_message).toBeNull();
  });

  it('keeps no words in the notices that were read', async () => {
    const { id } = await chat.group(dana, sam);
    const message = await chat.send(dana, id, 'Confidential plans');
    await service.ok('markChatChannelRead', { path: { id } }, sam);
    await remove(dana, message.id);
    const told = await service.query('select body_text from notifications where record_id = $1', [
      message.id,
    ]);
    expect(told).toEqual([{ body_text: null }]);
  });

  it('may be that of another for chat.moderate, except between two others', async () => {
    const { id } = await chat.group(dana, sam);
    expect((await remove(moderator, (await chat.send(dana, id, 'Rude')).id)).status).toBe(200);
    const { data } = await service.ok('ensureChatDirectMessage', { body: { user_id: sam.id } }, dana);
    const between = await chat.send(dana, data.channel.id, 'Between us');
    expect((await remove(moderator, between.id)).status).toBe(404);
  });
});

describe('reactions', () => {
  const react = (by: Member, id: string, emoji: string, is_set = true) =>
    service.call('setChatMessageReaction', { path: { id }, body: { emoji, is_set } }, by);

  it('are a set per member and emoji; they move updated_at alone and notify nobody', async () => {
    const { id } = await chat.group(dana, sam);
    const message = await chat.send(dana, id, 'Done');
    const before = await chat.toldTo(dana);
    await react(sam, message.id, '👍');
    await react(sam, message.id, '👍');
    const { data } = (await react(dana, message.id, '👍')).body;
    expect(data.reactions).toEqual([
      { emoji: '👍', reaction_count: 2, is_mine: true, user_ids: [sam.id, dana.id] },
    ]);
    expect(data.revision).toBe(1);
    expect(data.updated_at > message.updated_at).toBe(true);
    expect((await react(dana, message.id, '👍', false)).body.data.reactions[0].user_ids).toEqual([sam.id]);
    expect((await react(dana, message.id, 'yes')).status).toBe(400);
    expect((await react(moderator, message.id, '👍')).status).toBe(403);
    expect(await chat.toldTo(dana)).toEqual(before);
  });

  it('have at most 50 different emoji', async () => {
    const { id } = await chat.group(dana, sam);
    const message = await chat.send(dana, id, 'Done');
    const emoji = Array.from({ length: 50 }, (_, index) => String.fromCodePoint(0x1f600 + index));
    await service.query(
      'insert into chat_reactions (tenant_id, chat_message_id, emoji, user_id) select $1, $2, unnest($3::text[]), $4',
      [agency.id, message.id, emoji, sam.id],
    );
    expect((await react(dana, message.id, '👍')).status).toBe(409);
    expect((await react(dana, message.id, emoji[0]!)).status).toBe(200);
  });
});

describe('finding', () => {
  it('pages by a message of the channel, whatever comes meanwhile', async () => {
    const { id } = await chat.group(dana, sam);
    const sent: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) sent.push((await chat.send(dana, id, `Nr ${nth}`)).id);
    const query = { channel_id: [id], limit: 2 };
    expect(await list(sam, { ...query, before_message_id: sent[3] })).toEqual([sent[2], sent[1]]);
    expect(await list(sam, { ...query, after_message_id: sent[2], order: 'asc' })).toEqual([
      sent[3],
      sent[4],
    ]);
    const unknown = { query: { before_message_id: sent[3]! } };
    expect((await service.call('listChatMessages', unknown, stranger)).status).toBe(404);
  });

  it('searches the caller’s channels, without regard to case and accents', async () => {
    const { id } = await chat.group(dana, sam);
    const word = `Zürich${randomUUID().slice(0, 8)}`;
    const message = await chat.send(dana, id, `The office in ${word} is open`);
    const search = word.toLowerCase().replace('ü', 'u');
    expect(await list(sam, { search })).toEqual([message.id]);
    expect(await list(stranger, { search })).toEqual([]);
    expect(await list(moderator, { search })).toEqual([]);
    expect(await list(moderator, { search, channel_id: [id] })).toEqual([message.id]);
    await remove(dana, message.id);
    expect(await list(sam, { search })).toEqual([]);
  });

  it('shows a message among its neighbours: replies in their thread, others in the channel', async () => {
    const { id } = await chat.group(dana, sam);
    const first = await chat.send(dana, id, 'First');
    const reply = await chat.send(sam, id, 'Reply', { thread_root_id: first.id });
    const second = await chat.send(dana, id, 'Second');
    const third = await chat.send(dana, id, 'Third');
    const context = async (of: string, query: Record<string, unknown>, by = dana) =>
      service.call('getChatMessageContext', { path: { id: of }, query }, by);
    const { data } = (await context(second.id, { before_count: 1, after_count: 0 })).body;
    expect(data).toMatchObject({
      thread_root: null,
      before: [{ id: first.id }],
      chat_message: { id: second.id },
      after: [],
      has_more_before: false,
      has_more_after: true,
    });
    expect((await context(first.id, {})).body.data.after.map((each: { id: string }) => each.id)).toEqual([
      second.id,
      third.id,
    ]);
    const inThread = (await context(reply.id, {})).body.data;
    expect(inThread).toMatchObject({ thread_root: { id: first.id }, before: [], after: [] });
    expect((await context(first.id, {}, moderator)).status).toBe(403);
    expect((await context(first.id, {}, stranger)).status).toBe(404);
  });
});
