import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, auditOf, type Member } from '../organization/people.ts';
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
  dana = await addChatter(service, agency);
  sam = await addChatter(service, agency);
  moderator = await addChatter(service, agency, { permissions: ['chat.moderate'] });
  stranger = await addChatter(service, agency);
  chat = chatting(service);
});
afterAll(() => service?.stop());

describe('a group', () => {
  it('has its creator and the people named, who are told and begin with `all`', async () => {
    const before = (await chat.toldTo(sam)).length;
    const group = await chat.group(dana, sam, dana);
    expect(group).toMatchObject({
      kind: 'group',
      member_count: 2,
      last_message: null,
      caller: { membership: 'member', watch_state: 'all', unread_count: 0, mention_count: 0 },
    });
    expect(await chat.membersOf(sam, group.id)).toEqual(expect.arrayContaining([dana.id, sam.id]));
    expect((await chat.toldTo(sam)).slice(before)).toEqual([
      expect.stringMatching(/ added you to Spring launch$/),
    ]);
  });

  it('refuses people who are inactive or lack chat.use, at their place', async () => {
    const silent = await addMember(service, agency);
    const gone = await addChatter(service, agency);
    await service.query("update users set status = 'suspended' where id = $1", [gone.id]);
    for (const wrong of [silent.id, gone.id, randomUUID()]) {
      const { status, body } = await service.call(
        'createChatChannel',
        { body: { name: 'Launch', member_ids: [sam.id, wrong] } },
        dana,
      );
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('member_ids[1]');
    }
  });

  it('shows to members and to chat.moderate, and is unknown to others', async () => {
    const { id } = await chat.group(dana, sam);
    const seen = async (by: Member) => (await service.call('getChatChannel', { path: { id } }, by)).status;
    expect([await seen(sam), await seen(moderator), await seen(stranger)]).toEqual([200, 200, 404]);
    const listed = async (by: Member, query: object = {}) =>
      (await service.ok('listChatChannels', { query: { id: [id], ...query } }, by)).data.length;
    expect([await listed(sam), await listed(moderator), await listed(stranger)]).toEqual([1, 0, 0]);
    expect(await listed(moderator, { is_member: false })).toBe(1);
    expect((await service.call('listChatChannels', { query: { is_member: false } }, sam)).status).toBe(403);
  });

  it('takes another name and description from any member, at the revision that they know', async () => {
    const { id } = await chat.group(dana, sam);
    const update = (body: object, by = sam) => service.call('updateChatChannel', { path: { id }, body }, by);
    const { data } = (await update({ name: 'Summer', expected_revision: 1 })).body;
    expect(data).toMatchObject({ name: 'Summer', revision: 2 });
    expect((await update({ name: 'Autumn', expected_revision: 1 })).status).toBe(409);
    expect((await update({ name: 'Autumn' }, stranger)).status).toBe(404);
    expect((await update({ description: 'All of it' }, moderator)).status).toBe(200);
    expect((await auditOf(service, id)).map(({ action }) => action)).toEqual([
      'created',
      'updated',
      'updated',
    ]);
  });

  it('is archived by its creator or chat.moderate: readable, and closed to messages, reactions and members', async () => {
    const { id } = await chat.group(dana, sam);
    const message = await chat.send(dana, id, 'Ready?');
    expect((await service.call('archiveChatChannel', { path: { id }, body: {} }, sam)).status).toBe(403);
    const { data } = await service.ok(
      'archiveChatChannel',
      { path: { id }, body: { expected_revision: 1 } },
      dana,
    );
    expect(data.archived_at).not.toBeNull();
    const refused = [
      await service.call('sendChatMessage', { body: { channel_id: id, body_text: 'Hm' } }, sam),
      await service.call('addChatChannelMembers', { path: { id }, body: { user_ids: [stranger.id] } }, dana),
      await service.call(
        'setChatMessageReaction',
        { path: { id: message.id }, body: { emoji: '👍', is_set: true } },
        sam,
      ),
      await service.call('updateChatMessage', { path: { id: message.id }, body: { body_text: 'No' } }, dana),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect((await chat.see(sam, id)).last_message?.id).toBe(message.id);
    const { data: open } = await service.ok('unarchiveChatChannel', { path: { id }, body: {} }, moderator);
    expect(open).toMatchObject({ archived_at: null, revision: 3 });
    await chat.send(sam, id, 'Go on');
  });
});

describe('the channel of two', () => {
  const ensure = async (by: Member, user_id: string) =>
    service.call('ensureChatDirectMessage', { body: { user_id } }, by);

  it('is one, from either side, and each calls it after the other', async () => {
    const [first, second] = [await addChatter(service, agency), await addChatter(service, agency)];
    const created = (await ensure(first, second.id)).body.data;
    const found = (await ensure(second, first.id)).body.data;
    expect([created.outcome, found.outcome]).toEqual(['created', 'existing']);
    expect(found.channel.id).toBe(created.channel.id);
    expect(created.channel.other_user.id).toBe(second.id);
    expect(created.channel.name).toBe(created.channel.other_user.name);
    expect(found.channel.other_user.id).toBe(first.id);
    expect((await service.call('getChatChannel', { path: { id: found.channel.id } }, moderator)).status).toBe(
      404,
    );
    const leave = await service.call(
      'removeChatChannelMember',
      { path: { id: found.channel.id, user_id: first.id } },
      first,
    );
    expect(leave.status).toBe(409);
    const rename = await service.call(
      'updateChatChannel',
      { path: { id: found.channel.id }, body: { description: 'Us' } },
      first,
    );
    expect(rename.status).toBe(409);
  });

  it('can only be read once the other was removed from the agency', async () => {
    const [first, gone] = [await addChatter(service, agency), await addChatter(service, agency)];
    const { id } = (await ensure(first, gone.id)).body.data.channel;
    const message = await chat.send(gone, id, 'The keys are in the drawer.');
    await service.query("update users set status = 'suspended' where id = $1", [gone.id]);
    await chat.send(first, id, 'Thanks!');
    await service.query("update users set status = 'removed' where id = $1", [gone.id]);
    const refused = await service.call(
      'sendChatMessage',
      { body: { channel_id: id, body_text: 'Hm' } },
      first,
    );
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('was removed from the agency') } },
    });
    const read = await service.ok('listChatMessages', { query: { channel_id: id } }, first);
    expect(read.data.map((each) => each.id)).toContain(message.id);
  });

  it('is refused with oneself and with people who cannot chat; strangers to the agency are unknown', async () => {
    const silent = await addMember(service, agency);
    expect((await ensure(dana, dana.id)).status).toBe(409);
    expect((await ensure(dana, silent.id)).status).toBe(409);
    expect((await ensure(dana, service.agencies[1].ownerId)).status).toBe(404);
  });
});
