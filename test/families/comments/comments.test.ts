import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditActions, newNote } from '../client-records.ts';
import { addMember, asOwner, type Member } from '../organization/people.ts';
import { addEscalation, addFile, addStage, addTask, addTicket, noticesOn } from './commented-records.ts';
import { accountOfKey, addReader, commenting } from './commenting.ts';

let service: Service;
let agency: TestAgency;
let sam: Member;
let author: { readonly id: string };
let { create, onTask, list } = {} as ReturnType<typeof commenting>;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  author = await accountOfKey(service, agency);
  sam = await addReader(service, agency);
  ({ create, onTask, list } = commenting(service, agency));
});
afterAll(() => service.stop());

const unknown = randomUUID();
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

describe('writing', () => {
  it('stores the comment, and tells nobody outside', async () => {
    await service.takeEvents();
    const file = await addFile(service, agency, author);
    const { task, comment } = await onTask({
      body_text: 'Wants **opening hours**.',
      mentioned_user_ids: [sam.id],
      attachment_ids: [file],
    });
    expect(comment).toMatchObject({
      record_kind: 'task',
      record_id: task.id,
      thread_id: comment.id,
      parent_id: null,
      status: 'posted',
      body_text: 'Wants **opening hours**.',
      mentions: [{ id: sam.id }],
      attachments: [{ id: file, content_type: 'application/pdf', size: 482133 }],
      reactions: [],
      reply_count: 0,
      last_reply_at: null,
      is_pinned: false,
      edited_at: null,
      deleted_at: null,
      revision: 1,
      created_by: comment.author.id,
    });
    expect(await service.takeEvents()).toEqual([]);
    expect(await auditActions(service, comment.id)).toEqual(['created']);
    expect(await list({ id: [comment.id] })).toEqual([comment]);
  });

  it('is told in the activity of the task, by its id alone', async () => {
    const { task, comment } = await onTask();
    const stage = await addStage(service, agency, task.id);
    const { data: onStage } = await service.ok('createComment', {
      body: { record_kind: 'task_stage', record_id: stage, body_text: 'On the stage.' },
    });
    const entries = await service.query(
      'select stage_id, kind, action, record_kind, record_id, changes, details from task_history where task_id = $1 order by id',
      [task.id],
    );
    expect(entries).toEqual([
      {
        stage_id: null,
        kind: 'comment',
        action: 'commented',
        record_kind: 'comment',
        record_id: comment.id,
        changes: [],
        details: {},
      },
      {
        stage_id: stage,
        kind: 'comment',
        action: 'commented',
        record_kind: 'comment',
        record_id: onStage.id,
        changes: [],
        details: {},
      },
    ]);
    expect(await service.query('select revision from tasks where id = $1', [task.id])).toEqual([
      { revision: 1 },
    ]);
  });

  it('tells subscribers of comments on escalations', async () => {
    const { id, title } = await addEscalation(service, agency);
    await service.takeEvents();
    const { data: comment } = await service.ok('createComment', {
      body: {
        record_kind: 'escalation',
        record_id: id,
        body_text: 'Priya agreed.',
        mentioned_user_ids: [sam.id],
      },
    });
    const events = await service.takeEvents();
    expect(events).toEqual([
      {
        event_type: 'escalation.comment_added',
        data: expect.objectContaining({
          escalation: expect.objectContaining({
            id,
            title,
            status: { key: 'open', label: 'Open', category: 'open' },
            severity: 'high',
            assignee: expect.objectContaining({ id: agency.ownerId }),
            ticket_ids: [],
            task_ids: [],
            tags: ['billing'],
          }),
          comment: {
            id: comment.id,
            body_text: 'Priya agreed.',
            author: comment.author,
            mentions: comment.mentions,
            created_at: comment.created_at,
          },
        }),
      },
    ]);
  });

  it('is possible on every kind of record that is there, and needs what seeing it needs', async () => {
    const task = await addTask(service, agency);
    const { client, note } = await newNote(service);
    const records = [
      ['client', client.id, 'clients.view'],
      ['client_note', note.id, 'clients.view'],
      ['task', task.id, 'tasks.view'],
      ['task_stage', await addStage(service, agency, task.id), 'tasks.view'],
      ['ticket', await addTicket(service, agency), 'tickets.view'],
      ['escalation', (await addEscalation(service, agency)).id, 'escalations.view'],
    ] as const;
    const stranger = await addMember(service, agency);
    for (const [record_kind, record_id, permission] of records) {
      const body = { record_kind, record_id, body_text: 'Seen.' };
      expect((await create(body)).status, record_kind).toBe(200);
      const refused = await create(body, stranger);
      expect(refused).toMatchObject({
        status: 403,
        body: { error: { message: expect.stringContaining(permission) } },
      });
      expect((await create({ ...body, record_id: unknown })).status, record_kind).toBe(404);
    }
    // Kinds whose family is not built yet have no records.
    expect((await create({ record_kind: 'invoice', record_id: unknown, body_text: 'x' })).status).toBe(404);
    expect(
      (await create({ record_kind: 'invoice', record_id: unknown, body_text: 'x' }, stranger)).status,
    ).toBe(403);
  });

  it('finds no record that is deleted, merged or of another kind', async () => {
    const [deleted, survivor, merged] = [
      await addTask(service, agency),
      await addTask(service, agency),
      await addTask(service, agency),
    ];
    await service.query('update tasks set deleted_at = now() where id = $1', [deleted.id]);
    await service.query('update tasks set merged_into_id = $2 where id = $1', [merged.id, survivor.id]);
    for (const record_id of [deleted.id, merged.id])
      expect((await create({ record_kind: 'task', record_id, body_text: 'x' })).status).toBe(404);
    expect((await create({ record_kind: 'ticket', record_id: survivor.id, body_text: 'x' })).status).toBe(
      404,
    );
  });

  it('answers 400 for a mentioned member who is none or may not see the record', async () => {
    const { task } = await onTask();
    const [stranger, suspended] = [
      await addMember(service, agency),
      await addMember(service, agency, { role: 'admin' }),
    ];
    await service.query("update users set status = 'suspended' where id = $1", [suspended.id]);
    const [program] = await service.query<{ id: string }>(
      "insert into users (tenant_id, kind, name, permissions) values ($1, 'service_account', 'Program', '{tasks.view}') returning id",
      [agency.id],
    );
    for (const id of [unknown, stranger.id, suspended.id, program!.id, service.agencies[1].ownerId]) {
      const { status, body } = await create({
        record_kind: 'task',
        record_id: task.id,
        body_text: 'x',
        mentioned_user_ids: [sam.id, id],
      });
      expect({ status, message: body.error.message }).toEqual({
        status: 400,
        message: expect.stringContaining('body.mentioned_user_ids[1]'),
      });
    }
    const secret = await addTask(service, agency, { is_private: true, people: [] });
    expect(
      (
        await create({
          record_kind: 'task',
          record_id: secret.id,
          body_text: 'x',
          mentioned_user_ids: [sam.id],
        })
      ).status,
    ).toBe(400);
    await service.query('update tasks set involved_ids = array[$2::uuid] where id = $1', [secret.id, sam.id]);
    expect(
      (
        await create({
          record_kind: 'task',
          record_id: secret.id,
          body_text: 'x',
          mentioned_user_ids: [sam.id.toUpperCase(), sam.id],
        })
      ).body.data.mentions,
    ).toHaveLength(1);
  });

  it('answers 400 for an unknown file and 409 for one that is not ready, and then stores nothing', async () => {
    const { task } = await onTask();
    const [ready, checking, foreign] = [
      await addFile(service, agency, author),
      await addFile(service, agency, author, 'checking'),
      await addFile(service, service.agencies[1], { id: service.agencies[1].ownerId }),
    ];
    const attach = (...attachment_ids: string[]) =>
      create({ record_kind: 'task', record_id: task.id, body_text: 'x', attachment_ids });
    for (const id of [unknown, foreign]) {
      expect(await attach(ready, id)).toMatchObject({
        status: 400,
        body: { error: { message: expect.stringContaining('body.attachment_ids[1]') } },
      });
    }
    expect(await attach(ready, checking)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('checking') } },
    });
    expect(await list({ record_id: [task.id] })).toHaveLength(1);
  });
});

describe('seeing', () => {
  it('shows comments on private tasks, their stages and private tickets to those involved and to managers', async () => {
    const viewer = await addMember(service, agency, { permissions: ['tasks.view', 'tickets.view'] });
    const manager = await addMember(service, agency, {
      permissions: ['tasks.view', 'tickets.view', 'tasks.manage', 'tickets.manage'],
    });
    const task = await addTask(service, agency, { is_private: true, people: [sam.id] });
    const stage = await addStage(service, agency, task.id);
    const ticket = await addTicket(service, agency, { is_private: true, people: [sam.id] });
    const written: string[] = [];
    for (const [record_kind, record_id] of [
      ['task', task.id],
      ['task_stage', stage],
      ['ticket', ticket],
    ] as const) {
      const body = { record_kind, record_id, body_text: 'Between us.' };
      written.push((await service.ok('createComment', { body }, sam)).data.id);
      expect((await create(body, viewer)).status).toBe(404);
    }
    const query = { record_id: [task.id, stage, ticket] };
    for (const { key } of [sam, manager])
      expect(idsOf(await list(query, { key })).sort()).toEqual([...written].sort());
    expect(await list(query, viewer)).toEqual([]);
    for (const id of written) {
      expect((await service.call('toggleCommentPin', { path: { id } }, viewer)).status).toBe(404);
      expect(
        (
          await service.call(
            'createComment',
            { body: { record_kind: 'task', record_id: task.id, body_text: 'x', parent_id: id } },
            viewer,
          )
        ).status,
      ).toBe(404);
    }
  });

  it('leaves out comments on records of kinds that one may not see, and knows none of them by id', async () => {
    const { comment } = await onTask();
    const other = await addMember(service, agency, { permissions: ['clients.view'] });
    expect(await list({ id: [comment.id] }, other)).toEqual([]);
    for (const [operation, input] of [
      ['setCommentPin', { body: { is_pinned: true } }],
      ['updateComment', { body: { body_text: 'x' } }],
      ['deleteComment', {}],
    ] as const) {
      expect(
        (await service.call(operation, { path: { id: comment.id }, ...input }, other)).status,
        operation,
      ).toBe(404);
    }
  });

  it('loses the comments of a record with it', async () => {
    const { task, comment } = await onTask({
      mentioned_user_ids: [sam.id],
      attachment_ids: [await addFile(service, agency, author)],
    });
    await service.ok('createComment', {
      body: { record_kind: 'task', record_id: task.id, parent_id: comment.id, body_text: 'Re' },
    });
    await service.query('update tasks set deleted_at = now() where id = $1', [task.id]);
    expect(await list({ id: [comment.id] })).toEqual([]);
    expect((await service.call('toggleCommentPin', { path: { id: comment.id } })).status).toBe(404);
    await service.query('delete from tasks where id = $1', [task.id]);
    expect(await service.query('select id from comments where record_id = $1', [task.id])).toEqual([]);
    expect(
      await service.query('select file_id from record_attachments where record_id = $1', [comment.id]),
    ).toEqual([]);
    expect(await noticesOn(service, task.id)).toEqual([
      expect.objectContaining({ body_text: null, comment_id: null }),
    ]);
  });
});

describe('listing', () => {
  it('filters by where, who and what', async () => {
    const file = await addFile(service, agency, sam);
    const { task, comment: first } = await onTask(
      { body_text: 'Budget 100% fine', mentioned_user_ids: [sam.id] },
      await asOwner(service, agency),
    );
    const { data: reply } = await service.ok(
      'createComment',
      {
        body: {
          record_kind: 'task',
          record_id: task.id,
          parent_id: first.id,
          body_text: 'Thanks',
          attachment_ids: [file],
        },
      },
      sam,
    );
    const { data: second } = await service.ok(
      'createComment',
      { body: { record_kind: 'task', record_id: task.id, body_text: 'Budget 1000' } },
      sam,
    );
    await service.ok('setCommentPin', { path: { id: first.id }, body: { is_pinned: true } });
    const found = async (query: object) =>
      idsOf(await list({ record_id: [task.id], order: 'asc', ...query }));
    expect(await found({})).toEqual([first.id, reply.id, second.id]);
    expect(await found({ order: 'desc' })).toEqual([second.id, reply.id, first.id]);
    expect(await found({ thread_id: [first.id] })).toEqual([first.id, reply.id]);
    expect(await found({ is_reply: true })).toEqual([reply.id]);
    expect(await found({ is_pinned: true })).toEqual([first.id]);
    expect(await found({ has_attachments: true })).toEqual([reply.id]);
    expect(await found({ mentioned_user_id: [sam.id] })).toEqual([first.id]);
    expect(await found({ created_by: [sam.id] })).toEqual([reply.id, second.id]);
    expect(await found({ record_kind: ['ticket'] })).toEqual([]);
    expect(await found({ search: '100%' })).toEqual([first.id]);
    expect(await found({ search: 'BUDGET' })).toEqual([first.id, second.id]);
    expect(await found({ created_after: second.created_at })).toEqual([second.id]);
    expect(await found({ sort: 'pinned', order: 'desc' })).toEqual([first.id, second.id, reply.id]);
    // Threads without a reply come last in both directions.
    expect((await found({ sort: 'last_reply_at' }))[0]).toBe(first.id);
    expect((await found({ sort: 'last_reply_at', order: 'desc' }))[0]).toBe(first.id);
    expect((await list({ id: [first.id] }))[0]).toMatchObject({
      reply_count: 1,
      last_reply_at: reply.created_at,
    });
  });
});
