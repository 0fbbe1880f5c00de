import { sql } from 'kysely';
import type { ClientProgramStatus, ProgramBillingFrequency } from '#generated/types.gen.ts';
import type { DeletionGuard, ProcessUser, ServiceUser } from '#src/call/parts.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { asSearch, type ViewedList } from '#src/domain/views/index.ts';
import { mentions } from '#src/platform/db/query/index.ts';
import { clientPrograms } from '#src/domain/programs/index.ts';

const counted = (count: number, one: string, many: string): string | undefined =>
  count === 0 ? undefined : count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Active programs keep a client; those that pause or are suspended go on some day, and are no less open. */
export const openEnrollments: DeletionGuard = {
  async describe({ db }, clientId) {
    const { count } = await db
      .selectFrom('client_programs')
      .where('client_id', '=', clientId)
      .where('status', 'in', ['active', 'paused', 'suspended'])
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    return counted(count, 'active program', 'active programs');
  },
};

/** Definitions and open enrolments that create tasks of a process. */
export const scheduledProcesses: ProcessUser = {
  async describe({ db }, processDefinitionId) {
    const { rows } = await sql<{ definitions: number; enrollments: number }>`
      select (select count(*) from program_definition_processes where process_definition_id = ${processDefinitionId})::integer as definitions,
        (select count(*) from client_program_processes a join client_programs e on e.tenant_id = a.tenant_id and e.id = a.client_program_id
          where a.process_definition_id = ${processDefinitionId} and e.status in ('pending', 'active', 'paused', 'suspended'))::integer as enrollments`.execute(
      db,
    );
    const { definitions, enrollments } = rows[0]!;
    const reasons = [
      counted(definitions, 'program definition', 'program definitions'),
      counted(enrollments, 'enrolment', 'enrolments'),
    ].filter((reason) => reason !== undefined);
    return reasons.length === 0 ? undefined : reasons.join(' and ');
  },
};

/** Definitions that cover a service. */
export const coveredServices: ServiceUser = {
  async describe({ db }, serviceId) {
    const { count } = await db
      .selectFrom('program_definition_services')
      .where('service_id', '=', serviceId)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    return counted(count, 'program definition', 'program definitions');
  },
};

const ofEnrollment = columnsOf('e');
const shown = { isDefault: true } as const;
const statuses = {
  choices: [
    'pending',
    'active',
    'paused',
    'suspended',
    'completed',
    'cancelled',
  ] satisfies ClientProgramStatus[],
};
const frequencies = {
  choices: [
    'one_time',
    'weekly',
    'monthly',
    'quarterly',
    'semiannually',
    'yearly',
  ] satisfies ProgramBillingFrequency[],
};

/** A day, in the form in which days compare. */
const day = (
  key: 'start_date' | 'end_date' | 'resume_on' | 'next_billing_date',
  label: string,
  options: Partial<SystemColumn> = {},
): SystemColumn => ({
  key,
  label,
  valueType: 'date',
  kind: 'date',
  storage: 'text',
  value: () => sql`(${sql.ref(`e.${key}`)}::text collate "C")`,
  sort: sql.ref(`e.${key}`),
  ...optional,
  ...sortable,
  ...options,
});

const programName: SystemColumn = {
  key: 'program',
  label: 'Program',
  valueType: 'text',
  kind: 'text',
  storage: 'text',
  value: () => sql`p.name`,
  ...shown,
  ...groupable,
};

/** Properties of the enrolment, `e`. Amounts are in minor units of its currency. */
const columns: readonly SystemColumn[] = [
  ofEnrollment.record('client', 'client_id', 'Client', { ...shown, ...groupable }),
  programName,
  ofEnrollment.option('status', 'Status', { ...shown, ...groupable, ...statuses }),
  day('start_date', 'Start', shown),
  day('end_date', 'End', shown),
  ofEnrollment.option('frequency', 'Billing', { ...shown, ...groupable, ...frequencies }),
  ofEnrollment.text('currency', 'Currency', groupable),
  ofEnrollment.number('amount_minor', 'Amount in minor units', sortable),
  ofEnrollment.number('override_minor', 'Price override in minor units', { ...optional, ...sortable }),
  day('next_billing_date', 'Next billing', shown),
  day('resume_on', 'Resumes'),
  ofEnrollment.time('cancels_at', 'Cancels', { ...optional, ...sortable }),
  ofEnrollment.list('user', 'uuid[]', 'assigned_to', 'Assigned to'),
  ofEnrollment.text('note', 'Note', optional),
  ofEnrollment.time('created_at', 'Created', sortable),
  ofEnrollment.time('updated_at', 'Last change', sortable),
];

/** Enrolments in views. */
export const viewedEnrollments: ViewedList = {
  columns: recordColumns({ noun: 'enrolments', fields: null, values: '', columns }),
  id: sql.ref('e.id'),
  name: sql`c.name || ', ' || p.name`,
  rows: ({ db }) => clientPrograms(db) as never,
  search: asSearch(mentions('c.name', 'p.name', 'e.note') as never),
  own: [sql`e.created_at desc`],
};
