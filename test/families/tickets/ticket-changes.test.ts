import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditOf, type Member } from '../organization/people.ts';
import { openDesk, type Desk } from './desk.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  desk = await openDesk(service, agency);
});
afterAll(() => service?.stop());

describe('a change of a ticket', () => {
  it('sends each kind of event once, in their order', async () => {
    const ticket = await desk.create({ assigned_to: [desk.agent.id] });
    await desk.events();
    const { data } = await service.ok(
      'manageTicket',
      {
        body: {
          action: 'update',
          number: ticket.number,
          changes: {
            subject: 'Corrected',
            priority_level: 'urgent',
            status: 'resolved',
            assigned_to: [desk.editor.id],
            tags: ['a', 'b'],
            add_tags: ['c'],
            remove_tags: ['A'],
          },
          expected_revision: 1,
        },
      },
      desk.manager,
    );
    expect(data).toMatchObject({ outcome: 'updated', note: null, ticket: { revision: 2, tags: ['b', 'c'] } });
    const events = await service.takeEvents(agency);
    expect(events.map(({ event_type: type }) => type)).toEqual([
      'ticket.status_changed',
      'ticket.priority_changed',
      'ticket.unassigned',
      'ticket.assigned',
      'ticket.updated',
    ]);
    expect(events[1]!.data).toMatchObject({
      previous_priority_level: 'normal',
      _previous: { priority_level: 'normal' },
    });
    expect(events[4]!.data).toMatchObject({
      _changed_fields: ['subject', 'tags'],
      _previous: { subject: 'Invoice is wrong' },
      ticket: { subject: 'Corrected', revision: 2 },
    });
  });

  it('keeps in the audit log which request of the AI proposed it', async () => {
    const { id } = await desk.create();
    const requestId = randomUUID();
    expect((await desk.update(id, { priority_level: 'high', ai_request_id: requestId })).status).toBe(400);
    await service.query(
      "insert into ai_requests (tenant_id, id, purpose, status, origin, model, created_at) values ($1, $2, 'memory', 'running', 'system', 'test-model', now())",
      [agency.id, requestId],
    );
    const changes = {
      priority_level: 'high' as const,
      assigned_to: [desk.agent.id],
      ai_request_id: requestId,
    };
    await service.ok('manageTicket', { body: { action: 'update', id, changes } }, desk.manager);
    const entries = await service.query<{ action: string; request: string | null }>(
      "select action, new_values ->> 'ai_request_id' as request from audit_log where record_id = $1 and action <> 'created'",
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['priority_changed', 'assigned', 'status_changed']),
    );
    expect(entries.every(({ request }) => request === requestId)).toBe(true);
  });

  it('is refused at another revision, and unknown to other agencies', async () => {
    const { id, number } = await desk.create();
    expect((await desk.update(id, { subject: 'X', expected_revision: 3 })).status).toBe(409);
    const ofOther = { key: other.key };
    expect(
      (await service.call('updateTicket', { path: { id }, body: { subject: 'X' } }, ofOther)).status,
    ).toBe(404);
    const byNumber = await service.call(
      'manageTicket',
      { body: { action: 'update', number: number + 5000, changes: { subject: 'X' } } },
      desk.manager,
    );
    expect(byNumber.status).toBe(404);
    const mixed = await service.call(
      'manageTicket',
      { body: { action: 'update', id, number: number + 1, changes: { subject: 'X' } } },
      desk.manager,
    );
    expect(mixed.status).toBe(400);
  });
});

describe('the history of a ticket', () => {
  it('tells that all linked tasks are done, and of escalations to those who see them', async () => {
    const ticket = await desk.create();
    const { data: task } = await service.ok('createTask', {
      body: { name: 'Correct it', ticket_id: ticket.id },
    });
    const done = await service.query<{ key: string }>(
      "select key from status_options where tenant_id = $1 and record_kind = 'task' and category = 'done' order by position limit 1",
      [agency.id],
    );
    await service.ok('updateTaskFields', {
      body: { task_id: task.id, changes: [{ field: 'status', value: done[0]!.key }] },
    });
    await service.ok('createEscalation', { body: { title: 'Refund at once', ticket_ids: [ticket.id] } });
    const told = async (by?: Member) =>
      (
        await service.ok(
          'listTicketActivity',
          { path: { id: ticket.id }, query: { kind: ['tasks_completed', 'escalated'], order: 'asc' } },
          by,
        )
      ).data.map(({ summary }) => summary);
    expect(await told()).toEqual([
      expect.stringContaining('completed the last of the linked tasks'),
      expect.stringContaining('Refund at once'),
    ]);
    // Without escalations.view.
    expect(await told(desk.manager)).toHaveLength(1);
  });
});

describe('spam', () => {
  it('closes from any status but closed, with a rule for the sender, and opens again', async () => {
    const email = `${randomUUID()}@junk.example`;
    const { id } = await desk.create({ correspondents: [{ email }] });
    await desk.events();
    const { body } = await desk.update(id, { is_spam: true, spam_rule: 'sender' });
    expect(body.data).toMatchObject({ is_spam: true, status_category: 'closed', resolved_at: null });
    const events = await service.takeEvents(agency);
    expect(events.map(({ event_type: type }) => type)).toEqual([
      'ticket.spam_marked',
      'ticket.status_changed',
    ]);
    const [rule] = await service.query<{ id: string; pattern: string }>(
      'select id, pattern from ticket_blacklist_rules where source_ticket_id = $1',
      [id],
    );
    expect(events[0]!.data).toMatchObject({ scope: 'sender', rule_id: rule!.id, sender: { email } });
    expect(events[1]!.data.reason).toBe('spam');
    expect(rule!.pattern).toBe(email);
    expect((await service.ok('listTickets', { query: { id: [id] } }, desk.manager)).data).toEqual([]);
    expect(
      (await service.ok('listTickets', { query: { id: [id], is_spam: true } }, desk.manager)).data,
    ).toHaveLength(1);
    const ruleIs = async (is_enabled: boolean) =>
      service.query('update ticket_blacklist_rules set is_enabled = $2 where id = $1', [
        rule!.id,
        is_enabled,
      ]);
    const again = async () =>
      (
        await service.ok(
          'manageTicket',
          { body: { action: 'update', id, changes: { is_spam: true, spam_rule: 'sender' } } },
          desk.manager,
        )
      ).data.outcome;
    expect(await again()).toBe('unchanged');
    await ruleIs(false);
    expect(await again()).toBe('updated');
    expect((await auditOf(service, rule!.id)).map(({ action }) => action)).toEqual(['created', 'updated']);
    await service.takeEvents(agency);
    await desk.update(id, { is_spam: false });
    expect(await desk.get(id)).toMatchObject({ is_spam: false, status_category: 'open', closed_at: null });
    expect(await desk.events()).toEqual(['ticket.status_changed']);
  });

  it('takes a whole domain from tickets.manage alone, and none that others use', async () => {
    const { id } = await desk.create({ correspondents: [{ email: `${randomUUID()}@gmail.com` }] });
    expect((await desk.update(id, { is_spam: true, spam_rule: 'domain' }, desk.editor)).status).toBe(403);
    expect((await desk.update(id, { is_spam: true, spam_rule: 'domain' })).status).toBe(409);
    expect((await desk.update(id, { spam_rule: 'sender', subject: 'X' })).status).toBe(400);
    const nobody = await desk.create();
    expect((await desk.update(nobody.id, { is_spam: true, spam_rule: 'sender' })).status).toBe(400);
    expect((await desk.get(nobody.id)).is_spam).toBe(false);
  });
});
