import { sql } from 'kysely';
import type { ClientProgramStatus, ProgramBillingFrequency } from '#generated/types.gen.ts';
import type { ProcessUser, ServiceUser } from '#src/call/parts.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { keepsClient } from '#src/domain/references/index.ts';
import { asSearch, type ViewedList } from '#src/domain/views/index.ts';
import { countedIfAny } from '#src/platform/counted.ts';
import { countRows, mentions } from '#src/platform/db/query/index.ts';
import { clientPrograms } from '#src/domain/programs/index.ts';

/** Active programs keep a client; those that pause or are suspended go on some day, and are no less open. */
export const openEnrollments = keepsClient(
  { one: 'active program', many: 'active programs' },
  sql`client_programs x where x.status in ('active', 'paused', 'suspended')`,
);

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
      countedIfAny(definitions, 'program definition'),
      countedIfAny(enrollments, 'enrolment'),
    ].filter((reason) => reason !== undefined);
    return reasons.length === 0 ? undefined : reasons.join(' and ');
  },
};

/** Definitions that cover a service. */
export const coveredServices: ServiceUser = {
  async describe({ db }, serviceId) {
    const count = await countRows(
      db.selectFrom('program_definition_services').where('service_id', '=', serviceId),
    );
    return countedIfAny(count, 'program definition');
  },
};

const ofEnrollment = columnsOf('e');
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

/** Properties of the enrolment, `e`. Amounts are in minor units of its currency. */
const columns: readonly SystemColumn[] = [
  ofEnrollment.record('client', 'client_id', 'Client', { ...shown, ...groupable }),
  ofEnrollment.text('program', 'Program', { value: () => sql`p.name`, ...shown, ...groupable }),
  ofEnrollment.option('status', 'Status', { ...shown, ...groupable, ...statuses }),
  ofEnrollment.day('start_date', 'Start', { ...shown, ...sortable }),
  ofEnrollment.day('end_date', 'End', { ...shown, ...optional, ...sortable }),
  ofEnrollment.option('frequency', 'Billing', { ...shown, ...groupable, ...frequencies }),
  ofEnrollment.text('currency', 'Currency', groupable),
  ofEnrollment.number('amount_minor', 'Amount in minor units', sortable),
  ofEnrollment.number('override_minor', 'Price override in minor units', { ...optional, ...sortable }),
  ofEnrollment.day('next_billing_date', 'Next billing', { ...shown, ...optional, ...sortable }),
  ofEnrollment.day('resume_on', 'Resumes', { ...optional, ...sortable }),
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
