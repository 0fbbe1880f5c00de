import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import type { Member } from '../organization/people.ts';
import { addChatter, chatting } from './chatting.ts';

let service: Service;
let agency: TestAgency;
let dana: Member;
let chat: ReturnType<typeof chatting>;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  dana = await addChatter(service, agency);
  chat = chatting(service);
});
afterAll(() => service?.stop());

const newMember = () => addChatter(service, agency);
const read = async (by: Member, id: string, message_id?: string) =>
  service.call('markChatChannelRead', { path: { id }, ...(message_id && { body: { message_id } }) }, by);
const watch = (by: Member, id: string, watch_state: 'all' | 'mentions' | 'muted') =>
  service.ok('setChatChannelWatchState', { path: { id }, body: { watch_state } }, by);
const summary = async (by: Member) => (await service.ok('getChatUnreadSummary', {}, by)).data;

describe('what is unread', () => {
  it('counts messages and replies by others after the marker, and those that mention the caller or all (D31)', async () => {
    const sam = await newMember();
    const { id } = await chat.group(dana, sam);
    const first = await chat.send(dana, id, 'One');
    await chat.send(dana, id, 'Two', { thread_root_id: first.id, mentioned_user_ids: [sam.id] });
    await chat.send(dana, id, 'Three', { is_mentioning_all: true });
    expect((await chat.see(sam, id)).caller).toMatchObject({ unread_count: 3, mention_count: 2 });
    expect((await chat.see(dana, id)).caller).toMatchObject({ unread_count: 0, mention_count: 0 });
    await chat.send(sam, id, 'Mine');
    expect((await chat.see(sam, id)).caller).toMatchObject({ unread_count: 0, mention_count: 0 });
  });

  it('is summed up over channels, the latest first; muted ones are listed and not counted', async () => {
    const sam = await newMember();
    const { id: loud } = await chat.group(dana, sam);
    const { id: muted } = await chat.group(dana, sam);
    const { id: quiet } = await chat.group(dana, sam);
    await watch(sam, muted, 'muted');
    const first = await chat.send(dana, loud, 'One', { mentioned_user_ids: [sam.id] });
    await chat.send(dana, loud, 'Two');
    await chat.send(dana, muted, 'Three');
    await chat.send(sam, quiet, 'Mine');
    expect(await summary(sam)).toEqual({
      unread_count: 2,
      mention_count: 1,
      unread_channel_count: 1,
      has_more: false,
      channels: [
        expect.objectContaining({
          channel_id: muted,
          watch_state: 'muted',
          unread_count: 1,
          mention_count: 0,
        }),
        expect.objectContaining({
          channel_id: loud,
          name: 'Spring launch',
          unread_count: 2,
          mention_count: 1,
          first_unread_message_id: first.id,
        }),
      ],
    });
    const unread = async (is_unread: boolean) =>
      (await service.ok('listChatChannels', { query: { is_unread } }, sam)).data.map(({ id }) => id);
    expect(await unread(true)).toEqual([muted, loud]);
    expect(await unread(false)).toEqual([quiet]);
  });
});

describe('a read marker', () => {
  it('only moves forward, so that devices report in any order', async () => {
    const sam = await newMember();
    const { id } = await chat.group(dana, sam);
    const sent = [];
    for (const each of ['One', 'Two', 'Three']) sent.push(await chat.send(dana, id, each));
    expect((await read(sam, id, sent[1]!.id)).body.data).toMatchObject({
      last_read_message_id: sent[1]!.id,
      unread_count: 1,
    });
    expect((await read(sam, id, sent[0]!.id)).body.data).toMatchObject({
      last_read_message_id: sent[1]!.id,
      unread_count: 1,
    });
    expect((await read(sam, id)).body.data).toMatchObject({
      last_read_message_id: sent[2]!.id,
      unread_count: 0,
    });
  });

  it('takes the notices about messages up to there along, and no others (D32)', async () => {
    const sam = await newMember();
    const { id } = await chat.group(dana, sam);
    await service.query('delete from notifications where user_id = $1', [sam.id]);
    const first = await chat.send(dana, id, 'One');
    await chat.send(dana, id, 'Two');
    expect(await chat.toldTo(sam)).toHaveLength(2);
    await read(sam, id, first.id);
    expect(await chat.toldTo(sam)).toHaveLength(1);
    await chat.send(sam, id, 'Seen');
    expect(await chat.toldTo(sam)).toEqual([]);
  });

  it('is that of members, in messages of the channel', async () => {
    const [sam, stranger] = [await newMember(), await newMember()];
    const { id } = await chat.group(dana, sam);
    const { id: other } = await chat.group(dana, sam);
    const elsewhere = await chat.send(dana, other, 'Elsewhere');
    expect((await read(sam, id, elsewhere.id)).status).toBe(404);
    expect((await read(stranger, id)).status).toBe(404);
    expect((await read(sam, id)).body.data).toMatchObject({ last_read_message_id: null, unread_count: 0 });
  });
});

describe('who is told (D33)', () => {
  it('follows the watch state of each', async () => {
    const [all, mentions, muted] = [await newMember(), await newMember(), await newMember()];
    const { id } = await chat.group(dana, all, mentions, muted);
    await watch(mentions, id, 'mentions');
    await watch(muted, id, 'muted');
    const everybody = [all, mentions, muted];
    await service.query('delete from notifications where user_id = any($1::uuid[])', [
      everybody.map((each) => each.id),
    ]);
    const told = async () =>
      Promise.all(
        everybody.map(async (each) => {
          const titles = await chat.toldTo(each);
          await service.query('delete from notifications where user_id = $1', [each.id]);
          return titles.map((title) => (title.includes('mentioned') ? 'mention' : 'message')).join();
        }),
      );
    const root = await chat.send(dana, id, 'Hello');
    expect(await told()).toEqual(['message', '', '']);
    const mentioned = await chat.send(dana, id, '@you', { mentioned_user_ids: [mentions.id, muted.id] });
    expect(await told()).toEqual(['message', 'mention', '']);
    await chat.send(dana, id, '@all', { is_mentioning_all: true });
    expect(await told()).toEqual(['mention', 'mention', '']);
    await chat.send(mentions, id, 'In the thread', { thread_root_id: root.id });
    await told();
    await chat.send(dana, id, 'There as well', { thread_root_id: root.id });
    expect(await told()).toEqual(['message', 'message', '']);
    const edit = (body: object) =>
      service.ok('updateChatMessage', { path: { id: mentioned.id }, body: body as never }, dana);
    await edit({ body_text: '@you two' });
    expect(await told()).toEqual(['', '', '']);
    await edit({ mentioned_user_ids: [mentions.id, all.id] });
    expect(await told()).toEqual(['mention', '', '']);
  });
});
