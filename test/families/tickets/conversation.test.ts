import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { openDesk, type Desk } from './desk.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let desk: Desk;
let stranger: Member;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  desk = await openDesk(service, agency);
  stranger = await addMember(service, agency, {
    permissions: ['tickets.view', 'tickets.reply', 'tickets.edit'],
  });
});
afterAll(() => service?.stop());

const note = (ticket_id: string, body_text: string, by: Member = desk.manager, more: object = {}) =>
  service.call('createTicketNote', { body: { ticket_id, body_text, ...more } }, by);

describe('a private ticket', () => {
  it('is unknown to everybody but those involved, everywhere', async () => {
    const word = `secret${Math.floor(Math.random() * 1e9)}`;
    const { id, number } = await desk.create({ subject: word, assigned_to: [desk.agent.id] });
    await note(id, `${word} note`);
    await desk.events();
    await service.ok('setTicketPrivacy', { path: { id }, body: { is_private: true } }, desk.manager);
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'ticket.updated',
      data: {
        ticket: { id, subject: null, is_private: true },
        field_values: null,
        _changed_fields: ['is_private'],
      },
    });
    const seenBy = async (by: Member) => [
      (await service.call('getTicket', { path: { id } }, by)).status,
      (await service.ok('listTickets', { query: { id: [id] } }, by)).data.length,
      (await service.ok('listTicketMessages', { query: { ticket_id: [id] } }, by)).data.length,
      (await service.ok('searchTickets', { body: { search: word } }, by)).data.length,
      (await service.ok('resolveTicketNumbers', { body: { numbers: [number] } }, by)).data.found.length,
      (await service.call('updateTicket', { path: { id }, body: { subject: word } }, by)).status,
      (await note(id, 'Hi', by)).status,
      (await service.call('listTicketActivity', { path: { id } }, by)).status,
      (await service.call('mergeTickets', { path: { id }, body: { source_ids: [randomUUID()] } }, by)).status,
    ];
    expect(await seenBy(stranger)).toEqual([404, 0, 0, 0, 0, 404, 404, 404, 404]);
    expect((await seenBy(desk.agent)).slice(0, 5)).toEqual([200, 1, 1, 1, 1]);
    const { data: counts } = await service.ok(
      'getTicketCounts',
      { query: { assigned_to: [desk.agent.id] } },
      stranger,
    );
    expect(counts.total).toBe(0);
  });

  it('is made by those who keep sight of it, or with force', async () => {
    const { id } = await desk.create();
    const hide = (body: object) =>
      service.call('setTicketPrivacy', { path: { id }, body: { is_private: true, ...body } }, desk.editor);
    expect((await hide({})).status).toBe(409);
    expect((await hide({ force: true })).status).toBe(200);
    expect((await service.call('getTicket', { path: { id } }, desk.editor)).status).toBe(404);
    await service.ok('updateTicket', { path: { id }, body: { watcher_ids: [desk.editor.id] } }, desk.manager);
    expect((await service.call('getTicket', { path: { id } }, desk.editor)).status).toBe(200);
  });
});

describe('notes', () => {
  it('are for members, count as no message, and tell those whom they mention', async () => {
    const { id } = await desk.create({ assigned_to: [desk.agent.id] });
    const reader = await addMember(service, agency, { permissions: ['tickets.view'] });
    const { status, body } = await note(id, 'Finance confirms it.', desk.manager, {
      mentioned_user_ids: [reader.id],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      direction: 'note',
      kind: 'note',
      author: { id: desk.manager.id },
      revision: 1,
    });
    expect(await desk.get(id)).toMatchObject({
      note_count: 1,
      message_count: 0,
      last_message_at: null,
      revision: 1,
    });
    const { data: news } = await service.ok('listNotifications', {}, reader);
    expect(news).toMatchObject([{ kind: 'mention', record: { kind: 'ticket', id } }]);
    const blind = await addMember(service, agency, { permissions: ['tasks.view'] });
    const wrong = await note(id, 'X', desk.manager, { mentioned_user_ids: [reader.id, blind.id] });
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([
      400,
      expect.stringContaining('mentioned_user_ids[1]'),
    ]);
    expect((await note(id, 'X', reader)).status).toBe(403);
  });

  it('are changed by their author within a day, and deleted with their words', async () => {
    const { id } = await desk.create();
    const { data: written } = (await note(id, 'First words', desk.agent)).body;
    const change = (body: object, by: Member) =>
      service.call('updateTicketNote', { path: { id: written.id }, body }, by);
    expect((await change({ body_text: 'X' }, desk.manager)).status).toBe(403);
    expect((await change({ body_text: 'X', expected_revision: 3 }, desk.agent)).status).toBe(409);
    const { data } = (await change({ body_text: 'Other words' }, desk.agent)).body;
    expect([data.body_text, data.revision, data.edited_at === null]).toEqual(['Other words', 2, false]);
    const erase = (by: Member) => service.call('deleteTicketNote', { path: { id: written.id } }, by);
    expect((await erase(stranger)).status).toBe(403);
    expect((await erase(desk.manager)).status).toBe(200);
    expect((await erase(desk.manager)).status).toBe(404);
    const { data: left } = await service.ok(
      'listTicketMessages',
      { query: { ticket_id: [id] } },
      desk.manager,
    );
    expect(left).toMatchObject([{ body_text: '', author: { id: desk.agent.id }, mentioned_user_ids: [] }]);
    expect(left[0]!.deleted_at).not.toBeNull();
    expect((await desk.get(id)).note_count).toBe(0);
  });
});

describe('reading', () => {
  it('is news until it is read, for each member alone, and not of what one wrote', async () => {
    const { id } = await desk.create();
    const { data: first } = (await note(id, 'One')).body;
    const { data: second } = (await note(id, 'Two')).body;
    const unread = async (by: Member) => (await desk.get(id, by)).is_unread;
    expect([await unread(desk.manager), await unread(desk.agent)]).toEqual([false, true]);
    const read = (body: object, by = desk.agent) =>
      service.call('markTicketRead', { path: { id }, body }, by);
    const upToFirst = await read({ message_id: first.id });
    expect(upToFirst.body.data).toMatchObject({ is_unread: true, last_read_message_id: first.id });
    const whole = await read({});
    expect(whole.body.data).toMatchObject({ is_unread: false, last_read_message_id: second.id });
    expect(
      (await service.ok('listTickets', { query: { id: [id], is_unread: true } }, desk.agent)).data,
    ).toEqual([]);
    const again = await service.ok('markTicketUnread', { path: { id } }, desk.agent);
    expect(again.data).toMatchObject({ is_unread: true, last_read_message_id: first.id });
    expect(
      (await service.ok('listTickets', { query: { id: [id], is_unread: true } }, desk.agent)).data,
    ).toHaveLength(1);
    const elsewhere = (await note((await desk.create()).id, 'Three')).body.data.id;
    expect((await read({ message_id: elsewhere })).status).toBe(404);
    expect((await desk.get(id)).revision).toBe(1);
  });
});

describe('marking as unread', () => {
  it('brings a ticket back that has no news, until it is read', async () => {
    const { id } = await desk.create();
    const isUnread = async () => {
      const { data } = await service.ok(
        'listTickets',
        { query: { id: [id], is_unread: true } },
        desk.manager,
      );
      return [data.length === 1, (await desk.get(id)).is_unread];
    };
    const unread = () => service.ok('markTicketUnread', { path: { id } }, desk.manager);
    const read = () => service.ok('markTicketRead', { path: { id } }, desk.manager);
    expect((await unread()).data).toMatchObject({ is_unread: true, last_read_message_id: null });
    expect(await isUnread()).toEqual([true, true]);
    expect((await desk.get(id, desk.editor)).is_unread).toBe(false);
    expect((await read()).data.is_unread).toBe(false);
    await service.ok('createTicketNote', { body: { ticket_id: id, body_text: 'My own' } }, desk.manager);
    expect(await isUnread()).toEqual([false, false]);
    expect((await unread()).data.is_unread).toBe(true);
    expect(await isUnread()).toEqual([true, true]);
    await read();
    expect(await isUnread()).toEqual([false, false]);
  });
});

describe('correspondents', () => {
  const manage = (id: string, body: object, by: Member = desk.manager) =>
    service.call('manageTicketCorrespondents', { path: { id }, body }, by);

  it('are added, found by their address, and replaced as requester', async () => {
    const [one, two] = [`${randomUUID()}@x.example`, `${randomUUID()}@x.example`];
    const { id } = await desk.create({ correspondents: [{ name: 'Priya', email: one }] });
    await desk.events();
    const { body } = await manage(id, { correspondents: [{ email: two, name: 'Leo', role: 'requester' }] });
    expect(
      body.data.correspondents.map(({ name, role }: { name: string; role: string }) => [name, role]),
    ).toEqual([
      ['Leo', 'requester'],
      ['Priya', 'participant'],
    ]);
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'ticket.updated',
      data: { _changed_fields: ['correspondents'], ticket: { requester: { name: 'Leo' } } },
    });
    const renamed = await manage(id, { correspondents: [{ email: one.toUpperCase(), name: 'Priya Shah' }] });
    expect(renamed.body.data.correspondents).toHaveLength(2);
    const [leo] = renamed.body.data.correspondents;
    expect((await manage(id, { remove_ids: [leo.id] })).body.data.requester).toBeNull();
    expect((await manage(id, { remove_ids: [leo.id] })).status).toBe(400);
    expect(
      (await service.ok('listTickets', { query: { correspondent_email: [one] } }, desk.manager)).data,
    ).toHaveLength(1);
    expect(
      (await service.ok('listTickets', { query: { search: 'Priya Shah', id: [id] } }, desk.manager)).data,
    ).toHaveLength(1);
  });

  it('keep the requester of an inbound ticket', async () => {
    const { id, requester } = await desk.create({
      correspondents: [{ name: 'Priya' }],
      opening_message: { direction: 'inbound', body_text: 'Help' },
    });
    expect((await manage(id, { remove_ids: [requester!.id] })).status).toBe(409);
    expect((await manage(id, { correspondents: [{ name: 'X' }] }, desk.agent)).status).toBe(403);
  });
});

describe('search', () => {
  it('of a number with # finds that ticket, and none whose number begins with it', async () => {
    const { id, number } = await desk.create();
    const longer = await desk.create();
    await service.query("update tickets set number = ($2::text || '7')::bigint where id = $1", [
      longer.id,
      number,
    ]);
    const found = await service.ok('listTickets', { query: { search: ` #${number} ` } }, desk.manager);
    expect(found.data.map((ticket) => ticket.id)).toEqual([id]);
    const words = await service.ok('listTickets', { query: { search: `#${number} x` } }, desk.manager);
    expect(words.data).toEqual([]);
  });

  it('finds all words, in the places asked for, with the places marked', async () => {
    const word = `zebra${Math.floor(Math.random() * 1e9)}`;
    const { id } = await desk.create({
      subject: `Landing ${word}`,
      correspondents: [{ name: 'Priya' }],
      opening_message: { direction: 'inbound', body_text: `The Märch invoice of ${word} lists two pages.` },
    });
    const find = async (search: string, body: object = {}) =>
      (await service.ok('searchTickets', { body: { search, ...body } }, desk.manager)).data;
    const [hit] = await find(`${word} march`);
    expect(hit).toMatchObject({ ticket: { id }, status_category: 'new' });
    expect(hit!.places.map(({ place }) => place)).toEqual(['subject', 'messages']);
    expect(hit!.places[1]!.excerpt).toBe(`The **Märch** invoice of **${word}** lists two pages.`);
    expect(await find(`${word} nothing`)).toEqual([]);
    expect(await find(`"invoice ${word}"`)).toEqual([]);
    expect(await find(`"invoice of ${word}"`)).toHaveLength(1);
    expect(await find(word, { in: ['tags'] })).toEqual([]);
    expect(await find(word, { status_categories: ['closed'] })).toEqual([]);
    expect((await service.ok('searchTickets', { body: { search: word } }, { key: other.key })).data).toEqual(
      [],
    );
  });
});

describe('several at once', () => {
  it('are changed, moved and deleted each by itself', async () => {
    const [one, two] = [await desk.create(), await desk.create()];
    await desk.update(two.id, { is_spam: true });
    const ids = [one.id, two.id, randomUUID()];
    const { data } = await service.ok(
      'bulkUpdateTickets',
      {
        body: {
          ids,
          changes: { status: 'resolved', add_tags: ['bulk'] },
          expected_revisions: { [one.id]: 1 },
        },
      },
      desk.manager,
    );
    expect(data.outcomes.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'failed']);
    expect(await desk.get(one.id)).toMatchObject({
      status_category: 'resolved',
      tags: ['bulk'],
      revision: 2,
    });
    expect((await desk.get(two.id)).tags).toEqual([]);
    const { data: target } = await service.ok(
      'createTicketInbox',
      { body: { name: `Inbox ${randomUUID()}` } },
      desk.manager,
    );
    await desk.events();
    const { data: moved } = await service.ok(
      'bulkMoveTickets',
      { body: { ids, inbox_id: target.id } },
      desk.manager,
    );
    expect(moved.outcomes.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'failed']);
    expect(await desk.events()).toEqual(['ticket.moved', 'ticket.updated']);
    const { data: gone } = await service.ok('bulkDeleteTickets', { body: { ids } }, desk.manager);
    expect([gone.succeeded, gone.failed]).toEqual([2, 1]);
    expect((await service.call('getTicket', { path: { id: one.id } }, desk.manager)).status).toBe(404);
  });
});
