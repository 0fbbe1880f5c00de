import { sql } from 'kysely';
import type { DepartmentUser, ProcessUser, ToolTargetKind } from '#src/call/parts.ts';
import { searched } from '#src/domain/filters/index.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { asSearch, type ViewedList } from '#src/domain/views/index.ts';
import { canView } from '#src/domain/visibility/index.ts';
import { countedIfAny } from '#src/platform/counted.ts';

const ofSubmission = columnsOf('s');
const statuses = ['in_progress', 'submitted', 'abandoned', 'held', 'ready', 'rejected'];
const holdReasons = ['review_required', 'spam_suspected', 'upload_refused', 'mapping_failed'];

/** Properties of the submission, `s`. */
const columns: readonly SystemColumn[] = [
  ofSubmission.text('form', 'Form', { value: () => sql`f.name`, ...shown, ...groupable }),
  ofSubmission.text('respondent_name', 'Name', { ...shown, ...optional }),
  ofSubmission.text('respondent_email', 'E-mail', { ...shown, ...optional }),
  ofSubmission.option('status', 'Status', { ...shown, ...groupable, choices: statuses }),
  ofSubmission.option('hold_reason', 'Hold reason', { ...optional, ...groupable, choices: holdReasons }),
  ofSubmission.record('client', 'client_id', 'Client', { ...optional, ...groupable }),
  ofSubmission.record('user', 'user_id', 'Member', { ...optional, ...groupable }),
  ofSubmission.number('form_version', 'Version', sortable),
  ofSubmission.text('source_host', 'Source', { ...optional, ...groupable }),
  ofSubmission.time('submitted_at', 'Submitted', { ...shown, ...optional, ...sortable }),
  ofSubmission.time('finished_at', 'Finished', { ...optional, ...sortable }),
  ofSubmission.time('created_at', 'Created', sortable),
  ofSubmission.time('updated_at', 'Last change', sortable),
];

/** Submissions in views: those that the list shows without a wish. */
export const viewedSubmissions: ViewedList = {
  columns: recordColumns({ noun: 'form submissions', fields: null, values: '', columns }),
  id: sql.ref('s.id'),
  name: sql`coalesce(s.respondent_name, s.respondent_email, f.name)`,
  rows: (ctx) =>
    ctx.db
      .selectFrom('form_submissions as s')
      .innerJoin('forms as f', (join) =>
        join.onRef('f.tenant_id', '=', 's.tenant_id').onRef('f.id', '=', 's.form_id'),
      )
      .where('s.erased_at', 'is', null)
      .where('s.status', 'in', ['submitted', 'held', 'ready', 'rejected'])
      .where(ctx.can('forms.view') ? sql<boolean>`true` : sql<boolean>`false`),
  search: asSearch(searched('s.id', 'search_form_submissions')),
  own: [sql`s.submitted_at desc nulls last`],
  shownIf: (ctx) => ({ client_id: canView(ctx, 'client') ? sql<boolean>`true` : sql<boolean>`false` }),
};

/** Forms, as tools of stages point to them. */
export const formTargets: ToolTargetKind = {
  kind: 'form',
  permission: 'forms.view',
  rows: sql`select id, name, status = 'published' as is_usable from forms where deleted_at is null`,
};

/** Forms whose submissions start a process, in their working copy or live. */
export const mappedProcesses: ProcessUser = {
  async describe({ db }, processDefinitionId) {
    const wanted = JSON.stringify({ mappings: [{ process_definition_id: processDefinitionId }] });
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from forms f where f.deleted_at is null and (f.settings @> ${wanted}::jsonb
        or (f.status = 'published' and exists (select from form_versions v where v.tenant_id = f.tenant_id and v.form_id = f.id and v.version = f.version and v.settings @> ${wanted}::jsonb)))`.execute(
      db,
    );
    return countedIfAny(rows[0]!.count, 'form');
  },
};

/** Departments of tasks that submissions create: in working copies and in live versions. */
export const mappedDepartments: DepartmentUser = {
  async replace({ db }, from, to) {
    const replaced = sql`jsonb_set(settings, '{mappings}', (
      select coalesce(jsonb_agg(case when m ->> 'department_id' = ${from} then m || jsonb_build_object('department_id', ${to}::text) else m end order by n), '[]')
      from jsonb_array_elements(settings -> 'mappings') with ordinality as e (m, n)))`;
    const names = JSON.stringify({ mappings: [{ department_id: from }] });
    await sql`update form_versions set settings = ${replaced} where settings @> ${names}::jsonb`.execute(db);
    await sql`update forms set settings = ${replaced} where settings @> ${names}::jsonb`.execute(db);
  },
};
