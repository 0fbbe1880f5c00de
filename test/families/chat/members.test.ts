import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { addChatter, chatting } from './chatting.ts';

let service: Service;
let agency: TestAgency;
let dana: Member;
let sam: Member;
let priya: Member;
let moderator: Member;
let chat: ReturnType<typeof chatting>;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  dana = await addChatter(service, agency);
  sam = await addChatter(service, agency);
  priya = await addChatter(service, agency);
  moderator = await addChatter(service, agency, { permissions: ['chat.moderate'] });
  chat = chatting(service);
});
afterAll(() => service?.stop());

const add = (by: Member, id: string, ...people: Member[]) =>
  service.call(
    'addChatChannelMembers',
    { path: { id }, body: { user_ids: people.map((each) => each.id) } },
    by,
  );
const remove = (by: Member, id: string, { id: user_id }: Member) =>
  service.call('removeChatChannelMember', { path: { id, user_id } }, by);

it('members add others, who read what was said before and are told once', async () => {
  const { id } = await chat.group(dana, sam);
  const message = await chat.send(dana, id, 'Before');
  const before = (await chat.toldTo(priya)).length;
  const { data } = (await add(sam, id, priya, dana)).body;
  expect(data.member_count).toBe(3);
  expect(data.members.map((member: { user: { id: string } }) => member.user.id)).toEqual([priya.id, dana.id]);
  expect(data.members[0]).toMatchObject({ status: 'member', added_by: sam.id, left_at: null });
  expect((await service.call('getChatMessage', { path: { id: message.id } }, priya)).status).toBe(200);
  expect((await chat.see(priya, id)).caller.unread_count).toBe(0);
  expect((await chat.toldTo(priya)).length - before).toBe(1);
  await add(sam, id, priya);
  expect((await chat.toldTo(priya)).length - before).toBe(1);
  expect((await chat.see(dana, id)).revision).toBe(2);
});

it('each may leave; the creator and chat.moderate remove others', async () => {
  const { id } = await chat.group(dana, sam, priya);
  expect((await remove(sam, id, priya)).status).toBe(403);
  expect((await remove(sam, id, sam)).body.data).toMatchObject({ status: 'left', user: { id: sam.id } });
  expect((await remove(dana, id, priya)).body.data.status).toBe('removed');
  expect((await remove(dana, id, priya)).status).toBe(404);
  expect((await remove(moderator, id, dana)).body.data.status).toBe('removed');
});

it('who left sees that it was there and nothing of what is said, and returns with marker and watch state', async () => {
  const { id } = await chat.group(dana, sam);
  await chat.send(dana, id, 'One');
  await service.ok('setChatChannelWatchState', { path: { id }, body: { watch_state: 'muted' } }, sam);
  await service.ok('markChatChannelRead', { path: { id } }, sam);
  await remove(sam, id, sam);
  await chat.send(dana, id, 'Two');
  const query = { id: [id] };
  expect((await service.ok('listChatChannels', { query }, sam)).data).toEqual([]);
  const [left] = (await service.ok('listChatChannels', { query: { ...query, membership: ['left'] } }, sam))
    .data;
  expect(left).toMatchObject({ last_message: null, caller: { membership: 'left', unread_count: 0 } });
  expect((await service.ok('listChatMessages', { query: { channel_id: [id] } }, sam)).data).toEqual([]);
  const send = { body: { channel_id: id, body_text: 'Still here' } };
  expect((await service.call('sendChatMessage', send, sam)).status).toBe(404);
  expect((await service.call('sendChatMessage', send, moderator)).status).toBe(403);
  await add(dana, id, sam);
  expect((await chat.see(sam, id)).caller).toMatchObject({ watch_state: 'muted', unread_count: 1 });
});

it('a group has at most 500 members', async () => {
  const { id } = await chat.group(dana);
  await service.query(
    `with crowd as (
       insert into users (tenant_id, kind, name, email) select $1, 'member', 'Crowd ' || n, 'crowd' || n || '@crowd.example' from generate_series(1, 498) n returning id)
     insert into chat_members (tenant_id, channel_id, user_id, watch_state) select $1, $2, id, 'all' from crowd`,
    [agency.id, id],
  );
  expect((await add(dana, id, sam, priya)).status).toBe(409);
  expect((await add(dana, id, sam)).body.data.member_count).toBe(500);
});

it('candidates are the others who may chat, and with a channel whether they are in it', async () => {
  const silent = await addMember(service, agency);
  const { id } = await chat.group(dana, sam, priya);
  await remove(priya, id, priya);
  const candidates = async (query: object, by = dana) =>
    (await service.ok('listChatMemberCandidates', { query: { limit: 200, ...query } }, by)).data;
  const all = await candidates({});
  const ids = all.map(({ user }) => user.id);
  expect(ids).toEqual(expect.arrayContaining([sam.id, priya.id, moderator.id]));
  expect(ids).not.toEqual(expect.arrayContaining([dana.id]));
  expect(ids).not.toEqual(expect.arrayContaining([silent.id]));
  expect((await candidates({ channel_id: id, is_member: true })).map(({ user }) => user.id)).toEqual([
    sam.id,
  ]);
  const others = await candidates({ channel_id: id, is_member: false });
  expect(others.find(({ user }) => user.id === priya.id)).toMatchObject({ is_member: false, has_left: true });
  const asked = (query: Record<string, unknown>, by: Member) =>
    service.call('listChatMemberCandidates', { query }, by);
  expect((await asked({ is_member: true }, dana)).status).toBe(400);
  expect((await asked({ channel_id: id }, moderator)).status).toBe(404);
});
