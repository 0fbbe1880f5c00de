import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFile, addTask, addTicket } from '../comments/commented-records.ts';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, newPerson, newSubject, noticesTo, rights, type Person } from './people.ts';

/** An escalation is about something, somebody is responsible for it, and those involved hear of it. */
let service: Service;
let manager: Person;
let sam: Person;
let lena: Person;
let clientId: string;
beforeAll(async () => {
  service = await startService();
  [manager, sam, lena] = [
    await newPerson(service, rights.manager),
    await newPerson(service),
    await newPerson(service),
  ];
  clientId = await newSubject(service);
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service.stop());

const create = (body: object, by: Person = manager) => by.ok('createEscalation', { body });
const get = (id: string, by: Person = manager) => by.ok('getEscalation', { path: { id } });

describe('creating', () => {
  it('stores all of it and tells those involved', async () => {
    const task = await addTask(service, service.agencies[0]);
    const ticket = await addTicket(service, service.agencies[0]);
    const escalation = await create({
      title: '  Third late report  ',
      description: 'They want a **call**.',
      severity: 'high',
      client_id: clientId,
      ticket_ids: [ticket],
      task_ids: [task.id],
      assignee_id: sam.id,
      participant_ids: [lena.id],
      tags: ['Billing', 'billing', 'reports'],
      next_steps: [{ title: 'Call Priya', assignee_id: lena.id }, { title: 'Send the report' }],
    });
    expect(escalation).toMatchObject({
      title: 'Third late report',
      status: 'open',
      status_category: 'open',
      severity: 'high',
      assignee: { id: sam.id },
      client: { id: clientId },
      ticket_ids: [ticket],
      task_ids: [task.id],
      participant_count: 3,
      tags: ['Billing', 'reports'],
      next_step_counts: { open: 2, done: 0, dropped: 0 },
      source: 'api',
      revision: 1,
      created_by: manager.id,
    });
    const [event, ...others] = await service.takeEvents();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      event_type: 'escalation.created',
      data: {
        escalation: {
          id: escalation.id,
          status: { key: 'open', category: 'open' },
          task_ids: [task.id],
          ticket_ids: [ticket],
          revision: 1,
        },
        description: 'They want a **call**.',
        participants: [{ id: manager.id }, { id: sam.id }, { id: lena.id }],
      },
    });
    expect(await noticesTo(service, sam.id, escalation.id)).toEqual([
      `You were assigned the escalation Third late report (#${escalation.number})`,
    ]);
    expect(await noticesTo(service, lena.id, escalation.id)).toEqual([
      `Third late report (#${escalation.number}) was escalated (high)`,
      `You are to do the next step "Call Priya" of Third late report (#${escalation.number})`,
    ]);
    expect(await noticesTo(service, manager.id, escalation.id)).toEqual([]);
  });

  it('numbers escalations one after another, also those that are created at once', async () => {
    const numbers = (
      await Promise.all(Array.from({ length: 5 }, () => create({ title: 'At once', client_id: clientId })))
    ).map(({ number }) => number as number);
    const first = Math.min(...numbers);
    expect(numbers.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4].map((n) => first + n));
  });

  it('takes the client of the tickets and tasks, if they agree', async () => {
    const task = await addTask(service, service.agencies[0]);
    await service.query('update tasks set client_id = $2 where id = $1', [task.id, clientId]);
    expect((await create({ title: 'About a task', task_ids: [task.id] })).client).toMatchObject({
      id: clientId,
    });
    const other = await addTask(service, service.agencies[0]);
    await service.query('update tasks set client_id = $2 where id = $1', [
      other.id,
      await newSubject(service),
    ]);
    expect((await create({ title: 'Two clients', task_ids: [task.id, other.id] })).client).toBeNull();
    expect((await create({ title: 'None', task_ids: [task.id], client_id: null })).client).toBeNull();
  });

  it('is about something that the caller sees', async () => {
    const body = { title: 'About nothing' };
    expect(
      await manager.refused('createEscalation', { body: { ...body, client_id: null, task_ids: [] } }),
    ).toEqual([400, expect.stringContaining('must name a client')]);
    const hidden = await addTask(service, service.agencies[0], { is_private: true });
    for (const subject of [{ task_ids: [hidden.id] }, { client_id: hidden.id }, { ticket_ids: [hidden.id] }])
      expect((await manager.call('createEscalation', { body: { ...body, ...subject } })).status).toBe(404);
    const foreign = await newPerson(service, rights.manager, service.agencies[1]);
    expect((await foreign.call('createEscalation', { body: { ...body, client_id: clientId } })).status).toBe(
      404,
    );
  });

  it('gives work to members alone who may see it', async () => {
    const stranger = await newPerson(service, ['clients.view']);
    const refusals = [
      [{ assignee_id: stranger.id }, 'body.assignee_id'],
      [{ participant_ids: [sam.id, stranger.id] }, 'body.participant_ids[1]'],
      [{ next_steps: [{ title: 'Call', assignee_id: stranger.id }] }, 'body.next_steps[0].assignee_id'],
      [{ status: 'in_progress' }, 'body.status'],
    ] as const;
    for (const [wish, place] of refusals)
      expect(
        await manager.refused('createEscalation', {
          body: { title: 'Refused', client_id: clientId, ...wish },
        }),
      ).toEqual([400, expect.stringContaining(place)]);
    expect(await service.takeEvents()).toEqual([]);
  });
});

describe('showing', () => {
  it('leaves out linked records that the reader may not see', async () => {
    const task = await addTask(service, service.agencies[0], { is_private: true, people: [sam.id] });
    const { id } = await create({ title: 'About private work', client_id: clientId });
    await service.query(
      'insert into escalation_tasks (tenant_id, escalation_id, task_id) values ($1, $2, $3)',
      [service.agencies[0].id, id, task.id],
    );
    expect((await get(id, sam)).task_ids).toEqual([task.id]);
    expect((await get(id, lena)).task_ids).toEqual([]);
    const withoutClients = await newPerson(service, ['escalations.view']);
    expect(await get(id, withoutClients)).toMatchObject({ client: null, task_ids: [] });
    expect(await lena.ok('listEscalationTaskLinks', { path: { id } })).toEqual([]);
  });

  it('lists by every filter, and counts what it lists', async () => {
    const tag = 'counted';
    const mine = await newEscalation(manager, clientId, {
      title: 'Zebra crossing',
      tags: [tag],
      severity: 'critical',
      due_date: '2020-01-01T00:00:00.000Z',
    });
    const other = await newEscalation(
      manager,
      clientId,
      { title: 'Apple pie', tags: [tag], severity: 'low', assignee_id: sam.id, due_date: null },
      'in_progress',
    );
    const done = await newEscalation(manager, clientId, { title: 'Done', tags: [tag] }, 'closed');
    const ids = async (query: object) =>
      (
        (await manager.ok('listEscalations', {
          query: { tags: [tag], sort: 'number', order: 'asc', ...query },
        })) as {
          id: string;
        }[]
      ).map(({ id }) => id);
    expect(await ids({})).toEqual([mine.id, other.id, done.id]);
    expect(await ids({ search: 'zebr' })).toEqual([mine.id]);
    expect(await ids({ status_category: ['in_progress'] })).toEqual([other.id]);
    expect(await ids({ status: ['closed'] })).toEqual([done.id]);
    expect(await ids({ severity: ['critical'] })).toEqual([mine.id]);
    expect(await ids({ assignee_id: [sam.id] })).toEqual([other.id]);
    expect(await ids({ is_unassigned: false })).toEqual([other.id]);
    expect(await ids({ participant_id: [sam.id] })).toEqual([other.id]);
    expect(await ids({ is_overdue: true })).toEqual([mine.id]);
    expect(await ids({ due_before: '2020-01-02T00:00:00.000Z' })).toEqual([mine.id]);
    expect(await ids({ sort: 'severity', order: 'desc' })).toEqual([mine.id, done.id, other.id]);
    expect(await ids({ sort: 'status', order: 'asc' })).toEqual([mine.id, other.id, done.id]);
    expect(await ids({ sort: 'title', order: 'asc' })).toEqual([other.id, done.id, mine.id]);
    expect(
      await ids({
        filter_group: {
          logical_operator: 'AND',
          conditions: [{ field: 'assignee_id', operator: 'equals', value: sam.id }],
          groups: [],
        },
      }),
    ).toEqual([other.id]);
    expect(await manager.ok('getEscalationCounts', { query: { tags: [tag] } })).toEqual({
      total: 3,
      by_status_category: { open: 1, in_progress: 1, waiting: 0, resolved: 0, closed: 1 },
      by_status: [
        { status: 'open', status_category: 'open', count: 1 },
        { status: 'in_progress', status_category: 'in_progress', count: 1 },
        { status: 'closed', status_category: 'closed', count: 1 },
      ],
      by_severity: { low: 1, medium: 1, high: 0, critical: 1 },
      unresolved: 2,
      overdue: 1,
      unassigned: 1,
      assigned_to_caller: 0,
      caller_takes_part: 2,
    });
    expect((await sam.ok('getEscalationCounts', { query: { tags: [tag] } })).assigned_to_caller).toBe(1);
  });

  it('shows in views, its client to those who may see clients', async () => {
    const { number } = await newEscalation(manager, clientId, { title: 'In a view', tags: ['viewed'] });
    const query = (by: Person) =>
      service.ok(
        'queryViewRecords',
        {
          body: {
            record_kind: 'escalation',
            columns: [{ key: 'number' }, { key: 'status' }, { key: 'client_id' }],
            filter_group: {
              conditions: [{ field: 'title', operator: 'equals', value: 'In a view' }],
            },
          },
        },
        { key: by.key },
      );
    expect((await query(manager)).data).toMatchObject({
      record_count: 1,
      rows: [{ cells: { number, status: 'open', client_id: clientId }, texts: { status: 'Open' } }],
    });
    const withoutClients = await newPerson(service, ['escalations.view']);
    expect((await query(withoutClients)).data.rows[0]!.cells['client_id'] ?? null).toBeNull();
  });

  it('is unknown in another agency', async () => {
    const { id } = await newEscalation(manager, clientId);
    const foreign = await newPerson(service, rights.manager, service.agencies[1]);
    const path = { path: { id } };
    for (const [operation, body] of [
      ['getEscalation', undefined],
      ['listEscalationActivity', undefined],
      ['listEscalationTaskLinks', undefined],
      ['listEscalationRecommendations', undefined],
      ['updateEscalation', { title: 'Mine' }],
      ['assignEscalation', { assignee_id: foreign.id }],
      ['transitionEscalation', { status: 'in_progress' }],
      ['replaceEscalationTags', { tags: [] }],
      ['replaceEscalationAiSummary', { body_text: 'Mine' }],
      ['generateEscalationAiSummary', {}],
      ['createEscalationNextStep', { title: 'Mine' }],
      ['addEscalationParticipants', { user_ids: [foreign.id] }],
      ['setEscalationSelectedRecommendation', { recommendation_id: null }],
    ] as const)
      expect([operation, (await foreign.call(operation, { ...path, ...(body && { body }) })).status]).toEqual(
        [operation, 404],
      );
  });
});

describe('updating', () => {
  it('changes what it is told, tells what changed, and keeps the due time with a new severity', async () => {
    const { id, due_date: due } = await newEscalation(manager, clientId, { assignee_id: sam.id });
    await service.takeEvents();
    const updated = await manager.ok('updateEscalation', {
      path: { id },
      body: { severity: 'critical', title: 'They left', expected_revision: 1 },
    });
    expect(updated).toMatchObject({ severity: 'critical', title: 'They left', due_date: due, revision: 2 });
    expect(await service.takeEvents()).toMatchObject([
      {
        event_type: 'escalation.updated',
        data: {
          escalation: { id, title: 'They left', revision: 2 },
          _changed_fields: ['severity', 'title'],
          _previous: { severity: 'medium', title: 'They threaten to leave' },
        },
      },
    ]);
    expect(await noticesTo(service, sam.id, id)).toContain(`They left (#${updated.number}) was updated`);
    expect(
      await manager.refused('updateEscalation', {
        path: { id },
        body: { severity: 'low', expected_revision: 1 },
      }),
    ).toEqual([409, expect.stringContaining('revision 2')]);
    const same = await manager.ok('updateEscalation', { path: { id }, body: { severity: 'critical' } });
    expect(same.revision).toBe(2);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('keeps at least one link, and links that the caller cannot see', async () => {
    const [seen, hidden] = [
      await addTicket(service, service.agencies[0]),
      await addTicket(service, service.agencies[0], { is_private: true, people: [sam.id] }),
    ];
    const { id } = await newEscalation(manager, clientId, { ticket_ids: [seen] });
    const editor = await newPerson(service, rights.editor);
    await service.query(
      'insert into escalation_tickets (tenant_id, escalation_id, ticket_id) values ($1, $2, $3)',
      [service.agencies[0].id, id, hidden],
    );
    await editor.ok('updateEscalation', { path: { id }, body: { ticket_ids: [] } });
    expect((await get(id, sam)).ticket_ids).toEqual([hidden]);
    await service.query('delete from escalation_tickets where ticket_id = $1', [hidden]);
    expect(await editor.refused('updateEscalation', { path: { id }, body: { client_id: null } })).toEqual([
      409,
      expect.stringContaining('at least one link'),
    ]);
    expect((await get(id)).client).toMatchObject({ id: clientId });
  });

  it('stores custom values, whose sensitive ones no event tells', async () => {
    for (const [key, is_sensitive] of [
      ['loss', false],
      ['secret', true],
    ] as const)
      await service.ok('createField', {
        body: { record_kind: 'escalation', key, name: key, is_sensitive, config: { type: 'text' } },
      });
    const { id } = await newEscalation(manager, clientId, { field_values: { loss: 'much' } });
    expect((await get(id)).field_values).toEqual({ loss: 'much' });
    await service.takeEvents();
    await manager.ok('updateEscalation', {
      path: { id },
      body: { field_values: { loss: 'more', secret: 'hidden' } },
    });
    await manager.ok('updateEscalation', { path: { id }, body: { field_values: { secret: 'changed' } } });
    const events = await service.takeEvents();
    expect(events[0]!.data._changed_fields).toEqual(['field_values.loss', 'field_values.secret']);
    expect(events[0]!.data._previous).toMatchObject({ 'field_values.loss': 'much' });
    expect(JSON.stringify(events)).not.toContain('hidden');
    const activity = await manager.ok('listEscalationActivity', {
      path: { id },
      query: { kind: ['updated'] },
    });
    expect(JSON.stringify(activity)).not.toContain('hidden');
    expect(activity[1].changes[0]).toEqual({
      field: 'field_values.loss',
      old_value: 'much',
      new_value: 'more',
    });
    expect(
      await manager.refused('updateEscalation', { path: { id }, body: { field_values: { unknown: 'x' } } }),
    ).toEqual([400, expect.stringContaining('body.field_values.unknown')]);
  });

  it('attaches and detaches files', async () => {
    const file = await addFile(service, service.agencies[0], manager);
    const { id } = await newEscalation(manager, clientId, { attachment_ids: [file] });
    const files = async () =>
      (
        await service.ok('listAttachments', {
          query: { record_kind: 'escalation', record_id: [id] },
        } as never)
      ).data as { id: string }[];
    expect((await files()).map((each) => each.id)).toEqual([file]);
    await service.takeEvents();
    await manager.ok('updateEscalation', { path: { id }, body: { remove_attachment_ids: [file] } });
    expect(await files()).toEqual([]);
    expect((await service.takeEvents())[0]!.data._changed_fields).toEqual(['attachments']);
    expect(
      await manager.refused('updateEscalation', { path: { id }, body: { remove_attachment_ids: [file] } }),
    ).toEqual([400, expect.stringContaining('body.remove_attachment_ids[0]')]);
  });

  it('replaces tags, each once', async () => {
    const { id } = await newEscalation(manager, clientId, { tags: ['billing'] });
    await service.takeEvents();
    const replaced = await manager.ok('replaceEscalationTags', {
      path: { id },
      body: { tags: ['Reports', 'reports'] },
    });
    expect(replaced).toMatchObject({ tags: ['Reports'], revision: 2 });
    await manager.ok('replaceEscalationTags', { path: { id }, body: { tags: ['Reports'] } });
    expect((await service.takeEvents()).map(({ data }) => data._changed_fields)).toEqual([['tags']]);
  });
});

describe('assigning', () => {
  it('makes somebody responsible, who takes part from then on, with an event of its own', async () => {
    const { id, number } = await newEscalation(manager, clientId, { assignee_id: sam.id });
    await service.takeEvents();
    const assigned = await manager.ok('assignEscalation', {
      path: { id },
      body: { assignee_id: lena.id, reason: 'Lena leads the account.' },
    });
    expect(assigned).toMatchObject({ assignee: { id: lena.id }, participant_count: 3, revision: 2 });
    expect(await service.takeEvents()).toMatchObject([
      {
        event_type: 'escalation.reassigned',
        data: {
          escalation: { id, assignee: { id: lena.id } },
          previous_assignee: { id: sam.id },
          _changed_fields: ['assignee_id'],
          _previous: { assignee_id: sam.id },
        },
      },
    ]);
    expect(await noticesTo(service, lena.id, id)).toEqual([
      `You were assigned the escalation They threaten to leave (#${number})`,
    ]);
    expect(await noticesTo(service, sam.id, id)).toContain(
      `They threaten to leave (#${number}) has a new assignee`,
    );
    const [entry] = await manager.ok('listEscalationActivity', {
      path: { id },
      query: { kind: ['reassigned'] },
    });
    expect(entry).toMatchObject({
      reason: 'Lena leads the account.',
      changes: [{ field: 'assignee_id', old_value: sam.id, new_value: lena.id }],
      actor: { id: manager.id },
    });
    await manager.ok('assignEscalation', { path: { id }, body: { assignee_id: lena.id } });
    expect(await service.takeEvents()).toEqual([]);
  });

  it('leaves only an open one without assignee', async () => {
    const { id } = await newEscalation(manager, clientId, { assignee_id: sam.id }, 'in_progress');
    const without = { path: { id }, body: { assignee_id: null } };
    expect(await manager.refused('assignEscalation', without)).toEqual([
      409,
      expect.stringContaining('needs an assignee'),
    ]);
    const open = await newEscalation(manager, clientId, { assignee_id: sam.id });
    const freed = await manager.ok('assignEscalation', { ...without, path: { id: open.id } });
    expect(freed).toMatchObject({ assignee: null, participant_count: 2 });
  });

  it('refuses those who left and those who may not see it', async () => {
    const { id } = await newEscalation(manager, clientId);
    const gone = await newPerson(service);
    await service.query("update users set status = 'suspended' where id = $1", [gone.id]);
    for (const userId of [gone.id, (await newPerson(service, ['clients.view'])).id])
      expect(
        await manager.refused('assignEscalation', { path: { id }, body: { assignee_id: userId } }),
      ).toEqual([400, expect.stringContaining('body.assignee_id')]);
    expect((await sam.call('assignEscalation', { path: { id }, body: { assignee_id: sam.id } })).status).toBe(
      403,
    );
  });
});

it('takes no change once it is closed', async () => {
  const { id } = await newEscalation(manager, clientId, { next_steps: [{ title: 'Call' }] }, 'closed');
  const task = await addTask(service, service.agencies[0]);
  const [step] = await manager.ok('listEscalationNextSteps', { query: { escalation_id: [id] } });
  for (const [operation, input] of [
    ['updateEscalation', { body: { title: 'Again' } }],
    ['assignEscalation', { body: { assignee_id: sam.id } }],
    ['replaceEscalationTags', { body: { tags: ['late'] } }],
    ['replaceEscalationAiSummary', { body: { body_text: 'Late' } }],
    ['generateEscalationAiSummary', { body: {} }],
    ['createEscalationNextStep', { body: { title: 'Late' } }],
    ['updateEscalationNextStep', { body: { next_step_id: step.id, status: 'open' } }],
    ['deleteEscalationNextSteps', { query: { next_step_id: [step.id] } }],
    ['addEscalationParticipants', { body: { user_ids: [sam.id] } }],
    ['removeEscalationParticipants', { query: { user_id: [manager.id] } }],
    ['setEscalationSelectedRecommendation', { body: { recommendation_id: null } }],
    ['linkEscalationTask', { path: { id, task_id: task.id }, body: {} }],
  ] as const)
    expect([operation, (await manager.refused(operation, { path: { id }, ...input } as never))[0]]).toEqual([
      operation,
      409,
    ]);
});

it('tells its history, with actor, reason and values, newest first', async () => {
  const { id } = await newEscalation(manager, clientId, { assignee_id: sam.id });
  await sam.ok('transitionEscalation', {
    path: { id },
    body: { status: 'in_progress', reason: 'Starting.' },
  });
  const activity = await lena.ok('listEscalationActivity', { path: { id } });
  expect(activity.map(({ kind }: { kind: string }) => kind)).toEqual(['status_changed', 'created']);
  expect(activity[0]).toMatchObject({
    actor: { id: sam.id },
    reason: 'Starting.',
    changes: [{ field: 'status', old_value: 'open', new_value: 'in_progress' }],
  });
});

it('tells participants of a comment on it', async () => {
  const { id } = await newEscalation(manager, clientId, { assignee_id: sam.id });
  await service.takeEvents();
  await service.ok(
    'createComment',
    { body: { record_kind: 'escalation', record_id: id, body_text: 'They agreed to a call.' } },
    { key: lena.key },
  );
  expect(await service.takeEvents()).toMatchObject([
    {
      event_type: 'escalation.comment_added',
      data: { escalation: { id }, comment: { body_text: 'They agreed to a call.', author: { id: lena.id } } },
    },
  ]);
  expect((await noticesTo(service, sam.id, id)).at(-1)).toContain('commented on');
  expect(await noticesTo(service, lena.id, id)).toEqual([]);
});
