import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Permission } from '#generated/permissions.ts';
import { effectivePermissions } from '#src/domain/access/index.ts';
import { selectAudience } from '#src/domain/visibility/audience.queries.ts';
import type { KindDeclaration, Rule } from '#src/domain/visibility/declaration.ts';
import { conditionOf } from '#src/domain/visibility/held.queries.ts';
import * as words from '#src/domain/visibility/rules.queries.ts';
import { asCaller } from '#src/domain/visibility/who.queries.ts';
import { startService, type Service, type TestAgency } from '../support/service.ts';
import { addMember } from '../families/organization/people.ts';

/**
 * The vocabulary, on tables of the test's own: papers, some of them in halls with members. Whatever the records and memberships,
 * each word shows a paper to exactly those that plain TypeScript says, as a condition for the caller and as an audience alike.
 */
let service: Service;
let agency: TestAgency;
let people: Person[];
let departments: { id: string; levelId: string }[];
let clientIds: string[];

interface Person {
  readonly id: string;
  readonly role: 'admin' | null;
  readonly assigned: readonly Permission[];
}

const levelPermission = 'sops.view';

const tables = `
  create table halls (tenant_id uuid not null default app.tenant_id(), id uuid default app.uuid7(), is_restricted boolean not null, primary key (tenant_id, id));
  create table hall_members (tenant_id uuid not null default app.tenant_id(), hall_id uuid, user_id uuid, status text, primary key (tenant_id, hall_id, user_id));
  create table papers (tenant_id uuid not null default app.tenant_id(), id uuid default app.uuid7(), title text default 'Paper', kind text, is_private boolean, owner_id uuid,
    reader_ids uuid[], hall_id uuid, is_everyone boolean, department_ids uuid[], level_ids uuid[], user_ids uuid[], client_id uuid, permission text, primary key (tenant_id, id));
  select app.protect('halls'), app.protect('hall_members'), app.protect('papers')`;

beforeAll(async () => {
  service = await startService({});
  [agency] = service.agencies;
  await service.query(tables);
  const person = async (role: 'admin' | null, ...assigned: Permission[]): Promise<Person> => ({
    id: (await addMember(service, agency, { role, permissions: assigned })).id,
    role,
    assigned,
  });
  people = [
    await person('admin'),
    await person(null),
    await person(null, 'chat.use'),
    await person(null, 'chat.use', 'tasks.view'),
    await person(null, 'chat.use', 'chat.moderate'),
    await person(null, 'chat.use', 'sops.view'),
    await person(null, 'chat.moderate'),
  ];
  departments = [];
  for (const name of ['North', 'South']) {
    const { data } = await service.ok('createDepartment', {
      body: { name, levels: [{ name: 'Reader', permissions: [levelPermission] }] },
    });
    departments.push({ id: data.id, levelId: data.levels[0]!.id });
  }
  const { data: profile } = await service.ok('createClientProfile', { body: { name: 'Companies' } });
  clientIds = [];
  for (const name of ['Harbor', 'Summit']) {
    const { data } = await service.ok('createClient', { body: { name, profile_id: profile.id } });
    clientIds.push(data.id);
  }
});
afterAll(() => service?.stop());

/** Everything that a rule may look at, as the test chose it. */
interface World {
  readonly hall: {
    readonly id: string;
    readonly isRestricted: boolean;
    readonly memberIds: string[];
    readonly leftIds: string[];
  };
  readonly paper: {
    readonly id: string;
    readonly kind: string;
    readonly isPrivate: boolean;
    readonly ownerId: string | null;
    readonly readerIds: string[];
    readonly hallId: string | null;
    readonly isEveryone: boolean;
    readonly departmentIds: string[];
    readonly levelIds: string[];
    readonly userIds: string[];
    readonly clientId: string | null;
    readonly permission: Permission | null;
  };
  /** Members of each department. */
  readonly placed: readonly string[][];
  /** Teams of each client. */
  readonly teams: readonly string[][];
}

const hall: KindDeclaration = {
  noun: 'hall',
  view: 'chat.use',
  manage: 'chat.moderate',
  records: {
    from: sql`halls _hall`,
    alias: '_hall',
    name: sql`'Hall'`,
    isLive: true,
    shows: words.anyOf(
      words.managers,
      words.unless('is_restricted'),
      words.members({ table: 'hall_members' as never, container: 'hall_id', states: { status: ['member'] } }),
    ),
  },
};
const unbuilt: KindDeclaration = { noun: 'cellar', view: null, manage: null, records: undefined };

const paperShown = (shows: Rule, from = sql`papers _paper`): KindDeclaration => ({
  noun: 'paper',
  view: 'chat.use',
  manage: 'chat.moderate',
  records: { from, alias: '_paper', name: sql`_paper.title`, isLive: sql`_paper.title <> ''`, shows },
});
const inHall = sql`papers _paper join halls _hall on _hall.tenant_id = _paper.tenant_id and _hall.id = _paper.hall_id`;

const held = ({ role, assigned, id }: Person, { placed }: World): ReadonlySet<Permission> =>
  effectivePermissions(role, [
    ...assigned,
    ...(placed.some((ids) => ids.includes(id)) ? [levelPermission] : []),
  ]);

type Says = (person: Person, world: World) => boolean;
const manages: Says = (person, world) => held(person, world).has('chat.moderate');
const isInDepartment: Says = ({ id }, { placed, paper }) =>
  placed.some((ids, index) => ids.includes(id) && paper.departmentIds.includes(departments[index]!.id));
const isAtLevel: Says = ({ id }, { placed, paper }) =>
  placed.some((ids, index) => ids.includes(id) && paper.levelIds.includes(departments[index]!.levelId));
const holdsNamed: Says = (person, world) =>
  world.paper.permission !== null && held(person, world).has(world.paper.permission);
const seesHall: Says = (person, world) =>
  world.paper.hallId === world.hall.id &&
  (manages(person, world) || !world.hall.isRestricted || world.hall.memberIds.includes(person.id));

/** Each word with what it means. Everything besides needs chat.use, which the kind of papers does. */
const vocabulary: Record<string, { readonly kind: KindDeclaration; readonly says: Says }> = {
  everyone: { kind: paperShown(words.everyone), says: () => true },
  managers: { kind: paperShown(words.managers), says: manages },
  when: { kind: paperShown(words.when('is_everyone')), says: (_, { paper }) => paper.isEveryone },
  unless: { kind: paperShown(words.unless('is_private')), says: (_, { paper }) => !paper.isPrivate },
  whenIn: {
    kind: paperShown(words.whenIn('kind', ['group', 'client'])),
    says: (_, { paper }) => paper.kind !== 'direct',
  },
  without: { kind: paperShown(words.without('hall_id')), says: (_, { paper }) => paper.hallId === null },
  own: { kind: paperShown(words.own('owner_id')), says: ({ id }, { paper }) => paper.ownerId === id },
  people: {
    kind: paperShown(words.people('reader_ids')),
    says: ({ id }, { paper }) => paper.readerIds.includes(id),
  },
  members: {
    kind: paperShown(
      words.members({
        table: 'hall_members' as never,
        container: 'hall_id',
        of: 'hall_id',
        states: { status: ['member'] },
      }),
    ),
    says: ({ id }, { paper, hall: { id: hallId, memberIds } }) =>
      paper.hallId === hallId && memberIds.includes(id),
  },
  departments: { kind: paperShown(words.departments('department_ids')), says: isInDepartment },
  levels: { kind: paperShown(words.levels('level_ids')), says: isAtLevel },
  audience: {
    kind: paperShown(words.audience()),
    says: (person, world) =>
      world.paper.isEveryone ||
      isInDepartment(person, world) ||
      isAtLevel(person, world) ||
      world.paper.userIds.includes(person.id),
  },
  clientTeam: {
    kind: paperShown(words.clientTeam('client_id')),
    says: ({ id }, { paper, teams }) =>
      teams.some((team, index) => paper.clientId === clientIds[index] && team.includes(id)),
  },
  holders: {
    kind: paperShown(words.holders('tasks.view')),
    says: (person, world) => held(person, world).has('tasks.view'),
  },
  holdersOfNamed: {
    kind: paperShown(words.anyOf(words.without('permission'), words.holdersOfNamed('permission'))),
    says: (person, world) => world.paper.permission === null || holdsNamed(person, world),
  },
  joined: { kind: paperShown(words.joined(hall), inHall), says: seesHall },
  within: { kind: paperShown(words.within(hall, 'hall_id')), says: seesHall },
  onRecord: {
    kind: paperShown(words.onRecord({ group: hall, client: hall, direct: unbuilt }, 'kind', 'hall_id')),
    says: (person, world) => world.paper.kind !== 'direct' && seesHall(person, world),
  },
  'within a kind that is not built': { kind: paperShown(words.within(unbuilt, 'hall_id')), says: () => true },
  'words together': {
    kind: paperShown(
      words.anyOf(
        words.own('owner_id'),
        words.allOf(words.managers, words.whenIn('kind', ['group', 'client'])),
        words.allOf(
          words.unless('is_private'),
          words.anyOf(words.without('hall_id'), words.within(hall, 'hall_id')),
        ),
      ),
    ),
    says: (person, world) =>
      world.paper.ownerId === person.id ||
      (manages(person, world) && world.paper.kind !== 'direct') ||
      (!world.paper.isPrivate && (world.paper.hallId === null || seesHall(person, world))),
  },
};

/** Any world: who is chosen by place, since ids are known only once the agency is there. */
const anyWorld = (): fc.Arbitrary<World> => {
  const ids = people.map(({ id }) => id);
  const some = fc.subarray(ids);
  return fc
    .record({
      isRestricted: fc.boolean(),
      memberIds: some,
      kind: fc.constantFrom('direct', 'group', 'client'),
      isPrivate: fc.boolean(),
      ownerId: fc.option(fc.constantFrom(...ids)),
      readerIds: some,
      isInHall: fc.constantFrom(true, true, false),
      isEveryone: fc.boolean(),
      departmentIds: fc.subarray(departments.map(({ id }) => id)),
      levelIds: fc.subarray(departments.map(({ levelId }) => levelId)),
      userIds: some,
      clientId: fc.option(fc.constantFrom(...clientIds)),
      permission: fc.option(fc.constantFrom<Permission>('tasks.view', 'sops.view', 'billing.view')),
      placed: fc.tuple(some, some),
      teams: fc.tuple(some, some),
    })
    .map(({ isRestricted, memberIds, isInHall, placed, teams, ...paper }) => {
      const hallId = randomUUID();
      return {
        hall: { id: hallId, isRestricted, memberIds, leftIds: ids.filter((id) => !memberIds.includes(id)) },
        paper: { id: randomUUID(), hallId: isInHall ? hallId : null, ...paper },
        placed,
        teams,
      };
    });
};

async function store({ hall: place, paper, placed, teams }: World): Promise<void> {
  await service.query('insert into halls (tenant_id, id, is_restricted) values ($1, $2, $3)', [
    agency.id,
    place.id,
    place.isRestricted,
  ]);
  await service.query(
    `insert into hall_members (tenant_id, hall_id, user_id, status)
     select $1::uuid, $2::uuid, id, 'member' from unnest($3::uuid[]) id union all select $1, $2, id, 'left' from unnest($4::uuid[]) id`,
    [agency.id, place.id, place.memberIds, place.leftIds],
  );
  await service.query(
    `insert into papers (tenant_id, id, kind, is_private, owner_id, reader_ids, hall_id, is_everyone, department_ids, level_ids, user_ids, client_id, permission)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      agency.id,
      ...[
        paper.id,
        paper.kind,
        paper.isPrivate,
        paper.ownerId,
        paper.readerIds,
        paper.hallId,
        paper.isEveryone,
      ],
      ...[paper.departmentIds, paper.levelIds, paper.userIds, paper.clientId, paper.permission],
    ],
  );
  await service.query('delete from department_members where tenant_id = $1', [agency.id]);
  for (const [index, ids] of placed.entries())
    await service.query(
      'insert into department_members (tenant_id, department_id, level_id, user_id) select $1, $2, $3, id from unnest($4::uuid[]) id',
      [agency.id, departments[index]!.id, departments[index]!.levelId, ids],
    );
  for (const [index, ids] of teams.entries())
    await service.query('update clients set assigned_to = $2 where id = $1', [clientIds[index], ids]);
}

/** Those for whom the kind's condition for a caller finds the paper. */
async function callersWhoSee({ view, records, ...rest }: KindDeclaration, world: World): Promise<string[]> {
  const kind = { view, records, ...rest };
  const found: string[] = [];
  for (const person of people) {
    const permissions = held(person, world);
    const who = asCaller({
      identity: { userId: person.id, role: person.role, permissions },
      can: (permission) => permissions.has(permission),
    });
    const { rows } = await sql`select from ${records!.from} where _paper.id = ${world.paper.id}
      and ${conditionOf(words.showsTo(who, kind, '_paper'))}`.execute(service.db.read(agency.id));
    if (rows.length > 0) found.push(person.id);
  }
  return found;
}

it('shows a record to the same people by each word, asked as the caller and as the audience', async () => {
  const seen = new Map<string, Set<boolean>>(Object.keys(vocabulary).map((word) => [word, new Set()]));
  await fc.assert(
    fc.asyncProperty(anyWorld(), async (world) => {
      await store(world);
      const ids = people.map(({ id }) => id);
      for (const [word, { kind, says }] of Object.entries(vocabulary)) {
        const expected = people
          .filter((person) => held(person, world).has('chat.use') && says(person, world))
          .map(({ id }) => id);
        for (const { id } of people) seen.get(word)!.add(expected.includes(id));
        const audience = await selectAudience(service.db.read(agency.id), kind, world.paper.id, ids);
        const callers = await callersWhoSee(kind, world);
        expect({ word, audience: audience.toSorted(), callers: callers.toSorted() }).toEqual({
          word,
          audience: expected.toSorted(),
          callers: expected.toSorted(),
        });
      }
    }),
    { numRuns: 24 },
  );
  // Each word has shown something to somebody and kept something from somebody.
  for (const [word, answers] of seen) expect([word, answers.size]).toEqual([word, 2]);
}, 120_000);

it('asks the database nothing of a caller who manages the kind', () => {
  const manager = asCaller({
    identity: { userId: randomUUID(), role: null, permissions: [] },
    can: () => true,
  });
  const { kind } = vocabulary['words together']!;
  expect(words.showsTo(manager, hall, '_hall')).toBe(true);
  expect(words.showsTo(manager, vocabulary['managers']!.kind, '_paper')).toBe(true);
  // A rule that keeps some records from managers too is asked.
  expect(words.showsTo(manager, kind, '_paper')).not.toBe(true);
});

it('tells no audience of a record that is not live', async () => {
  const world = fc.sample(anyWorld(), 1)[0]!;
  await store(world);
  const { kind } = vocabulary['everyone']!;
  const ids = people.map(({ id }) => id);
  const audience = () => selectAudience(service.db.read(agency.id), kind, world.paper.id, ids);
  expect(await audience()).not.toEqual([]);
  await service.query("update papers set title = '' where id = $1", [world.paper.id]);
  expect(await audience()).toEqual([]);
});
