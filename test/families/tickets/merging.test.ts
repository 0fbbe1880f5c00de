import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import type { Member } from '../organization/people.ts';
import { openDesk, type Desk } from './desk.ts';

let service: Service;
let agency: TestAgency;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
});
afterAll(() => service?.stop());

const note = (ticket_id: string, body_text: string) =>
  service.call('createTicketNote', { body: { ticket_id, body_text } }, desk.manager);

describe('merging', () => {
  const merge = (id: string, body: object, by: Member = desk.manager) =>
    service.call('mergeTickets', { path: { id }, body }, by);

  it('moves everything to the survivor, closes the source as a tombstone, and is told once', async () => {
    const email = `${randomUUID()}@x.example`;
    const survivor = await desk.create({ correspondents: [{ email }], tags: ['a'] });
    const source = await desk.create({
      correspondents: [{ name: 'Priya', email }, { name: 'Leo' }],
      tags: ['A', 'b'],
      watcher_ids: [desk.agent.id],
      opening_message: { direction: 'inbound', body_text: 'Twice' },
    });
    await note(source.id, 'Seen');
    const { data: task } = await service.ok('createTask', {
      body: { name: 'Correct it', ticket_id: source.id },
    });
    await desk.update(survivor.id, { status: 'resolved' });
    const { data: plan } = await service.ok(
      'previewTicketMerge',
      { path: { id: survivor.id }, body: { source_ids: [source.id] } },
      desk.manager,
    );
    expect(plan).toMatchObject({
      moved: { messages: 1, notes: 1, attachments: 0, process_links: 1, correspondents: 1 },
      tags: ['a', 'b'],
      watcher_ids: [desk.agent.id],
      is_reopened: true,
      status_after: 'open',
      warnings: [],
    });
    await note(source.id, 'More');
    expect((await merge(survivor.id, { source_ids: [source.id], plan_hash: plan.plan_hash })).status).toBe(
      409,
    );
    await desk.events();
    const { body } = await merge(survivor.id, { source_ids: [source.id] });
    expect(body.data).toMatchObject({
      status_category: 'open',
      message_count: 1,
      note_count: 2,
      tags: ['a', 'b'],
      task_count: 1,
      reopen_count: 1,
    });
    const events = await service.takeEvents(agency);
    expect(events.map(({ event_type: type }) => type)).toEqual(['ticket.merged', 'ticket.status_changed']);
    expect(events[0]!.data).toMatchObject({
      survivor: { id: survivor.id },
      source: { id: source.id, status: { category: 'closed' } },
      moved: { messages: 1, notes: 2 },
    });
    expect(events[1]!.data).toMatchObject({ reason: 'merge', reopened: true });
    const gone = await service.call('getTicket', { path: { id: source.id } }, desk.manager);
    expect([gone.status, JSON.stringify(gone.body)]).toEqual([
      404,
      expect.stringContaining(`#${survivor.number}`),
    ]);
    const { data: resolved } = await service.ok(
      'resolveTicketNumbers',
      { body: { numbers: [source.number] } },
      desk.manager,
    );
    expect(resolved.found).toMatchObject([{ ticket: { id: survivor.id }, is_merged: true }]);
    const { data: links } = await service.ok(
      'listTicketProcessLinks',
      { path: { id: survivor.id } },
      desk.manager,
    );
    expect(links.map((link) => link.task.id)).toEqual([task.id]);
    expect((await merge(survivor.id, { source_ids: [source.id] })).status).toBe(409);
    const { data: activity } = await service.ok(
      'listTicketActivity',
      { path: { id: survivor.id } },
      desk.manager,
    );
    expect(activity.map(({ kind }) => kind)).toContain('merged');
  });

  it('keeps when the first of them was said, though nothing else of the survivor changes', async () => {
    const correspondents = [{ email: `${randomUUID()}@x.example` }];
    const survivor = await desk.create({ correspondents });
    const saidAt = new Date(Date.now() - 3_600_000).toISOString();
    const opening_message = { direction: 'inbound' as const, body_text: 'Help', occurred_at: saidAt };
    const source = await desk.create({ correspondents, opening_message });
    await service.ok(
      'mergeTickets',
      { path: { id: survivor.id }, body: { source_ids: [source.id] } },
      desk.manager,
    );
    const firstOf = async () =>
      (
        await service.query<{ at: string }>(
          'select first_inbound_at::text as at from tickets where id = $1',
          [survivor.id],
        )
      )[0]!.at;
    expect(new Date(await firstOf()).toISOString()).toBe(saidAt);
    const later = await desk.create({
      correspondents,
      opening_message: { direction: 'inbound', body_text: 'Again' },
    });
    await service.ok(
      'mergeTickets',
      { path: { id: survivor.id }, body: { source_ids: [later.id] } },
      desk.manager,
    );
    expect(new Date(await firstOf()).toISOString()).toBe(saidAt);
  });

  it('leaves nothing behind when the survivor is deleted', async () => {
    const external_id = randomUUID();
    const [first, second, last] = [
      await desk.create({ external_id }),
      await desk.create(),
      await desk.create(),
    ];
    for (const [into, from] of [
      [second, first],
      [last, second],
    ] as const)
      await service.ok(
        'mergeTickets',
        { path: { id: into.id }, body: { source_ids: [from.id] } },
        desk.manager,
      );
    await service.ok('deleteTicket', { path: { id: last.id } }, desk.manager);
    const left = await service.query('select from tickets where id = any($1) and deleted_at is null', [
      [first.id, second.id, last.id],
    ]);
    expect(left).toEqual([]);
    expect((await desk.create({ external_id })).id).not.toBe(first.id);
  });

  it('is refused for closed tickets, for itself, and without the right to edit', async () => {
    const [one, two] = [await desk.create(), await desk.create()];
    expect((await merge(one.id, { source_ids: [one.id] })).status).toBe(409);
    expect((await merge(one.id, { source_ids: [randomUUID()] })).status).toBe(404);
    expect((await merge(one.id, { source_ids: [two.id] }, desk.agent)).status).toBe(403);
    await desk.update(two.id, { is_spam: true });
    expect((await merge(one.id, { source_ids: [two.id] })).status).toBe(409);
    await service.ok('deleteTicket', { path: { id: two.id } }, desk.manager);
    expect((await merge(one.id, { source_ids: [two.id] })).status).toBe(409);
  });
});
