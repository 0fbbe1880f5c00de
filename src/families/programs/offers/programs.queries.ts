import { sql, type RawBuilder } from 'kysely';
import type { Job } from '#generated/console/types.gen.ts';
import type { Money, Program, ProgramBillingFrequency } from '#generated/types.gen.ts';
import type { ProgramsHandlers } from '#generated/families/programs/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { jobRecord } from '#src/domain/background-jobs/index.ts';
import { namedRef } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  hasValue,
  holds,
  iso,
  isoOrNull,
  list,
  mentions,
  named,
  nested,
  oneOf,
  oneOfIds,
  otherThan,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  tagged,
} from '#src/platform/db/query/index.ts';

/** Jobs that apply a program to its enrolments; of one program one is under way at a time. */
export const applyKind = 'apply_program';
export const applyTopic = (programId: string): string => `program ${programId}`;

/** States of an enrolment that has not ended. */
export const openStatuses = ['pending', 'active', 'paused', 'suspended'] as const;

export const programs = (db: Db) => db.selectFrom('programs as p');

/** Enrolments of present clients in the program, in these states. */
const enrolled = (...statuses: readonly string[]): RawBuilder<number> => sql<number>`(
  select count(*) from client_programs e join clients c on c.tenant_id = e.tenant_id and c.id = e.client_id
  where e.tenant_id = p.tenant_id and e.program_id = p.id and e.status = any(${sql.val(statuses)}::text[]) and c.deleted_at is null)`;

/** The job that applies the program to enrolments now. */
const jobUnderWay = (db: Db) =>
  nested(
    db,
    jobRecord(
      db
        .selectFrom('background_jobs as j')
        .where('j.kind', '=', applyKind)
        .where('j.topic', '=', sql<string>`'program ' || p.id::text`)
        .where('j.status', 'in', ['queued', 'running']) as never,
    ),
  ) as unknown as RawBuilder<Job | null>;

/** An amount of the program in its currency. */
const money = (column: string): RawBuilder<Money> =>
  sql<Money>`json_build_object('amount_minor', ${sql.ref(column)}, 'currency', p.currency)`;
const moneyOrNull = (column: string): RawBuilder<Money | null> =>
  sql<Money | null>`case when ${sql.ref(column)} is not null then ${money(column)} end`;

/** The contract's representation of a program. */
export const programRecord = (query: ReturnType<typeof programs>, db: Db) =>
  record<Program>()(
    query.select([
      'p.id',
      'p.name',
      'p.description',
      namedRef('program_definitions', 'p.program_definition_id').as('program_definition'),
      as<ProgramBillingFrequency>()('p.frequency').as('frequency'),
      money('p.amount_minor').as('amount'),
      moneyOrNull('p.setup_fee_minor').as('setup_fee'),
      'p.tax_rate_id',
      'p.duration_months',
      'p.minimum_term_months',
      'p.is_exclusive',
      'p.tags',
      enrolled(...openStatuses).as('open_enrollment_count'),
      enrolled('active').as('active_enrollment_count'),
      jobUnderWay(db).as('job'),
      isoOrNull('p.archived_at').as('archived_at'),
      'p.revision',
      iso('p.created_at').as('created_at'),
      iso('p.updated_at').as('updated_at'),
      'p.created_by',
    ]),
  );

export const programList = list<ProgramsHandlers['listPrograms']>()({
  rows: programs,
  record: (query, _scope, db) => programRecord(query, db),
  id: 'p.id',
  filters: {
    ...recordFilters('p'),
    program_definition_id: oneOfIds('p.program_definition_id'),
    frequency: oneOf('p.frequency'),
    is_exclusive: holds('p.is_exclusive'),
    is_archived: hasValue('p.archived_at'),
    tags: tagged('p.tags'),
    search: mentions('p.name', 'p.description'),
  },
  sorts: {
    name: byName('p.name'),
    ...recordSorts('p'),
    amount: by('p.amount_minor'),
    open_enrollment_count: sql`open_enrollment_count`,
  },
});

export const selectProgram = (db: Db, id: string): Promise<JsonText<Program> | undefined> =>
  selectRecord(db, programRecord(programs(db).where('p.id', '=', id), db));

/** A program as its rules need it. */
export interface StoredProgram {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly program_definition_id: string;
  readonly frequency: ProgramBillingFrequency;
  readonly amount_minor: number;
  readonly currency: string;
  readonly setup_fee_minor: number | null;
  readonly tax_rate_id: string | null;
  readonly duration_months: number | null;
  readonly minimum_term_months: number | null;
  readonly is_exclusive: boolean;
  readonly tags: string[];
  readonly archived_at: string | null;
  readonly revision: number;
}

const stored = (db: Db, id: string) =>
  programs(db)
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.name',
      'p.description',
      'p.program_definition_id',
      as<ProgramBillingFrequency>()('p.frequency').as('frequency'),
      'p.amount_minor',
      'p.currency',
      'p.setup_fee_minor',
      'p.tax_rate_id',
      'p.duration_months',
      'p.minimum_term_months',
      'p.is_exclusive',
      'p.tags',
      isoOrNull('p.archived_at').as('archived_at'),
      'p.revision',
    ]);

/** Nobody else changes the program, or enrols in it, before the transaction ends. */
export const lockProgram = (db: Db, id: string): Promise<StoredProgram | undefined> =>
  stored(db, id).forUpdate().executeTakeFirst();

/** As `lockProgram`, for an enrolment: the program stays as it is, and others may enrol, too. */
export const holdProgram = (db: Db, id: string): Promise<StoredProgram | undefined> =>
  stored(db, id).forShare().executeTakeFirst();

/** Another unarchived program with that name. */
export const findNamesake = (
  db: Db,
  name: string,
  ownId: string | null,
): Promise<{ id: string; name: string } | undefined> =>
  programs(db)
    .where(named('p.name', name))
    .where('p.archived_at', 'is', null)
    .where(otherThan('p.id', ownId))
    .select(['p.id', 'p.name'])
    .executeTakeFirst();

/** Names of unarchived programs, in lower case, that begin with a stem. */
export async function selectNamesLike(db: Db, stem: string): Promise<string[]> {
  const rows = await programs(db)
    .where('p.archived_at', 'is', null)
    .where(sql<boolean>`starts_with(lower(p.name), lower(${stem} collate app.unicode))`)
    .select(sql<string>`lower(p.name)`.as('name'))
    .execute();
  return rows.map(({ name }) => name);
}

/** The tax rate; archived ones are found as such. */
export const findRate = (
  db: Db,
  id: string,
): Promise<{ readonly id: string; readonly is_archived: boolean } | undefined> =>
  db
    .selectFrom('tax_rates')
    .where('id', '=', id)
    .select(['id', sql<boolean>`archived_at is not null`.as('is_archived')])
    .executeTakeFirst();
