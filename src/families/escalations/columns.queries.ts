import { sql } from 'kysely';
import type { Escalation, EscalationSeverity, EscalationStatusCategory } from '#generated/types.gen.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { selectStatusKeys } from '#src/domain/status-options/index.ts';
import { tagged } from '#src/platform/db/query/index.ts';

const categories = {
  choices: ['open', 'in_progress', 'waiting', 'resolved', 'closed'] satisfies EscalationStatusCategory[],
};
const severities = { choices: ['low', 'medium', 'high', 'critical'] satisfies EscalationSeverity[] };
const sources = { choices: ['interface', 'api', 'automation'] satisfies Escalation['source'][] };

/** How bad it is, as a number. */
export const severityRank = sql`array_position(array['low', 'medium', 'high', 'critical'], e.severity)`;

/** Where the agency has its status among the others. */
export const statusPlace = sql`(
  select o.position from status_options o
  where o.tenant_id = e.tenant_id and o.record_kind = 'escalation' and o.template_id is null and o.key = e.status)`;

const ofEscalation = columnsOf('e');

/** Tags differ without regard to case, here as in every other filter and count. */
const holdsTag = (tags: readonly string[]) =>
  tagged('e.tags').condition(tags.map((tag) => tag.toLowerCase()));

/** Properties of the escalation, `e`. */
const columns: readonly SystemColumn[] = [
  ofEscalation.number('number', 'Number', { ...shown, ...sortable }),
  ofEscalation.text('title', 'Title', { ...shown, ...sortable, sort: sql`lower(e.title)` }),
  ofEscalation.option('status', 'Status', { ...shown, ...sortable, ...groupable, sort: statusPlace }),
  ofEscalation.option('status_category', 'Status category', { ...groupable, ...categories }),
  ofEscalation.option('severity', 'Severity', {
    ...severities,
    ...shown,
    ...sortable,
    ...groupable,
    sort: severityRank,
  }),
  ofEscalation.record('user', 'assignee_id', 'Assignee', { ...shown, ...optional, ...groupable }),
  ofEscalation.record('client', 'client_id', 'Client', { ...shown, ...optional, ...groupable }),
  ofEscalation.record('client_program', 'client_program_id', 'Enrolment', { ...optional, ...groupable }),
  ofEscalation.list('list', 'text[]', 'tags', 'Tags', { ...groupable, holdsAny: holdsTag }),
  ofEscalation.time('due_date', 'Due', { ...shown, ...optional, ...sortable }),
  ofEscalation.number('reopen_count', 'Times reopened'),
  ofEscalation.option('source', 'Source', { ...groupable, ...sources }),
  ofEscalation.record('user', 'created_by', 'Created by'),
  ofEscalation.time('created_at', 'Created', { ...shown, ...sortable }),
  ofEscalation.time('updated_at', 'Last change', sortable),
  ofEscalation.time('resolved_at', 'Resolved', optional),
  ofEscalation.time('closed_at', 'Closed', optional),
];

/** What lists and views of escalations, `e`, name. */
export const escalationColumns = recordColumns({
  noun: 'escalations',
  fields: 'escalation',
  values: 'e.field_values',
  columns,
  agencyChoices: { status: (db) => selectStatusKeys(db, 'escalation') },
});
