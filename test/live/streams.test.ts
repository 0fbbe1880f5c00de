import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addTask } from '../families/comments/commented-records.ts';
import { addChatter, chatting } from '../families/chat/chatting.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { addMember, type Member } from '../families/organization/people.ts';
import { startService, type Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';
import { openStream, received, type OpenStream } from './stream.ts';

let service: Service;
let profileId: string;
const open: OpenStream[] = [];
beforeAll(async () => {
  service = await startService();
  profileId = (await newProfile(service)).id;
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => service?.stop());

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function streamOf(
  { key }: { readonly key: string },
  options?: Parameters<typeof openStream>[2] & { readonly url?: string },
): Promise<OpenStream> {
  const stream = await openStream(options?.url ?? service.url, bearer(key), options);
  open.push(stream);
  return stream;
}

const member = (...permissions: NonNullable<Parameters<typeof addMember>[2]>['permissions'] & object) =>
  addMember(service, service.agencies[0], { permissions });

/** A change that everybody who may see clients is told of: what came before it has come. */
async function mark(...streams: readonly OpenStream[]): Promise<void> {
  const client = await newClient(service, profileId);
  for (const stream of streams)
    await received(stream, { type: 'record', record: { kind: 'client', id: client.id } });
}

describe('a stream of changes', () => {
  it('tells that a record was created, changed and removed, and nothing of what is in it', async () => {
    const stream = await streamOf(await member('clients.view'));
    expect(stream.status).toBe(200);
    expect(stream.headers['content-type']).toBe('text/event-stream');
    expect(stream.headers['cache-control']).toBe('no-store');
    const client = await newClient(service, profileId);
    const record = { kind: 'client', id: client.id };
    const created = await received(stream, { action: 'created', record });
    expect(created.data).toEqual({ type: 'record', action: 'created', record, revision: 1 });
    await service.ok('updateClient', { path: { id: client.id }, body: { tags: ['gold'] } });
    expect((await received(stream, { action: 'changed', record })).data.revision).toBe(2);
    await service.ok('deleteClient', { path: { id: client.id }, query: { expected_revision: 2 } });
    expect((await received(stream, { action: 'removed', record })).data.revision).toBeNull();
    expect(stream.text).not.toContain(client.name);
  });

  it('tells who sent a test message of it, and nobody else', async () => {
    const manager = await member('settings.manage', 'clients.view');
    const [own, others] = [
      await streamOf(manager),
      await streamOf(await member('settings.manage', 'clients.view')),
    ];
    await service.ok(
      'sendTestNotification',
      { body: { kind: 'mention', channels: ['in_app'] } },
      { key: manager.key },
    );
    const { data } = await received(own, { type: 'notification', action: 'tested' });
    expect(data).toEqual({ type: 'notification', action: 'tested', notification_id: null, unread_count: 0 });
    await mark(own, others);
    expect(others.text).not.toContain('tested');
  });

  it('goes to those who may see the kind, of one agency', async () => {
    const seeing = await streamOf(await member('clients.view'));
    const blind = await streamOf(await member('tasks.view'));
    const stranger = await streamOf({ key: service.agencies[1].key });
    await mark(seeing);
    await mark(seeing);
    expect(blind.events).toEqual([]);
    expect(stranger.events).toEqual([]);
  });

  it('keeps private records to their people, tells when one becomes private, and who was told of it that it is gone', async () => {
    const [agency] = service.agencies;
    const watcher = await member('tasks.view', 'clients.view');
    const stream = await streamOf(watcher);
    const owner = await streamOf({ key: agency.key });
    const task = await addTask(service, agency);
    const record = { kind: 'task', id: task.id };
    await service.ok('setTaskPrivacy', { path: { id: task.id }, body: { is_private: true } });
    await received(owner, { action: 'changed', record });
    await received(stream, { action: 'removed', record, revision: null });
    await service.ok('updateTaskFields', {
      body: { task_id: task.id, changes: [{ field: 'name', value: 'Layoffs' }] },
    } as never);
    await mark(stream, owner);
    expect(stream.events.filter(({ data }) => data.record?.id === task.id)).toHaveLength(1);
  });

  it('has only the types that were asked for', async () => {
    const stream = await streamOf(await member('clients.view'), { query: '?type=notification' });
    const all = await streamOf(await member('clients.view'));
    await mark(all);
    expect(stream.events).toEqual([]);
    const refused = await streamOf(await member(), { query: '?type=weather' });
    expect(refused.status).toBe(400);
  });

  it('begins with a place, goes on behind it in another process, and says when that is too long ago', async () => {
    const other = await service.startAnother();
    const person = await member('clients.view');
    const elsewhere = await streamOf(person, { url: other.url! });
    const stream = await streamOf(person);
    await mark(stream, elsewhere);
    stream.close();
    await expect.poll(() => stream.isOver, patiently).toBe(true);
    const missed = await newClient(service, profileId);
    await received(elsewhere, { record: { kind: 'client', id: missed.id } });
    const back = await streamOf(person, { url: other.url!, lastEventId: stream.lastId });
    await received(back, { action: 'created', record: { kind: 'client', id: missed.id } });
    expect(back.events.filter(({ data }) => data.type === 'reset')).toEqual([]);
    const lost = await streamOf(person, { lastEventId: 'long-ago' });
    await received(lost, { type: 'reset' });
    await mark(lost);
    await other.stop();
    await expect.poll(() => [elsewhere.isOver, back.isOver], patiently).toEqual([true, true]);
  });
});

describe('chat', () => {
  let dana: Member;
  let omar: Member;
  beforeAll(async () => {
    dana = await addChatter(service, service.agencies[0]);
    omar = await addChatter(service, service.agencies[0]);
  });

  it('streams messages, their changes and deletions to members of the channel, and what one read to oneself', async () => {
    const chat = chatting(service);
    const channel = await chat.group(dana, omar);
    const outsider = await addChatter(service, service.agencies[0]);
    const [mine, theirs, nobodys] = [await streamOf(dana), await streamOf(omar), await streamOf(outsider)];
    const message = await chat.send(dana, channel.id, 'The brief is ready');
    const about = { type: 'message', channel_id: channel.id, message_id: message.id };
    await received(mine, { ...about, action: 'sent' });
    await received(theirs, { ...about, action: 'sent' });
    await service.ok(
      'markChatChannelRead',
      { path: { id: channel.id }, body: { message_id: message.id } },
      omar,
    );
    await received(theirs, { ...about, action: 'read' });
    const reaction = { path: { id: message.id }, body: { emoji: '👍', is_set: true } };
    await service.ok('setChatMessageReaction', reaction, omar);
    await received(mine, { ...about, action: 'changed' });
    expect(mine.events.filter(({ data }) => data.action === 'sent')).toHaveLength(1);
    await service.ok(
      'updateChatMessage',
      { path: { id: message.id }, body: { body_text: 'It is ready now' } } as never,
      dana,
    );
    await received(theirs, { ...about, action: 'changed' });
    await service.ok(
      'deleteChatMessage',
      { path: { id: message.id }, query: { expected_revision: 2 } } as never,
      dana,
    );
    await received(theirs, { ...about, action: 'deleted' });
    expect(mine.events.filter(({ data }) => data.action === 'read')).toEqual([]);
    expect(nobodys.events.filter(({ data }) => data.channel_id === channel.id)).toEqual([]);
  });

  it('streams that one was added to a channel, and taken out of it', async () => {
    const chat = chatting(service);
    const theirs = await streamOf(omar);
    const channel = await chat.group(dana);
    const record = { kind: 'chat_channel', id: channel.id };
    await service.ok(
      'addChatChannelMembers',
      { path: { id: channel.id }, body: { user_ids: [omar.id] } } as never,
      dana,
    );
    await received(theirs, { type: 'record', record });
    await service.ok(
      'removeChatChannelMember',
      { path: { id: channel.id, user_id: omar.id } } as never,
      dana,
    );
    await received(theirs, { type: 'record', action: 'removed', record, revision: null });
  });

  it('streams that one marked a ticket as unread to oneself', async () => {
    const reader = await member('tickets.view');
    const [mine, theirs] = [
      await streamOf(reader),
      await streamOf(await member('tickets.view', 'clients.view')),
    ];
    await service.ok('createTicketInbox', { body: { name: `Inbox ${Date.now()}` } });
    const { data: ticket } = await service.ok('createTicket', { body: { subject: 'Invoice is wrong' } });
    const record = { kind: 'ticket', id: ticket.id };
    for (const stream of [mine, theirs]) await received(stream, { action: 'created', record });
    await service.ok('markTicketUnread', { path: { id: ticket.id } }, reader);
    expect((await received(mine, { action: 'changed', record })).data).toEqual({
      type: 'record',
      action: 'changed',
      record,
      revision: 1,
    });
    // The same mark once more is none.
    await service.ok('markTicketUnread', { path: { id: ticket.id } }, reader);
    await mark(theirs);
    expect(theirs.text).not.toMatch(new RegExp(`changed[^\n]*${ticket.id}`));
  });

  it('streams notifications with how many are unread, to whose they are', async () => {
    const chat = chatting(service);
    const channel = await chat.group(dana, omar);
    const [mine, theirs] = [await streamOf(dana), await streamOf(omar)];
    const message = await chat.send(dana, channel.id, `Look @[Omar](user:${omar.id})`, {
      mentioned_user_ids: [omar.id],
    });
    const {
      data: [newest],
    } = await service.ok('listNotifications', { query: { kind: ['mention'], limit: 1 } }, omar);
    // What came before may be told of after the stream is open.
    const { data } = await received(theirs, { action: 'created', notification_id: newest!.id });
    expect(data).toMatchObject({ type: 'notification' });
    expect(data.unread_count).toBeGreaterThan(0);
    await service.ok(
      'markChatChannelRead',
      { path: { id: channel.id }, body: { message_id: message.id } },
      omar,
    );
    const read = await received(theirs, { type: 'notification', action: 'read' });
    expect(read.data.unread_count).toBe(data.unread_count - 1);
    expect(mine.events.filter(({ data: own }) => own.type === 'notification')).toEqual([]);
  });
});

describe('who listens', () => {
  it('is refused without a credential, and the eleventh time at once', async () => {
    expect((await openStream(service.url, {})).status).toBe(401);
    const person = await member();
    for (let number = 1; number <= 10; number += 1) expect((await streamOf(person)).status).toBe(200);
    const refused = await streamOf(person);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('10');
    open[0]!.close();
    await expect.poll(async () => (await streamOf(person)).status, patiently).toBe(200);
  });

  it('hears no more once the key is revoked, and reads anew when the rights change', async () => {
    const person = await member('clients.view');
    const stream = await streamOf(person);
    await service.query(`update users set permissions = '{clients.view,tasks.view}' where id = $1`, [
      person.id,
    ]);
    await received(stream, { type: 'reset' });
    await service.query('update api_keys set revoked_at = now() where user_id = $1', [person.id]);
    await expect.poll(() => stream.isOver, patiently).toBe(true);
    expect((await streamOf(person)).status).toBe(401);
  });

  it('is ended while the agency is suspended', async () => {
    const [, other] = service.agencies;
    const stream = await streamOf({ key: other.key });
    await service.query(
      `update tenants set status = 'suspended', suspended_at = now(), suspension_reason = 'Unpaid' where id = $1`,
      [other.id],
    );
    await expect.poll(() => stream.isOver, patiently).toBe(true);
    expect((await streamOf({ key: other.key })).status).toBe(403);
    await service.query(
      `update tenants set status = 'active', suspended_at = null, suspension_reason = null where id = $1`,
      [other.id],
    );
  });

  it('spends nothing of the budget of requests', async () => {
    const person = await member();
    const stream = await streamOf(person);
    expect(stream.headers['ratelimit']).toBeUndefined();
  });
});
