import { sql, type RawBuilder } from 'kysely';
import type { AvailableClientProgram, ClientProgramSubscriber, ClientRef } from '#generated/types.gen.ts';
import type { ProgramsHandlers } from '#generated/families/programs/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  byName,
  emptyLast,
  fromDay,
  hasValue,
  holds,
  list,
  mentions,
  nested,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  untilDay,
} from '#src/platform/db/query/index.ts';
import { openStatuses, programRecord, programs } from '../offers/programs.queries.ts';
import {
  clientProgramRecord,
  clientPrograms,
  monthlyMinor,
  nextInvoiceDate,
} from '#src/domain/programs/index.ts';

/** Neither completed nor cancelled. */
const isOpen = sql<boolean>`e.status in ('pending', 'active', 'paused', 'suspended')`;

/** A condition on the next billing date, which counts only when it comes before the end. */
const billedAgain =
  (condition: ReturnType<typeof fromDay>) =>
  (day: string): RawBuilder<boolean> =>
    sql<boolean>`(${condition(day)} and ${nextInvoiceDate} is not null)`;

export const clientProgramList = list<ProgramsHandlers['listClientPrograms']>()({
  rows: clientPrograms,
  record: clientProgramRecord,
  id: 'e.id',
  filters: {
    ...recordFilters('e'),
    client_id: oneOfIds('e.client_id'),
    program_id: oneOfIds('e.program_id'),
    program_definition_id: oneOfIds('e.program_definition_id'),
    status: oneOf('e.status'),
    is_open: holds(isOpen),
    is_cancelling: hasValue('e.cancels_at'),
    frequency: oneOf('e.frequency'),
    assigned_to: (ids) => sql<boolean>`e.assigned_to && ${ids}::uuid[]`,
    start_date_from: fromDay('e.start_date'),
    start_date_to: untilDay('e.start_date'),
    end_date_from: fromDay('e.end_date'),
    end_date_to: untilDay('e.end_date'),
    next_billing_from: billedAgain(fromDay('e.next_billing_date')),
    next_billing_to: billedAgain(untilDay('e.next_billing_date')),
    search: mentions('c.name', 'p.name', 'e.note'),
  },
  sorts: {
    ...recordSorts('e'),
    start_date: by('e.start_date'),
    end_date: emptyLast('e.end_date'),
    next_billing_date: emptyLast('e.next_billing_date'),
    client_name: byName('c.name'),
    program_name: byName('p.name'),
    status: by('e.status'),
  },
});

/** The client whose programs are looked for. */
type ClientScope = { readonly clientId: string };

const openOf = (clientId: string): RawBuilder<string[]> => sql<string[]>`array(
  select e.id from client_programs e where e.tenant_id = m.tenant_id and e.client_id = ${clientId}::uuid and e.program_id = m.id
    and e.status = any(${sql.val(openStatuses)}::text[]) order by e.id limit 200)`;

const isTaken = (clientId: string): RawBuilder<boolean> => sql<boolean>`(m.is_exclusive and exists (
  select from client_programs e where e.tenant_id = m.tenant_id and e.client_id = ${clientId}::uuid and e.program_id = m.id
    and e.status = any(${sql.val(openStatuses)}::text[])))`;

export const availableList = list<ProgramsHandlers['listAvailableClientPrograms'], ClientScope>()({
  rows: (db) => db.selectFrom('programs as m').where('m.archived_at', 'is', null),
  record: (query, { clientId }, db) =>
    record<AvailableClientProgram>()(
      query.select([
        nested(db, programRecord(programs(db).where('p.id', '=', sql.ref<string>('m.id')), db)).as('program'),
        sql<boolean>`not ${isTaken(clientId)}`.as('can_enroll'),
        sql<AvailableClientProgram['reason']>`case when ${isTaken(clientId)} then 'already_enrolled' end`.as(
          'reason',
        ),
        openOf(clientId).as('open_client_program_ids'),
      ]),
    ),
  id: 'm.id',
  filters: {
    // The client is part of the scope: each program is shown for it.
    client_id: { prepare: () => undefined, condition: () => sql<boolean>`true` },
    program_definition_id: oneOfIds('m.program_definition_id'),
    can_enroll: (flag, { clientId }) => (flag ? sql<boolean>`not ${isTaken(clientId)}` : isTaken(clientId)),
    search: mentions('m.name', 'm.description'),
  },
  sorts: {
    name: byName('m.name'),
    ...recordSorts('m'),
  },
});

/** Which enrolments make a client a subscriber. */
export type SubscriberScope = {
  readonly programIds: readonly string[] | null;
  readonly definitionIds: readonly string[] | null;
  readonly statuses: readonly string[];
};

/** Enrolments, `e`, of client `c` that are asked for. */
const matching = ({ programIds, definitionIds, statuses }: SubscriberScope) => sql`client_programs e
  join programs p on p.tenant_id = e.tenant_id and p.id = e.program_id
  where e.tenant_id = c.tenant_id and e.client_id = c.id and e.status = any(${statuses}::text[])
    and (${programIds}::uuid[] is null or e.program_id = any(${programIds}::uuid[]))
    and (${definitionIds}::uuid[] is null or e.program_definition_id = any(${definitionIds}::uuid[]))`;

const firstStart = (scope: SubscriberScope) =>
  sql<string>`(select min(e.start_date)::text from ${matching(scope)})`;
const count = (scope: SubscriberScope) => sql<number>`(select count(*) from ${matching(scope)})`;

const subscribers = (db: Db, scope: SubscriberScope) =>
  db
    .selectFrom('clients as c')
    .where('c.deleted_at', 'is', null)
    .where(sql<boolean>`exists (select from ${matching(scope)})`);

const none = { prepare: () => undefined, condition: () => sql<boolean>`true` };

export const subscriberList = list<ProgramsHandlers['listClientProgramSubscribers'], SubscriberScope>()({
  rows: subscribers,
  record: (query, scope) =>
    record<ClientProgramSubscriber>()(
      query.select([
        sql<ClientRef>`json_build_object('id', c.id, 'name', c.name, 'slug', c.slug)`.as('client'),
        sql<ClientProgramSubscriber['enrollments']>`(
          select json_agg(json_build_object('client_program_id', s.id, 'program', json_build_object('id', s.program_id, 'name', s.program_name),
            'status', s.status, 'start_date', s.start_date, 'end_date', s.end_date, 'cancels_at', app.iso(s.cancels_at))
            order by s.created_at desc, s.id desc)
          from (select e.*, p.name as program_name from ${matching(scope)} order by e.created_at desc, e.id desc limit 200) s)`.as(
          'enrollments',
        ),
        count(scope).as('enrollment_count'),
        firstStart(scope).as('first_start_date'),
        sql<ClientProgramSubscriber['monthly_amounts']>`coalesce((
          select json_agg(json_build_object('amount_minor', a.minor, 'currency', a.currency) order by a.currency)
          from (select e.currency, sum(${monthlyMinor})::bigint as minor from ${matching(scope)} and e.frequency <> 'one_time'
            group by e.currency order by e.currency limit 10) a), '[]')`.as('monthly_amounts'),
      ]),
    ),
  id: 'c.id',
  filters: {
    // These decide which enrolments match, as parts of the scope.
    program_id: none,
    program_definition_id: none,
    status: none,
    client_id: oneOfIds('c.id'),
    search: mentions('c.name'),
  },
  sorts: {
    client_name: byName('c.name'),
    enrollment_count: sql`enrollment_count`,
    first_start_date: sql`first_start_date`,
  },
});
