import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions, type Permission } from '#generated/permissions.ts';
import type { EventData, EventType } from '#generated/events.ts';
import type { SubjectKind } from '#generated/types.gen.ts';
import { membersWhoSee, namesOf, privateToOthers, visibleTargets } from '#src/domain/records/index.ts';
import {
  isKeptPrivate,
  isOpenToAll,
  isVisibleRecord,
  kinds,
  openness,
  opennessBy,
  storedKinds,
  type RecordViewer,
} from '#src/domain/visibility/index.ts';
import type { KindDeclaration } from '#src/domain/visibility/declaration.ts';
import { allOf, anyOf, managers, unless, whenIn } from '#src/domain/visibility/rules.queries.ts';
import type { Db } from '#src/platform/db/index.ts';
import { createEmitter } from '#src/platform/events/index.ts';
import { systemIdentity } from '#src/platform/events/system-change.ts';
import { enrolled } from '../families/programs/programs.ts';
import { startService, type Service, type TestAgency } from '../support/service.ts';
import { addEscalation, addStage, addTask, addTicket } from '../families/comments/commented-records.ts';
import { addMember } from '../families/organization/people.ts';

/**
 * Every kind that is stored, with open and private records: the condition for a caller and the audience say the same of each
 * person and record. A kind that is added here gets its rows in `seed`.
 */
let service: Service;
let agency: TestAgency;
let people: Record<'involved' | 'viewer' | 'manager' | 'nobody', string>;
let seeded: Record<string, { readonly open: string[]; readonly private: string[] }>;

const managing = new Set(Object.values(kinds).map(({ manage }) => manage));
const viewing: readonly Permission[] = permissions.filter((permission) => !managing.has(permission));
const held: Record<keyof typeof people, readonly Permission[]> = {
  involved: viewing,
  viewer: viewing,
  manager: permissions,
  nobody: [],
};

beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  const made: [string, string][] = [];
  for (const name of Object.keys(held) as (keyof typeof held)[])
    made.push([name, (await addMember(service, agency, { permissions: held[name] })).id]);
  people = Object.fromEntries(made) as typeof people;
  seeded = await seed();
});
afterAll(() => service?.stop());

async function seed(): Promise<typeof seeded> {
  const { data: profile } = await service.ok('createClientProfile', { body: { name: 'Companies' } });
  const { data: client } = await service.ok('createClient', {
    body: { name: 'Harbor', profile_id: profile.id },
  });
  const { data: note } = await service.ok('createClientNote', {
    body: { client_id: client.id, body_text: 'Calls on Mondays.' },
  });
  const task = await addTask(service, agency);
  const secret = await addTask(service, agency, { is_private: true, people: [people.involved] });
  const commentOn = async (kind: 'task' | 'ticket' | 'task_stage', id: string): Promise<string> =>
    (await service.ok('createComment', { body: { record_kind: kind, record_id: id, body_text: 'Look' } }))
      .data.id;
  const stage = await addStage(service, agency, task.id);
  const secretStage = await addStage(service, agency, secret.id);
  const ticket = await addTicket(service, agency);
  const secretTicket = await addTicket(service, agency, { is_private: true, people: [people.involved] });
  const reported = await addTicket(service, agency, { is_private: true });
  await service.query('update tickets set created_by = $2 where id = $1', [reported, people.involved]);
  const [hours] = await service.query<{ id: string }>(
    `insert into time_entries (tenant_id, user_id, created_by, spent_on, begins_at, duration_seconds) values ($1, $2, $2, current_date, now(), 60)
      returning id`,
    [agency.id, people.involved],
  );
  return {
    client: { open: [client.id], private: [] },
    client_note: { open: [note.id], private: [] },
    task: { open: [task.id], private: [secret.id] },
    task_stage: { open: [stage], private: [secretStage] },
    ticket: { open: [ticket], private: [secretTicket, reported] },
    escalation: { open: [(await addEscalation(service, agency)).id], private: [] },
    comment: {
      open: [await commentOn('task', task.id), await commentOn('ticket', ticket)],
      private: [
        await commentOn('task', secret.id),
        await commentOn('task_stage', secretStage),
        await commentOn('ticket', secretTicket),
      ],
    },
    // Nobody's time is open to others.
    time_entry: { open: [], private: [hours!.id] },
    invoice: { open: [await newInvoice(client.id)], private: [] },
    client_program: { open: [(await enrolled(service)).id], private: [] },
    user: { open: [agency.ownerId], private: [] },
    ...(await seedCustomObjects()),
    ...(await seedDesk()),
    ...(await seedChat()),
    sop: await seedSops(),
    ...(await seedTraining()),
    form_submission: { open: [await seedSubmission()], private: [] },
  };
}

async function seedSubmission(): Promise<string> {
  const { data: form } = await service.ok('createForm', {
    body: { name: 'Intake', elements: [{ type: 'short_text', key: 'company', label: 'Company name' }] },
  });
  await service.ok('publishForm', { path: { id: form.id } });
  const { data } = await service.ok('startFormSubmission', { path: { id: form.id }, body: {} });
  return data.submission_id;
}

/** A published course for all who learn, with its lesson. */
async function seedTraining(): Promise<typeof seeded> {
  const { data: course } = await service.ok('createTrainingCourse', {
    body: { name: 'Basics', modules: [{ name: 'Begin', lessons: [{ name: 'First' }] }] },
  });
  await service.ok('updateTrainingCourse', { path: { id: course.id }, body: { status: 'published' } });
  const { data } = await service.ok('getTrainingCourseAuthoringContent', { path: { id: course.id } });
  return {
    training_course: { open: [course.id], private: [] },
    training_lesson: { open: [data.modules[0]!.lessons[0]!.id], private: [] },
  };
}

async function newInvoice(client_id: string): Promise<string> {
  const { data } = await service.ok('createInvoice', { body: { client_id, lines: [] } });
  return data.id;
}

/** A published SOP for all, and one for its owner. */
async function seedSops(): Promise<(typeof seeded)[string]> {
  const publish = async (body: object): Promise<string> => {
    const { data } = await service.ok('createSop', {
      body: { title: 'Salaries', steps: [{ title: 'Pay' }], ...body },
    });
    await service.ok('updateSop', { path: { id: data.id }, body: { status: 'published' } });
    return data.id;
  };
  return {
    open: [await publish({})],
    private: [await publish({ is_restricted: true, owner_id: people.involved })],
  };
}

/** Two kinds of records: those that everybody sees, and those that only their owners see. */
async function seedCustomObjects(): Promise<typeof seeded> {
  const recordOf = async (record_access: 'all' | 'owner'): Promise<[object: string, record: string]> => {
    const { data: object } = await service.ok('createCustomObject', {
      body: { key: `for_${record_access}`, name: record_access, plural_name: record_access, record_access },
    });
    const { data: record } = await service.ok('createCustomObjectRecord', {
      body: { custom_object_id: object.id, name: 'Van', owner_id: people.involved },
    });
    return [object.id, record.id];
  };
  const [common, own] = [await recordOf('all'), await recordOf('owner')];
  return {
    custom_object: { open: [common[0], own[0]], private: [] },
    custom_object_record: { open: [common[1]], private: [own[1]] },
  };
}

/** An inbox of everybody and one of its members, each with a message in a ticket. */
async function seedDesk(): Promise<typeof seeded> {
  const inboxOf = async (body: object): Promise<string> =>
    (await service.ok('createTicketInbox', { body: { name: `Inbox ${Math.random()}`, ...body } })).data.id;
  const common = await inboxOf({});
  const apart = await inboxOf({ access: 'members', member_ids: [people.involved] });
  const noteIn = async (inbox_id: string): Promise<string> => {
    const { data } = await service.ok('createTicket', { body: { subject: 'Login page', inbox_id } });
    return (await service.ok('createTicketNote', { body: { ticket_id: data.id, body_text: 'Look' } })).data
      .id;
  };
  return {
    ticket_inbox: { open: [common], private: [apart] },
    ticket_message: { open: [await noteIn(common)], private: [await noteIn(apart)] },
  };
}

/** Channels of everybody but nobody, and of one of them alone. */
async function seedChat(): Promise<typeof seeded> {
  const channelOf = async (...members: string[]): Promise<string> => {
    const { data } = await service.ok('createChatChannel', { body: { name: 'Launch', member_ids: members } });
    return data.id;
  };
  const common = await channelOf(people.involved, people.viewer, people.manager);
  const apart = await channelOf(people.involved);
  const say = async (channel_id: string): Promise<string> =>
    (await service.ok('sendChatMessage', { body: { channel_id, body_text: 'Ready?' } })).data.id;
  return {
    chat_channel: { open: [common], private: [apart] },
    chat_message: { open: [await say(common)], private: [await say(apart)] },
  };
}

/** Kinds whose records have members only: none is open to all, not even one that everybody belongs to. */
const closedKinds = new Set<string>(['chat_channel', 'chat_message']);

const reader = (name: keyof typeof people): Parameters<typeof namesOf>[0] => ({
  db: service.db.read(agency.id),
  identity: {
    tenantId: agency.id,
    userId: people[name],
    kind: 'user',
    name,
    role: null,
    permissions: new Set(held[name]),
    credentialId: people[name],
    subject: people[name],
  },
  can: (permission) => held[name].includes(permission),
  demand() {},
});

describe.each(storedKinds as SubjectKind[])('%s', (kind) => {
  it('shows each record to those who may see it, as a name, as a target and as the audience', async () => {
    const { open, private: kept } = seeded[kind] ?? { open: [], private: [] };
    expect([...open, ...kept]).not.toEqual([]);
    for (const id of [...open, ...kept]) {
      const expected = open.includes(id)
        ? [people.involved, people.viewer, people.manager]
        : [people.involved, people.manager];
      const named: string[] = [];
      const targeted: string[] = [];
      for (const name of Object.keys(people) as (keyof typeof people)[]) {
        const [record] = await namesOf(reader(name), [{ kind, id }]);
        if (record!.name !== null) named.push(people[name]);
        if ((await visibleTargets(reader(name), [{ kind, id }])).length > 0) targeted.push(people[name]);
      }
      const audience = await membersWhoSee(reader('viewer'), { kind, id }, Object.values(people));
      for (const found of [named, targeted, audience]) expect(found.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('keeps the history of what is private from the others, and nothing else', async () => {
    const { open, private: kept } = seeded[kind]!;
    const targets = [...open, ...kept].map((id) => ({ kind, id }));
    const keptFrom = async (name: keyof typeof people) =>
      [...(await privateToOthers(reader(name), targets))].toSorted();
    expect(await keptFrom('viewer')).toEqual(kept.toSorted());
    expect(await keptFrom('involved')).toEqual([]);
    expect(await keptFrom('manager')).toEqual([]);
  });

  it('is open to all where no payload needs a mask', async () => {
    const { open, private: kept } = seeded[kind]!;
    const { from, alias } = kinds[kind].records!;
    const isOpen = async (id: string) => {
      const { rows } = await sql<{ open: boolean }>`select ${isOpenToAll(kind, alias)} as open
        from ${from} where ${sql.ref(`${alias}.id`)} = ${id}`.execute(service.db.read(agency.id));
      return rows[0]!.open;
    };
    for (const id of open) expect(await isOpen(id)).toBe(!closedKinds.has(kind));
    for (const id of kept) expect(await isOpen(id)).toBe(false);
  });
});

it('is one condition, to be denied or combined, for a caller who manages all kinds but one', async () => {
  const viewer: RecordViewer = {
    identity: { userId: people.viewer, role: null, permissions: [] },
    can: (permission) => permission !== 'tasks.manage',
  };
  const { open, private: kept } = seeded['task']!;
  const { rows } = await sql<{ id: string; is_told: boolean; is_hidden: boolean }>`
    select r.id, not ${isKeptPrivate(viewer, sql.ref('r.kind'), sql.ref('r.id'), ['task'])} as is_told,
      false = ${isVisibleRecord(viewer, sql.ref('r.kind'), sql.ref('r.id'), ['task'])} as is_hidden
    from (values ('task', ${open[0]}::uuid), ('task', ${kept[0]}::uuid)) r (kind, id)`.execute(
    service.db.read(agency.id),
  );
  expect(rows).toEqual([
    { id: open[0], is_told: true, is_hidden: false },
    { id: kept[0], is_told: false, is_hidden: true },
  ]);
});

const ticketUpdated = (
  JSON.parse(readFileSync(new URL('../../generated/event-catalog.json', import.meta.url), 'utf8')) as {
    type: EventType;
    sample: never;
  }[]
).find(({ type }) => type === 'ticket.updated')!.sample as EventData['ticket.updated'];

/** An event that holds a record of the kind under its name. */
const eventOf: Partial<Record<string, EventType>> = {
  task: 'process.instance_updated',
  ticket: 'ticket.updated',
};

describe('what subscribers hear of a record', () => {
  it.each(['task', 'ticket'] as const)('follows whether each %s is open to all', async (kind) => {
    const { from, alias } = kinds[kind].records!;
    const db = service.db.read(agency.id);
    const { rows } = await sql<{ id: string; is_private: boolean; open: boolean }>`
      select ${sql.ref(`${alias}.id`)} as id, ${sql.ref(`${alias}.is_private`)} as is_private, ${isOpenToAll(kind, alias)} as open
      from ${from}`.execute(db);
    expect(rows.length).toBeGreaterThan(1);
    for (const { open, id, is_private } of rows) {
      // Tickets show with their inboxes, which no payload tells of.
      const said = openness(eventOf[kind]!, kind, { id, is_private });
      expect(typeof said === 'boolean' ? said : await said(db)).toBe(open);
      expect(typeof said).toBe(kind === 'ticket' && !is_private ? 'function' : 'boolean');
      // The same of a payload without the flag, by a question to the database.
      const ask = openness(eventOf[kind]!, kind, { id });
      expect(await (ask as (db: Db) => Promise<boolean>)(db)).toBe(open);
    }
  });

  it('follows the declared rule where the payload has no flag for it, in the transaction of the change', async () => {
    const ofChat: KindDeclaration = {
      ...kinds.ticket,
      records: {
        ...kinds.ticket.records!,
        shows: anyOf(managers, allOf(unless('is_private'), whenIn('channel', ['chat']))),
      },
    };
    const [id] = seeded['ticket']!.open;
    const subjects = await service.db.write(agency.id, async (scope) => {
      const told = async (channel: string) => {
        await sql`update tickets set channel = ${channel} where id = ${id}::uuid`.execute(scope.db);
        const emitter = createEmitter({
          operation: { id: 'test', events: ['ticket.updated'] },
          identity: systemIdentity(agency.id, 'test'),
          requestId: 'req_1',
          openness: opennessBy({ ...kinds, ticket: ofChat }),
          now: new Date(),
        });
        emitter.emit('ticket.updated', {
          ...ticketUpdated,
          ticket: { ...ticketUpdated.ticket, id: id!, subject: 'Xylograph', is_private: false },
        });
        let stored = '';
        await emitter.flush({
          db: scope.db,
          announce: () => {},
          atCommit: ({ parameters }) => void (stored = String(parameters![0])),
        });
        return (JSON.parse(stored) as { data: { ticket: { subject: string | null } } }[])[0]!.data.ticket
          .subject;
      };
      return [await told('email'), await told('chat')];
    });
    expect(subjects).toEqual([null, 'Xylograph']);
  });
});
