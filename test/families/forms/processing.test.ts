import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type StoredEvent } from '../../support/service.ts';
import { company, email, Forms, type Answer } from './filling.ts';

/** What becomes of submissions: spam is held, records are created, and subscribers hear of it once. */
let service: Service;
let forms: Forms;
let profileId: string;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  forms = new Forms(service);
  profileId = (await forms.ok('createClientProfile', { body: { name: 'Customer' } })).id;
});
afterAll(() => service.stop());

const harbor = { company: 'Harbor Dental', email: 'priya@harbor.example' };
const told = async (type: string, submission: { id: string }): Promise<StoredEvent[]> =>
  (await service.takeEvents()).filter(
    ({ event_type: of, data }) => of === type && data.submission.id === submission.id,
  );
const clientMapping = (more: object = {}): object => ({
  kind: 'client',
  key: 'client',
  profile_id: profileId,
  name_template: '{{ company }}',
  fields: [
    { element_key: 'email', target: 'contact.email' },
    { value: 'web', target: 'tags' },
  ],
  ...more,
});
const decide = (submission: { id: string }, body: object, key?: string): Promise<Answer> =>
  forms.ok('decideFormSubmission', { path: { id: submission.id }, body }, key);

describe('a submission', () => {
  it('becomes ready by itself, and is told with its answers', async () => {
    const form = await forms.publish();
    const submission = await forms.send(form, { ...harbor, services: ['search'] });
    expect(submission).toMatchObject({
      status: 'ready',
      hold_reason: null,
      created_records: [],
      reviewed_by: null,
    });
    expect(submission.finished_at).toEqual(expect.any(String));
    const [event, ...more] = await told('form.submission_ready', submission);
    expect(more).toEqual([]);
    expect(event!.data).toMatchObject({
      submission: {
        id: submission.id,
        form_id: form.id,
        form_version: 1,
        form_name: form.name,
        status: 'ready',
        answers: { ...harbor, services: ['search'] },
        respondent: { email: 'priya@harbor.example', client_id: null },
        created: [],
      },
      held_before: false,
      reviewed_by: null,
      actor: { type: 'system' },
    });
    expect(await forms.ok('getForm', { path: { id: form.id } })).toMatchObject({
      submission_count: 1,
      held_count: 0,
    });
  });

  it('never tells answers to sensitive fields', async () => {
    const field = await forms.ok('createField', {
      body: {
        record_kind: 'client',
        key: 'tax_number',
        name: 'Tax number',
        is_sensitive: true,
        config: { type: 'text' },
      },
    });
    const form = await forms.publish([
      company,
      { type: 'custom_field', key: 'tax', label: 'Tax number', field_id: field.id },
    ]);
    const submission = await forms.send(form, { company: 'Harbor', tax: 'DE 123' });
    expect(submission.answers).toEqual({ company: 'Harbor', tax: 'DE 123' });
    const [event] = await told('form.submission_ready', submission);
    expect(event!.data.submission.answers).toEqual({ company: 'Harbor' });
  });

  it('notifies members, and sends the respondent a copy', async () => {
    const form = await forms.publish(undefined, {
      notifications: {
        user_ids: [service.agencies[0].ownerId],
        is_copy_sent: true,
        reply_to: 'hello@agency.example',
      },
    });
    const submission = await forms.send(form, harbor);
    const rows = await service.query<Answer>(`select title from notifications where record_id = $1`, [
      submission.id,
    ]);
    expect(rows).toEqual([{ title: `New submission of ${form.name}` }]);
    const mails = await service.query<Answer>(
      `select kind, to_address, subject from email_deliveries where kind = 'form_copy'`,
    );
    expect(mails).toEqual([
      { kind: 'form_copy', to_address: 'priya@harbor.example', subject: `Your answers: ${form.name}` },
    ]);
  });
});

describe('mappings', () => {
  it('create a client, a ticket, a task and a record that belong together', async () => {
    const inbox = await forms.ok('createTicketInbox', { body: { name: 'Leads' } });
    const site = await forms.ok('createCustomObject', {
      body: {
        key: 'site',
        name: 'Site',
        plural_name: 'Sites',
        definition: { fields: [{ key: 'wish', name: 'Wish', config: { type: 'text' } }] },
      },
    });
    const form = await forms.publish(undefined, {
      mappings: [
        clientMapping(),
        {
          kind: 'ticket',
          key: 'ticket',
          inbox_id: inbox.id,
          subject_template: 'Request of {{ company }}',
          priority_level: 'high',
          client_mapping_key: 'client',
          fields: [],
        },
        {
          kind: 'task',
          key: 'task',
          name_template: 'Call {{ company }}',
          client_mapping_key: 'client',
          ticket_mapping_key: 'ticket',
          due_in_days: 2,
          fields: [{ value_template: 'Client {{ created.client.id }}', target: 'description' }],
        },
        {
          kind: 'custom_object_record',
          key: 'site',
          custom_object_id: site.id,
          name_template: '{{ company }} site',
          client_mapping_key: 'client',
          fields: [{ element_key: 'services', target: 'field_values.wish' }],
        },
      ],
    });
    expect(form.maps_to.toSorted()).toEqual(['client', 'custom_object_record', 'task', 'ticket']);
    const submission = await forms.send(form, { ...harbor, services: ['search', 'social'] });
    expect(submission).toMatchObject({ status: 'ready', hold_details: [] });
    const [client, ticket, task, record] = submission.created_records;
    expect(submission.respondent.client_id).toBe(client.id);
    expect(await forms.ok('getClient', { path: { id: client.id } })).toMatchObject({
      name: 'Harbor Dental',
      source: 'form',
      tags: ['web'],
      contacts: [{ email: 'priya@harbor.example' }],
    });
    expect(await forms.ok('getTicket', { path: { id: ticket.id } })).toMatchObject({
      subject: 'Request of Harbor Dental',
      channel: 'form',
      client: { id: client.id },
      priority_level: 'high',
    });
    expect(await forms.ok('getTask', { path: { id: task.id } })).toMatchObject({
      name: 'Call Harbor Dental',
      client_id: client.id,
      description: `Client ${client.id}`,
      source: { kind: 'form', id: submission.id },
    });
    const shown = await forms.ok('getCustomObjectRecord', { path: { id: record.id } });
    expect(JSON.stringify(shown)).toContain('Search ads, Social media');
    const events = await service.takeEvents();
    expect(events.find(({ event_type: type }) => type === 'process.instance_created')!.data.source).toEqual({
      kind: 'form',
      id: submission.id,
    });
    const types = events.map(({ event_type: type }) => type);
    for (const type of [
      'client.created',
      'ticket.created',
      'process.instance_created',
      'custom_object_record.created',
      'form.submission_ready',
    ])
      expect(types).toContain(type);
  });

  it('run only where their condition holds', async () => {
    const form = await forms.publish(undefined, {
      mappings: [
        clientMapping({
          when: { conditions: [{ element_key: 'services', operator: 'contains', value: 'social' }] },
        }),
      ],
    });
    expect((await forms.send(form, { ...harbor, services: ['search'] })).created_records).toEqual([]);
    expect((await forms.send(form, { ...harbor, services: ['social'] })).created_records).toHaveLength(1);
  });

  it('find the client that another submission creates at the same time', async () => {
    const form = await forms.publish(undefined, { mappings: [clientMapping({ match_by: ['email'] })] });
    const address = `${randomUUID()}@race.example`;
    const all = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => forms.send(form, { company: name, email: address })),
    );
    const created = all.flatMap(({ created_records: records }) =>
      records.map(({ id }: { id: string }) => id),
    );
    expect(new Set(created).size).toBe(1);
  });

  it('find a client by its address, and change it only as far as the respondent is known', async () => {
    const address = `${randomUUID()}@known.example`;
    const known = await forms.ok('createClient', {
      body: { name: 'Known', profile_id: profileId, contacts: [{ email: address }] },
    });
    const mapped = (on_match: string) =>
      forms.publish([company, email, { type: 'phone', key: 'phone', label: 'Phone' }], {
        mappings: [
          clientMapping({
            match_by: ['email'],
            on_match,
            fields: [
              { element_key: 'email', target: 'contact.email' },
              { element_key: 'phone', target: 'contact.phone' },
            ],
          }),
        ],
      });
    const answers = { company: 'Renamed', email: address, phone: '+4940123456' };
    const now = () => forms.ok('getClient', { path: { id: known.id } });
    const kept = await forms.send(await mapped('keep'), answers);
    expect(kept.created_records).toMatchObject([{ kind: 'client', id: known.id }]);
    expect(await now()).toMatchObject({ name: 'Known', contacts: [{ phone: null }] });
    const update = await mapped('update');
    await forms.send(update, answers);
    expect(await now(), 'a stranger cannot rewrite a client').toMatchObject({
      name: 'Known',
      contacts: [{ phone: null }],
    });
    await forms.send(await mapped('fill_empty'), answers);
    expect(await now()).toMatchObject({ name: 'Known', contacts: [{ phone: '+4940123456' }] });
    const { address: link } = await forms.ok('createFormLink', {
      path: { id: update.id },
      body: { client_id: known.id },
    });
    await forms.send({ ...update, embed_url: link.url }, answers);
    expect(await now()).toMatchObject({ name: 'Renamed' });
  });

  it('that fail hold the submission, and leave nothing behind', async () => {
    const inbox = await forms.ok('createTicketInbox', { body: { name: 'Gone soon' } });
    const name = `Harbor ${randomUUID()}`;
    const form = await forms.publish(undefined, {
      mappings: [
        clientMapping(),
        { kind: 'ticket', key: 'ticket', inbox_id: inbox.id, subject_template: '{{ services }}', fields: [] },
      ],
    });
    const held = await forms.send(form, { ...harbor, company: name });
    expect(held).toMatchObject({
      status: 'held',
      hold_reason: 'mapping_failed',
      hold_details: [expect.stringContaining('The mapping ticket failed:')],
      created_records: [],
    });
    expect(await forms.ok('listClients', { query: { search: name } })).toEqual([]);
    expect(await told('form.submission_ready', held)).toEqual([]);
    expect((await forms.ok('getForm', { path: { id: form.id } })).held_count).toBe(1);
    const ready = await decide(held, { decision: 'approve', skipped_mapping_keys: ['ticket'] });
    expect(ready).toMatchObject({ status: 'ready', created_records: [{ kind: 'client', name }] });
    expect((await forms.ok('getForm', { path: { id: form.id } })).held_count).toBe(0);
  });
});

describe('review', () => {
  it('waits for a reviewer, who may correct answers, and says who approved', async () => {
    const form = await forms.publish(undefined, {
      review: { mode: 'always', reviewer_ids: [service.agencies[0].ownerId] },
    });
    const held = await forms.send(form, { ...harbor, services: ['search'] });
    expect(held).toMatchObject({ status: 'held', hold_reason: 'review_required' });
    const [notice] = await service.query<Answer>('select kind from notifications where record_id = $1', [
      held.id,
    ]);
    expect(notice).toEqual({ kind: 'review_requested' });
    const refused = async (body: object, key?: string) =>
      forms.refused('decideFormSubmission', { path: { id: held.id }, body }, key);
    expect(await refused({ decision: 'reject' })).toEqual([400, expect.stringContaining('body.reason')]);
    expect(await refused({ decision: 'approve', answers: { email: null } })).toEqual([
      400,
      expect.stringContaining('email'),
    ]);
    expect(await refused({ decision: 'approve', skipped_mapping_keys: ['no'] })).toEqual([
      400,
      expect.stringContaining('no mapping'),
    ]);
    expect((await refused({ decision: 'approve', expected_revision: 1 }))[0]).toBe(409);
    expect((await refused({ decision: 'approve' }, service.agencies[1].key))[0]).toBe(404);
    const viewer = await service.keyWith(service.agencies[0], ['forms.view']);
    expect(await refused({ decision: 'approve' }, viewer)).toEqual([
      403,
      expect.stringContaining('forms.review'),
    ]);

    const ready = await decide(held, { decision: 'approve', answers: { company: 'Harbor Dental Ltd' } });
    expect(ready).toMatchObject({
      status: 'ready',
      answers: { company: 'Harbor Dental Ltd', services: ['search'] },
    });
    expect(ready.reviewed_by).toEqual(expect.any(String));
    const [event] = await told('form.submission_ready', held);
    expect(event!.data).toMatchObject({ held_before: true, reviewed_by: { id: ready.reviewed_by } });
    expect((await refused({ decision: 'approve' }))[0]).toBe(409);
  });

  it('ends with a reason where a reviewer rejects', async () => {
    const form = await forms.publish(undefined, { review: { mode: 'always' }, mappings: [clientMapping()] });
    const held = await forms.send(form, harbor);
    const rejected = await decide(held, { decision: 'reject', reason: 'A test.' });
    expect(rejected).toMatchObject({ status: 'rejected', rejection_reason: 'A test.', created_records: [] });
    const [event] = await told('form.submission_rejected', held);
    expect(event!.data).toMatchObject({
      submission: { id: held.id, status: 'rejected' },
      reason: 'A test.',
      reviewed_by: { id: rejected.reviewed_by },
    });
    expect(event!.data.submission).not.toHaveProperty('created');
    expect((await forms.ok('getForm', { path: { id: form.id } })).held_count).toBe(0);
  });

  it('lets one of two decisions at once win', async () => {
    const form = await forms.publish(undefined, { review: { mode: 'always' } });
    const held = await forms.send(form, harbor);
    const replies = await Promise.all(
      [{ decision: 'approve' }, { decision: 'reject', reason: 'No.' }].map((body) =>
        forms.call('decideFormSubmission', { path: { id: held.id }, body }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('waits for what looks like spam', async () => {
    const form = await forms.publish();
    const trapped = await forms.send(form, { ...harbor, fax_extension: '12' });
    expect(trapped).toMatchObject({
      status: 'held',
      hold_reason: 'spam_suspected',
      spam_signals: ['trap_filled'],
      spam_score: 0.9,
    });
    expect(trapped.answers).not.toHaveProperty('fax_extension');
    const long = await forms.publish([{ type: 'long_text', key: 'text', label: 'Text' }, email]);
    const spam = await forms.send(long, {
      text: 'Online casino http://a.example http://b.example http://c.example http://d.example',
      email: 'x@mailinator.com',
    });
    expect(spam.spam_signals.toSorted()).toEqual(['disposable_address', 'known_pattern', 'many_links']);
    expect(spam.status).toBe('held');
    const words = { text: `The very same words ${randomUUID()}`, email: 'a@b.example' };
    expect((await forms.send(long, words)).spam_signals).toEqual([]);
    expect((await forms.send(long, words)).spam_signals).toEqual(['repeated']);
  });
});
