import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';
import { openDesk, type Desk } from './desk.ts';

/** People and categories that rules and requests name are judged by the inbox that the ticket ends up in. */
let service: Service;
let agency: TestAgency;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
});
afterAll(() => service?.stop());

const newAgent = () => addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] });

/** An inbox that is open to its member alone, with a category of its own. */
async function closedInbox() {
  const insider = await newAgent();
  const { data: inbox } = await service.ok(
    'createTicketInbox',
    {
      body: {
        name: `Closed ${randomUUID()}`,
        access: 'members',
        member_ids: [insider.id],
        categories: [
          { key: 'refund', label: 'Refund' },
          { key: 'billing', label: 'Billing' },
        ],
      },
    },
    desk.manager,
  );
  return { inbox, insider };
}

/** Creates a ticket for which a rule does this, in no inbox that the request names. */
async function routed(actions: readonly object[], body: object = {}) {
  const subject = `S ${randomUUID()}`;
  const { data: rule } = await service.ok(
    'createTicketRoutingRule',
    {
      body: {
        name: randomUUID(),
        conditions: [{ type: 'text', place: 'subject', operator: 'equals', values: [subject] }],
        actions,
      } as never,
    },
    desk.manager,
  );
  const answer = await service.call('createTicket', { body: { subject, ...body } }, desk.manager);
  await service.ok('deleteTicketRoutingRule', { path: { id: rule.id } }, desk.manager);
  return answer;
}

describe('a rule that sets a category', () => {
  it('names one of some inbox; what it has already may stay', async () => {
    const body = (category_key: string) =>
      ({
        name: randomUUID(),
        conditions: [{ type: 'text', place: 'subject', operator: 'equals', values: [randomUUID()] }],
        actions: [{ type: 'set_category', category_key }],
      }) as never;
    const refused = await service.call(
      'createTicketRoutingRule',
      { body: body('no_such_category') },
      desk.manager,
    );
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('body.actions[0].category_key');
    const inbox = await desk.newInbox({ categories: [{ key: 'passing', label: 'Passing' }] });
    const { data: rule } = await service.ok(
      'createTicketRoutingRule',
      { body: body('passing') },
      desk.manager,
    );
    await service.ok('updateTicketInbox', { path: { id: inbox.id }, body: { categories: [] } }, desk.manager);
    const { actions } = rule;
    const kept = await service.call(
      'updateTicketRoutingRule',
      { path: { id: rule.id }, body: { actions } as never },
      desk.manager,
    );
    expect(kept.status).toBe(200);
    await service.ok('deleteTicketRoutingRule', { path: { id: rule.id } }, desk.manager);
  });
});

describe('a rule that moves a ticket', () => {
  it('assigns, lets watch and sorts by the new inbox, whatever stands first', async () => {
    const { inbox, insider } = await closedInbox();
    const outsider = await newAgent();
    const { body } = await routed([
      { type: 'assign_users', user_ids: [outsider.id, insider.id] },
      { type: 'add_watchers', user_ids: [outsider.id, insider.id] },
      { type: 'set_category', category_key: 'refund' },
      { type: 'set_category', category_key: 'website' },
      { type: 'move_to_inbox', inbox_id: inbox.id },
    ]);
    expect(body.data).toMatchObject({
      inbox: { id: inbox.id },
      assigned_to: [insider.id],
      watcher_ids: [insider.id],
      category_key: 'refund',
    });
    // The name of the inbox is for its members.
    const moved = (await service.takeEvents(agency)).find(({ event_type: type }) => type === 'ticket.moved');
    expect(moved!.data).toMatchObject({ to_inbox: { id: inbox.id, name: null } });
  });

  it('takes along a category that both inboxes have, and no other', async () => {
    const { inbox } = await closedInbox();
    const move = [{ type: 'move_to_inbox', inbox_id: inbox.id }];
    const categoryOf = async (category_key: string) =>
      (await routed(move, { category_key })).body.data.category_key;
    expect([await categoryOf('billing'), await categoryOf('website')]).toEqual(['billing', null]);
  });

  it('refuses agents of the request who do not see the new inbox', async () => {
    const { inbox, insider } = await closedInbox();
    const move = [{ type: 'move_to_inbox', inbox_id: inbox.id }];
    const refused = await routed(move, { assigned_to: [desk.agent.id] });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('open to its members only'),
    ]);
    expect((await routed(move, { assigned_to: [insider.id] })).status).toBe(200);
  });
});
