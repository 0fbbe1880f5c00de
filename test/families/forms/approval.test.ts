import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '../organization/people.ts';
import { startService, type Service } from '../../support/service.ts';
import { company, email, Forms } from './filling.ts';

/** A reviewer's approval does what the form says, and all of it in the call. */
let service: Service;
let forms: Forms;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  forms = new Forms(service);
});
afterAll(() => service.stop());

it('creates records of every kind, and sends what their creation sends', async () => {
  const { id: profile_id } = await forms.ok('createClientProfile', { body: { name: 'Customer' } });
  const { id: leads } = await forms.ok('createTicketInbox', { body: { name: 'Leads' } });
  const dana = await addMember(service, service.agencies[0], {
    permissions: ['tickets.view', 'tickets.reply'],
  });
  await forms.ok('createTicketRoutingRule', {
    body: {
      name: 'From forms',
      conditions: [{ type: 'channel', channels: ['form'] }],
      actions: [{ type: 'assign_users', user_ids: [dana.id] }],
    },
  });
  const object = await forms.ok('createCustomObject', {
    body: { key: 'site', name: 'Site', plural_name: 'Sites' },
  });
  const name_template = '{{ company }}';
  const form = await forms.publish([company, email], {
    review: { mode: 'always' },
    mappings: [
      {
        kind: 'client',
        key: 'client',
        profile_id,
        name_template,
        match_by: ['email'],
        on_match: 'update',
        fields: [{ element_key: 'email', target: 'contact.email' }],
      },
      { kind: 'ticket', key: 'ticket', inbox_id: leads, subject_template: name_template, fields: [] },
      { kind: 'task', key: 'task', ticket_mapping_key: 'ticket', name_template, fields: [] },
      {
        kind: 'custom_object_record',
        key: 'site',
        custom_object_id: object.id,
        name_template,
        fields: [],
      },
    ],
  });
  const approve = async (answers: object): Promise<string[]> => {
    const held = await forms.send(form, answers);
    await service.takeEvents();
    const ready = await forms.ok('decideFormSubmission', {
      path: { id: held.id },
      body: { decision: 'approve' },
    });
    expect(ready).toMatchObject({ status: 'ready', hold_reason: 'review_required' });
    expect(ready.created_records.map(({ kind }: { kind: string }) => kind)).toEqual([
      'client',
      'ticket',
      'task',
      'custom_object_record',
    ]);
    return (await service.takeEvents()).map(({ event_type: type }) => type);
  };
  const sent = await approve({ company: 'Harbor', email: 'priya@harbor.example' });
  expect(sent).toEqual([
    'client.created',
    'ticket.created',
    'ticket.message_received',
    'ticket.assigned',
    'process.instance_created',
    'ticket.linked_process_created',
    'custom_object_record.created',
    'form.submission_ready',
  ]);
  // The reviewer vouches for the respondent: a client that is known by its address changes.
  const again = await approve({ company: 'Harbor Dental', email: 'priya@harbor.example' });
  expect(again.filter((type) => type.startsWith('client.'))).toEqual(['client.updated']);
});
