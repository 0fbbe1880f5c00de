import { sql } from 'kysely';
import type { ProcessesHandlers } from '#generated/families/processes/handlers.ts';
import { liveProcesses, processRecord } from '#src/domain/processes/index.ts';
import type { Viewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  emptyLast,
  holds,
  list,
  mentions,
  oneOf,
  oneOfIds,
  recordFilters,
  recordSorts,
  softDeleteRecord,
  tagged,
} from '#src/platform/db/query/index.ts';

const usesTemplate = (
  ids: readonly string[],
) => sql<boolean>`(p.status_template_id = any(${ids}::uuid[]) or exists (
  select from process_stages s where s.tenant_id = p.tenant_id and s.process_definition_id = p.id and s.status_template_id = any(${ids}::uuid[])))`;

export const processList = list<ProcessesHandlers['listProcessDefinitions'], Viewer>()({
  rows: liveProcesses,
  record: processRecord,
  id: 'p.id',
  filters: {
    ...recordFilters('p'),
    status: oneOf('p.status'),
    department_id: oneOfIds('p.department_id'),
    tags: tagged('p.tags'),
    has_unpublished_changes: holds('p.has_unpublished_changes'),
    status_template_id: usesTemplate,
    search: mentions('p.name', 'p.description'),
  },
  sorts: {
    ...recordSorts('p'),
    name: byName('p.name'),
    published_at: emptyLast('p.published_at'),
    open_task_count: sql`open_task_count`,
  },
});

export const softDeleteProcess = (db: Db, id: string, userId: string, now: Date): Promise<void> =>
  softDeleteRecord(db, 'process_definitions', id, userId, now);
