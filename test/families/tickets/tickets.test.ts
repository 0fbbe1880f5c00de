import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, auditOf, type Member } from '../organization/people.ts';
import { openDesk, type Desk } from './desk.ts';

let service: Service;
let agency: TestAgency;
let desk: Desk;
let stranger: Member;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
  stranger = await addMember(service, agency, { permissions: ['tickets.view'] });
});
afterAll(() => service?.stop());

const refused = async (answer: ReturnType<Service['call']>): Promise<[number, string]> => {
  const { status, body } = await answer;
  return [status, JSON.stringify(body)];
};

describe('the status of a ticket', () => {
  const categories = ['new', 'open', 'pending', 'on_hold', 'resolved', 'closed'] as const;
  type Category = (typeof categories)[number];
  const routes: Readonly<Record<Category, readonly Category[]>> = {
    new: ['open', 'pending', 'on_hold', 'resolved'],
    open: ['pending', 'on_hold', 'resolved'],
    pending: ['open', 'on_hold', 'resolved'],
    on_hold: ['open', 'pending', 'resolved'],
    resolved: ['open', 'closed'],
    closed: [],
  };
  const ways: Readonly<Record<Category, readonly Category[]>> = {
    new: [],
    open: ['open'],
    pending: ['pending'],
    on_hold: ['on_hold'],
    resolved: ['resolved'],
    closed: ['resolved', 'closed'],
  };
  let keyOf: Readonly<Record<Category, string>>;
  beforeAll(async () => {
    const rows = await service.query<{ key: string; category: Category }>(
      "select distinct on (category) key, category from status_options where tenant_id = $1 and record_kind = 'ticket' order by category, is_default desc, position",
      [agency.id],
    );
    keyOf = Object.fromEntries(rows.map(({ key, category }) => [category, key])) as Record<Category, string>;
  });

  const inCategory = async (category: Category) => {
    const { id } = await desk.create({ assigned_to: [] });
    for (const step of ways[category])
      expect((await desk.update(id, { status: keyOf[step] })).status).toBe(200);
    return id;
  };

  it.each(Object.keys(routes) as Category[])(
    'goes from %s where the table says, and nowhere else',
    async (from) => {
      for (const to of categories) {
        if (to === from) continue;
        const id = await inCategory(from);
        await desk.events();
        const { status, body } = await desk.update(id, { status: keyOf[to] });
        if (routes[from].includes(to)) {
          expect([to, status, body.data.status_category]).toEqual([to, 200, to]);
          const [event, ...more] = await service.takeEvents(agency);
          expect(more).toEqual([]);
          expect(event).toMatchObject({
            event_type: 'ticket.status_changed',
            data: {
              previous_status: { category: from },
              ticket: { status: { category: to } },
              reason: 'user',
              reopened: from === 'resolved' && to === 'open',
              _changed_fields: ['status'],
            },
          });
        } else {
          expect([to, status]).toEqual([to, 409]);
          expect(await desk.events()).toEqual([]);
        }
      }
    },
  );

  it('is for assignees and tickets.edit, and closing for tickets.manage', async () => {
    const { id } = await desk.create({ assigned_to: [desk.agent.id] });
    expect((await desk.update(id, { status: keyOf.pending }, stranger)).status).toBe(403);
    expect((await desk.update(id, { status: keyOf.pending }, desk.agent)).status).toBe(200);
    expect((await desk.update(id, { subject: 'New' }, desk.agent)).status).toBe(403);
    expect((await desk.update(id, { status: keyOf.resolved }, desk.editor)).status).toBe(200);
    expect((await desk.update(id, { status: keyOf.closed }, desk.editor)).status).toBe(403);
    const seen = await desk.get(id, desk.editor);
    expect(seen.next_status_categories).toEqual(['open']);
    expect((await desk.get(id)).next_status_categories).toEqual(['open', 'closed']);
  });

  it('tells when it was resolved, and counts reopenings', async () => {
    const id = await inCategory('resolved');
    const resolved = await desk.get(id);
    expect(resolved.resolved_at).not.toBeNull();
    expect(resolved.reopen_expires_at).toBe(resolved.auto_close_at);
    await desk.update(id, { status: keyOf.open });
    expect(await desk.get(id)).toMatchObject({ resolved_at: null, auto_close_at: null, reopen_count: 1 });
  });

  it('needs what the inbox asks for before it is resolved', async () => {
    const { data: strict } = await service.ok(
      'createTicketInbox',
      {
        body: {
          name: `Strict ${randomUUID()}`,
          categories: [{ key: 'billing', label: 'Billing' }],
          closing: { is_category_required: true, is_tag_required: true, is_linked_task_required: true },
        },
      },
      desk.manager,
    );
    const ticket = await desk.create({ inbox_id: strict.id });
    expect(ticket.missing_for_resolution).toEqual(['category', 'tags', 'linked_task']);
    expect(ticket.next_status_categories).not.toContain('resolved');
    expect(await refused(desk.update(ticket.id, { status: keyOf.resolved }))).toEqual([
      409,
      expect.stringContaining('a category, a tag, a linked task'),
    ]);
    await service.ok('createTask', { body: { name: 'Correct it', ticket_id: ticket.id } });
    // Tasks that the viewer does not see count as well: the ticket can be resolved with them.
    expect(await desk.get(ticket.id, desk.editor)).toMatchObject({
      task_count: 0,
      missing_for_resolution: ['category', 'tags'],
    });
    const { status } = await desk.update(ticket.id, {
      category_key: 'billing',
      tags: ['invoice'],
      status: keyOf.resolved,
    });
    expect(status).toBe(200);
  });

  it('stays when nothing differs: no event, no revision, no history', async () => {
    const ticket = await desk.create({ tags: ['a'] });
    await desk.events();
    const { body } = await desk.update(ticket.id, {
      status: ticket.status,
      subject: ticket.subject,
      tags: ['a'],
      priority_level: 'normal',
    });
    expect(body.data.revision).toBe(1);
    expect(await desk.events()).toEqual([]);
    expect((await auditOf(service, ticket.id)).map(({ action }) => action)).toEqual(['created']);
  });
});
