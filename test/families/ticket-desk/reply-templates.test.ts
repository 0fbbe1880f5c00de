import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purges } from '#src/domain/files/purges.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { startService, type InputOf, type Service, type TestAgency } from '../../support/service.ts';
import { Uploader } from '../files/upload.ts';
import { addMember, asOwner, auditOf, type Member } from '../organization/people.ts';
import { refused } from './bodies.ts';

/** Who has which reply templates, what they may say, and what becomes of their inboxes and files. */
let service: Service;
let agency: TestAgency;
let other: TestAgency;
let manager: Member;
let agent: Member;
let colleague: Member;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  manager = await addMember(service, agency, {
    permissions: ['tickets.view', 'tickets.reply', 'tickets.manage'],
  });
  agent = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] });
  colleague = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] });
});
afterAll(() => service?.stop());

type Body = NonNullable<InputOf<'createTicketReplyTemplate'>['body']>;

const word = (): string => randomUUID().slice(0, 8);
const called = (more: Partial<Body> = {}): Body => ({
  name: `Template ${word()}`,
  body_text: 'Hello',
  ...more,
});
const create = async (more: Partial<Body> = {}, by: Member = agent) =>
  (await service.ok('createTicketReplyTemplate', { body: called(more) }, by)).data;
const share = (more: Partial<Body> = {}) => create({ visibility: 'shared', ...more }, manager);
const refusal = (more: Partial<Body>, by: Member = agent) =>
  refused(service.call('createTicketReplyTemplate', { body: called(more) }, by));
const update = (id: string, body: object, by: Member = agent) =>
  service.call('updateTicketReplyTemplate', { path: { id }, body }, by);
const remove = (id: string, by: Member = agent) =>
  service.call('deleteTicketReplyTemplate', { path: { id } }, by);
const seen = async (id: string, by: Member) =>
  (await service.ok('listTicketReplyTemplates', { query: { id: [id] } }, by)).data[0];
const newInbox = async (more: object = {}) =>
  (await service.ok('createTicketInbox', { body: { name: `Inbox ${word()}`, ...more } as never }, manager))
    .data;

describe('a personal template', () => {
  it('is its creator’s alone: nobody else finds, changes or deletes it, not even who manages tickets', async () => {
    const { id, visibility, created_by: creator } = await create();
    expect([visibility, creator]).toEqual(['personal', agent.id]);
    expect(await seen(id, agent)).toMatchObject({ id });
    for (const somebody of [manager, colleague, await asOwner(service, agency), { id: '', key: other.key }]) {
      expect(await seen(id, somebody)).toBeUndefined();
      expect((await update(id, { name: 'Mine' }, somebody)).status).toBe(404);
      expect((await remove(id, somebody)).status).toBe(404);
      const use = { path: { id }, body: { ticket_id: randomUUID() } };
      expect((await service.call('recordTicketReplyTemplateUsage', use, somebody)).status).toBe(404);
    }
  });

  it('keeps its name from others, also in refusals and in the audit trail', async () => {
    const { id, name } = await create({ shortcut: `hi-${word()}` });
    expect((await create({ name }, colleague)).name).toBe(name);
    expect((await share({ name })).name).toBe(name);
    await update(id, { name: `${name} again`, body_text: 'Secret words' });
    await remove(id);
    const entries = await auditOf(service, id);
    expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
    expect(entries[1]!.changed_fields).toEqual(['body_text', 'name']);
    expect(JSON.stringify(entries)).not.toMatch(/Template |Secret/);
  });

  it('is deleted with the files it holds when its creator is removed from the agency', async () => {
    const leaver = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] });
    const file = await new Uploader(service, leaver).file({ bytes: Buffer.from('form') });
    const { id } = await create({ attachment_ids: [file] }, leaver);
    const shared = await share();
    await service.ok('updateUserFields', { body: { user_id: leaver.id, status: 'removed' } });
    const rows = await service.query(
      'select id from ticket_reply_templates where id = any($1::uuid[]) and deleted_at is null',
      [[id, shared.id]],
    );
    expect(rows).toEqual([{ id: shared.id }]);
    const [row] = await service.query<{ waits: boolean }>(
      'select unattached_since is not null as waits from managed_files where id = $1',
      [file],
    );
    expect(row!.waits).toBe(true);
    expect((await auditOf(service, id)).at(-1)).toMatchObject({ action: 'deleted' });
  });
});

describe('a shared template', () => {
  it('is for everybody who reads tickets, and made, changed and deleted by tickets.manage', async () => {
    expect((await refusal({ visibility: 'shared' }))[0]).toBe(403);
    const { id, revision } = await share({ status_after: 'resolved', category: ' Billing ' });
    expect(await seen(id, agent)).toMatchObject({ id, status_after: 'resolved', category: 'Billing' });
    expect(await seen(id, { id: '', key: other.key })).toBeUndefined();
    expect((await update(id, { name: 'Mine' })).status).toBe(403);
    expect((await remove(id)).status).toBe(403);
    // Rights are asked for before the revision.
    expect((await update(id, { expected_revision: 99, name: 'Mine' })).status).toBe(403);
    expect((await update(id, { expected_revision: revision + 1, name: 'Ours' }, manager)).status).toBe(409);
    expect((await update(id, { expected_revision: revision, body_text: 'Bye' }, manager)).status).toBe(200);
    expect((await remove(id, manager)).status).toBe(200);
    expect(await seen(id, manager)).toBeUndefined();
    expect((await auditOf(service, id)).map(({ action }) => action)).toEqual([
      'created',
      'updated',
      'deleted',
    ]);
  });

  it('is made of a personal one by who manages tickets, and personal again by its creator', async () => {
    const { id } = await create();
    expect((await update(id, { visibility: 'shared' })).status).toBe(403);
    const own = await create({}, manager);
    expect((await update(own.id, { visibility: 'shared' }, manager)).status).toBe(200);
    expect(await seen(own.id, agent)).toBeDefined();
    const owner = await asOwner(service, agency);
    expect(await refused(update(own.id, { visibility: 'personal' }, owner))).toEqual([
      403,
      expect.stringContaining('Only its creator'),
    ]);
    expect((await update(own.id, { visibility: 'personal' }, manager)).status).toBe(200);
    expect(await seen(own.id, agent)).toBeUndefined();
  });

  it('stays as it is, without an entry, when a change changes nothing', async () => {
    const { id, revision, name } = await share();
    const same = { name: `  ${name} `, body_text: 'Hello', attachment_ids: [], inbox_ids: [] };
    expect((await update(id, same, manager)).body.data).toMatchObject({ revision });
    expect(await auditOf(service, id)).toHaveLength(1);
  });
});

describe('names and shortcuts', () => {
  it('are unique among the templates that the caller has', async () => {
    const shortcut = `fix-${word()}`;
    const shared = await share({ shortcut });
    const mine = await create({ shortcut: `own-${word()}` });
    const taken = async (more: Partial<Body>, id: string, by: Member = agent) => {
      const [status, text] = await refusal(more, by);
      expect([status, text.includes(id)], JSON.stringify(more)).toEqual([409, true]);
    };
    await taken({ name: shared.name.toUpperCase() }, shared.id);
    await taken({ shortcut }, shared.id);
    await taken({ name: mine.name }, mine.id);
    await taken({ shortcut: mine.shortcut! }, mine.id);
    await taken({ name: shared.name, visibility: 'shared' }, shared.id, manager);
    expect((await update(mine.id, { name: shared.name })).status).toBe(409);
    expect((await update(mine.id, { shortcut })).status).toBe(409);
    expect((await update(mine.id, { name: mine.name.toUpperCase() })).status).toBe(200);
    await remove(mine.id);
    expect((await create({ name: mine.name })).name).toBe(mine.name);
  });

  it('go to one of several that ask at the same time', async () => {
    for (const name of Array.from({ length: 6 }, () => `Race ${word()}`)) {
      const answers = await Promise.all(
        (['shared', 'personal', 'shared', 'personal'] as const).map((visibility) =>
          service.call('createTicketReplyTemplate', { body: called({ name, visibility }) }, manager),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    }
  });

  it('are no blanks', async () => {
    for (const [property, body] of [
      ['name', { name: '   ' }],
      ['category', { category: ' ' }],
      ['subject', { subject: '  ' }],
    ] as const)
      expect(await refusal(body)).toEqual([400, expect.stringContaining(`body.${property}`)]);
  });

  it('end where there are 200 of one’s own', async () => {
    const hoarder = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] });
    await create({}, hoarder);
    await service.query(
      `insert into ticket_reply_templates (tenant_id, name, visibility, body_text, status_after, created_at, updated_at, created_by)
       select $1, 'Copy ' || n, 'personal', 'x', 'unchanged', now(), now(), $2 from generate_series(1, 199) n`,
      [agency.id, hoarder.id],
    );
    expect(await refusal({}, hoarder)).toEqual([409, expect.stringContaining('200 reply templates')]);
    await create({}, colleague);
  });
});

describe('placeholders', () => {
  it('are listed in the order of subject and text, each once', async () => {
    const { placeholders } = await create({
      subject: 'Re: {{ticket.subject}}',
      body_text: '{{ agent.name }}, {{ticket.subject}} and {{requester.first_name}}',
    });
    expect(placeholders).toEqual(['ticket.subject', 'agent.name', 'requester.first_name']);
  });

  it.each([
    ['body_text', { body_text: 'Hi {{requester.age}}' }, 'requester.age'],
    ['subject', { subject: '{{}}' }, '{{}}'],
    ['body_text', { body_text: '{{client.field_values.no_such_field}}' }, 'no_such_field'],
    ['subject', { subject: '{{ticket.field_values.no_such_field}}' }, 'no_such_field'],
  ])('that nobody knows are refused: %s %j', async (place, body, named) => {
    const [status, text] = await refusal(body);
    expect([status, text]).toEqual([400, expect.stringContaining(`body.${place}`)]);
    expect(text).toContain(named);
    const { id } = await create();
    expect((await update(id, body)).status).toBe(400);
  });

  it('name what there is in the refusal', async () => {
    const key = `code_${word()}`;
    await service.ok('createField', {
      body: { record_kind: 'ticket', key, name: key, config: { type: 'text' } },
    });
    expect((await refusal({ body_text: '{{x}}' }))[1]).toContain('requester.first_name');
    expect((await refusal({ body_text: '{{ticket.field_values.gone}}' }))[1]).toContain(key);
    // A field of tickets is none of clients.
    expect((await refusal({ body_text: `{{client.field_values.${key}}}` }))[0]).toBe(400);
  });

  it('follow a new key of their field, and stay when it is gone', async () => {
    const [before, after] = [`old_${word()}`, `new_${word()}`];
    const { data: field } = await service.ok('createField', {
      body: { record_kind: 'ticket', key: before, name: before, config: { type: 'text' } },
    });
    const text = (key: string) => `Your code: {{ticket.field_values.${key}}}`;
    const { id } = await create({ subject: text(before), body_text: text(before) });
    await service.ok('renameFieldKey', { body: { field_id: field.id, key: after } });
    expect(await seen(id, agent)).toMatchObject({
      subject: text(after),
      body_text: text(after),
      placeholders: [`ticket.field_values.${after}`],
    });
    await service.ok('deleteField', { path: { id: field.id } });
    expect((await update(id, { body_text: `${text(after)}!` })).status).toBe(200);
    expect((await refusal({ body_text: text(after) }))[0]).toBe(400);
  });

  it('keep the former key where the new one does not fit into the subject', async () => {
    const key = `k${word()}`;
    const { data: field } = await service.ok('createField', {
      body: { record_kind: 'ticket', key, name: key, config: { type: 'text' } },
    });
    const placeholder = `{{ticket.field_values.${key}}}`;
    const { id, subject } = await create({ subject: placeholder.padEnd(300, 'x'), body_text: placeholder });
    const longer = key.padEnd(60, 'y');
    await service.ok('renameFieldKey', { body: { field_id: field.id, key: longer } });
    expect(await seen(id, agent)).toMatchObject({
      subject,
      body_text: `{{ticket.field_values.${longer}}}`,
      placeholders: [`ticket.field_values.${key}`, `ticket.field_values.${longer}`],
    });
  });

  it('are at most 100 in subject and text together', async () => {
    const keys = Array.from({ length: 101 }, (_, index) => `many_${index}`);
    await service.query(
      `insert into fields (tenant_id, record_kind, key, name, type, config, position, created_by, created_at, updated_at)
       select $1, 'ticket', key, key, 'text', '{"type": "text"}', 1000 + n, $3, now(), now() from unnest($2::text[]) with ordinality k (key, n)`,
      [agency.id, keys, agency.ownerId],
    );
    const text = (some: readonly string[]) => some.map((key) => `{{ticket.field_values.${key}}}`).join(' ');
    expect((await refusal({ body_text: text(keys) }))[0]).toBe(400);
    const { id } = await create({ body_text: text(keys.slice(0, 100)) });
    expect((await update(id, { subject: text(keys.slice(100)) })).status).toBe(400);
  });
});

describe('inboxes of a template', () => {
  it('are those that its author sees, and shown to those who see them', async () => {
    const [open, closed] = [
      await newInbox(),
      await newInbox({ access: 'members', member_ids: [colleague.id] }),
    ];
    expect(await refusal({ inbox_ids: [open.id, closed.id] })).toEqual([
      400,
      expect.stringContaining('body.inbox_ids[1]'),
    ]);
    expect((await refusal({ inbox_ids: [randomUUID()] }))[0]).toBe(400);
    const both = await share({ inbox_ids: [closed.id, open.id] });
    expect((await seen(both.id, colleague))!.inbox_ids).toEqual([closed.id, open.id]);
    expect((await seen(both.id, agent))!.inbox_ids).toEqual([open.id]);
    const hidden = await share({ inbox_ids: [closed.id] });
    expect(await seen(hidden.id, agent)).toBeUndefined();
    expect(await seen(hidden.id, colleague)).toBeDefined();
    // Nor does a refusal tell of it.
    expect((await create({ name: hidden.name })).name).toBe(hidden.name);
    const listed = async (inbox: string, by: Member) =>
      (
        await service.ok('listTicketReplyTemplates', { query: { inbox_id: [inbox], limit: 200 } }, by)
      ).data.map(({ id }) => id);
    expect(await listed(closed.id, colleague)).toEqual(expect.arrayContaining([both.id, hidden.id]));
    expect(await listed(closed.id, agent)).not.toContain(both.id);
  });

  it('leave the list when they are deleted, unless a shared template would then be for all', async () => {
    const [first, second] = [await newInbox(), await newInbox()];
    const both = await share({ inbox_ids: [first.id, second.id] });
    const own = await create({ inbox_ids: [first.id] });
    const alone = await share({ inbox_ids: [first.id] });
    const drop = () => service.call('deleteTicketInbox', { path: { id: first.id } }, manager);
    expect(await refused(drop())).toEqual([409, expect.stringContaining('1 shared reply template')]);
    await remove(alone.id, manager);
    expect((await drop()).status).toBe(200);
    expect(await seen(both.id, agent)).toMatchObject({ inbox_ids: [second.id], revision: both.revision + 1 });
    expect(await seen(own.id, agent)).toMatchObject({ inbox_ids: [] });
    expect((await auditOf(service, both.id)).at(-1)).toMatchObject({ changed_fields: ['inbox_ids'] });
  });
});

describe('files of a template', () => {
  const isThere = async (file: string, by: Member) =>
    (await service.call('getAttachment', { path: { id: file } }, by)).status === 200;

  it('are for those who have the template, and let go with it', async () => {
    const file = await new Uploader(service, manager).file({ bytes: Buffer.from('form'), name: 'form.txt' });
    expect(await refusal({ attachment_ids: [file] })).toEqual([
      400,
      expect.stringContaining('body.attachment_ids[0]'),
    ]);
    const template = await create({ attachment_ids: [file] }, manager);
    expect(template.attachments).toEqual([
      { id: file, file_name: 'form.txt', content_type: 'text/plain', size: 4 },
    ]);
    expect(await isThere(file, agent)).toBe(false);
    await update(template.id, { visibility: 'shared' }, manager);
    expect(await isThere(file, agent)).toBe(true);
    expect((await service.ok('getAttachment', { path: { id: file } }, agent)).data.records).toEqual([]);
    // Who sees it may send it themselves.
    const mine = await create({ attachment_ids: [file] });
    await update(template.id, { attachment_ids: [] }, manager);
    expect((await seen(template.id, agent))!.attachments).toEqual([]);
    expect(await isThere(file, manager)).toBe(false);
    expect((await update(mine.id, { attachment_ids: [file], name: `Kept ${word()}` })).status).toBe(200);
    expect((await auditOf(service, file)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['attached', 'detached']),
    );
  });

  it('can be renamed and deleted by who brought them, and are counted with all files', async () => {
    const file = await new Uploader(service, manager).file({ bytes: Buffer.from('form'), name: 'form.txt' });
    const { id } = await share({ attachment_ids: [file] });
    const rename = (by: Member) =>
      service.call('updateAttachment', { path: { id: file }, body: { file_name: 'new.txt' } }, by);
    expect((await rename(agent)).status).toBe(403);
    expect((await rename(manager)).status).toBe(200);
    await service.ok('getStorageUsage', {});
    expect((await service.call('deleteAttachment', { path: { id: file } }, manager)).status).toBe(200);
    expect((await seen(id, agent))!.attachments).toEqual([]);
  });

  it('stay as long as the template, and go some time after it', async () => {
    const file = await new Uploader(service, manager).file({ bytes: Buffer.from('form') });
    const { id } = await share({ attachment_ids: [file] });
    const left = async () => {
      await service.query(
        "update managed_files set unattached_since = now() - interval '40 days' where id = $1 and unattached_since is not null",
        [file],
      );
      const pool = openOwnerPool(service.ownerUrl, 'test-purge', 1);
      const owner = await pool.connect();
      for (const purge of purges) await purge.run(owner);
      owner.release();
      await pool.end();
      return (await service.query('select id from managed_files where id = $1', [file])).length;
    };
    expect(await left()).toBe(1);
    await remove(id, manager);
    expect(await left()).toBe(0);
  });
});

it('lists by shortcut, category, language, visibility and words, most used first', async () => {
  const mark = word();
  const make = (index: number) =>
    share({
      name: `${mark} ${index}`,
      shortcut: `${mark}-${index}`,
      category: `${mark} ${index % 2}`,
      language: index === 1 ? 'de' : 'fr',
      body_text: index === 3 ? `Ünique ${mark}` : 'Hello',
    });
  const made = [await make(1), await make(2), await make(3)];
  const uses = [1, 5, 3];
  for (const [at, { id }] of made.entries())
    await service.query('update ticket_reply_templates set usage_count = $2 where id = $1', [id, uses[at]]);
  const list = async (query: object) =>
    (await service.ok('listTicketReplyTemplates', { query: { search: mark, ...query } }, agent)).data.map(
      ({ name }) => Number(name.split(' ')[1]),
    );
  expect(await list({})).toEqual([2, 3, 1]);
  expect(await list({ sort: 'name', order: 'asc' })).toEqual([1, 2, 3]);
  expect(await list({ shortcut: `${mark}-2` })).toEqual([2]);
  expect(await list({ category: [`${mark} 1`] })).toEqual([3, 1]);
  expect(await list({ language: ['de'] })).toEqual([1]);
  expect(await list({ visibility: ['personal'] })).toEqual([]);
  expect(await list({ search: `unique ${mark}` })).toEqual([3]);
});
