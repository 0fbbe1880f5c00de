import { sql, type RawBuilder } from 'kysely';
import { isKeptPrivate, isPrivateId, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Of `said (origin, content)`, those whose content names a record that is private to others than the viewer. */
const naming = (viewer: RecordViewer, said: RawBuilder<unknown>) => sql`
  select named.origin from (
    select distinct said.origin, found.ids[1]::uuid as id
    from (${said}) said (origin, content), regexp_matches(said.content, ${uuid}, 'gi') as found (ids)
  ) named where ${isPrivateId(viewer, sql.ref('named.id'))}`;

/**
 * Those of these executions that had to do with a record that is private to others than the viewer: the record that they are about,
 * one that a step changed, or one that an input or output names. What one execution read, those that it started or that started it
 * may repeat without naming it, so all of them count.
 */
export async function selectKeptExecutions(
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    with recursive up (origin, id, parent_id, height) as (
      select e.id, e.id, e.parent_execution_id, 0 from automation_executions e where e.id = any(${[...ids]}::uuid[])
      union all
      select up.origin, p.id, p.parent_execution_id, height + 1 from up join automation_executions p on p.id = up.parent_id where height < 20
    ), related (origin, id) as (
      select * from (select distinct on (origin) origin, id from up order by origin, height desc) root
      union
      select r.origin, c.id from related r join automation_executions c on c.parent_execution_id = r.id
    )
    select r.origin from related r join automation_executions e on e.id = r.id
      where e.record_id is not null and ${isKeptPrivate(viewer, sql.ref('e.record_kind'), sql.ref('e.record_id'))}
    union
    select r.origin from related r join automation_execution_items i on i.execution_id = r.id, jsonb_to_recordset(i.records) as changed (kind text, id uuid)
      where ${isKeptPrivate(viewer, sql.ref('changed.kind'), sql.ref('changed.id'))}
    union
    ${naming(
      viewer,
      sql`select r.origin, e.input::text from related r join automation_executions e on e.id = r.id
        union all select r.origin, i.input::text || coalesce(i.output::text, '') from related r join automation_execution_items i on i.execution_id = r.id where i.input is not null
        union all select r.origin, i.output::text from related r join automation_execution_items i on i.execution_id = r.id where i.input is null and i.output is not null`,
    )}`.execute(db);
  return rows.map(({ origin }) => origin);
}

/** The same of tests, which show nothing at all while their own record is private. */
export async function selectKeptTests(
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
): Promise<string[]> {
  const those = sql`any(${[...ids]}::uuid[])`;
  const { rows } = await sql<{ origin: string }>`${naming(
    viewer,
    sql`select r.id, r.input::text from automation_test_runs r where r.id = ${those}
      union all select s.test_run_id, coalesce(s.input::text, '') || coalesce(s.output::text, '') from automation_test_steps s where s.test_run_id = ${those}`,
  )}`.execute(db);
  return rows.map(({ origin }) => origin);
}
