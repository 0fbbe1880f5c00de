import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { StatusSet, type StatusChoice, type StatusRecordKind } from './status-set.ts';

type Row = StatusChoice & { readonly record_kind: StatusRecordKind; readonly template_id: string | null };

/** The statuses of tasks and stages that one task needs. */
export interface WorkStatuses {
  readonly tasks: StatusSet;
  /** Statuses of a stage by its template; null for the agency's own. */
  stagesOf(templateId: string | null): StatusSet;
}

/** The agency's own set of one kind. */
export async function loadStatusSet(db: Db, kind: StatusRecordKind): Promise<StatusSet> {
  return new StatusSet(await selectOptions(db, [kind], []));
}

/** The sets that tasks and their stages use, of these templates too, in one statement. */
export async function loadWorkStatuses(db: Db, templateIds: readonly string[]): Promise<WorkStatuses> {
  const rows = await selectOptions(db, ['task', 'task_stage'], templateIds);
  const tasks = new StatusSet(rows.filter((row) => row.record_kind === 'task'));
  const own = new StatusSet(
    rows.filter((row) => row.record_kind === 'task_stage' && row.template_id === null),
  );
  const byTemplate = new Map(
    templateIds.map((id) => [id, new StatusSet(rows.filter((row) => row.template_id === id))]),
  );
  return {
    tasks,
    stagesOf: (templateId) => (templateId === null ? own : (byTemplate.get(templateId) ?? own)),
  };
}

/** Keys of every status of one kind, those of templates and archived ones included. */
export async function selectStatusKeys(db: Db, kind: StatusRecordKind): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from status_options where record_kind = ${kind} group by key order by min(position), key`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

async function selectOptions(
  db: Db,
  kinds: readonly StatusRecordKind[],
  templateIds: readonly string[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select record_kind, template_id, key, label, category, is_default, archived_at is not null as is_archived
    from status_options
    where record_kind = any(${[...kinds]}::text[]) and (template_id is null or template_id = any(${[...templateIds]}::uuid[]))
    order by position, key`.execute(db);
  return rows;
}
