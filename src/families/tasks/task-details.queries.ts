import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { NamedRef, Task, TaskStage, UserRef } from '#generated/types.gen.ts';
import type { RecordQuery } from '#src/platform/db/records.ts';
import { stageColumns, taskColumns, visibleStages, visibleTasks } from '#src/domain/tasks/task-record.queries.ts';
import type { Viewer } from '#src/domain/tasks/visibility.queries.ts';

type Db = Kysely<Database>;

export interface DetailRecords {
  /** Null when the viewer sees no such task any more. */
  readonly task: Task | null;
  readonly process: NamedRef | null;
  readonly department: NamedRef | null;
  readonly people: UserRef[];
  readonly stages: TaskStage[];
}

export interface DetailsOf {
  readonly id: string;
  readonly processId: string | null;
  readonly departmentId: string | null;
  readonly userIds: readonly string[];
}

const mostPeople = 500;

/** A task and its stages as the contract writes them, with the names behind their ids, in one statement. */
export async function selectDetails(db: Db, viewer: Viewer, { id, processId, departmentId, userIds }: DetailsOf): Promise<DetailRecords> {
  const one = (query: RecordQuery) => db.selectFrom(query.as('r')).select(sql`row_to_json(r)`.as('record'));
  const all = (query: RecordQuery) => db.selectFrom(query.as('r')).select(sql`coalesce(json_agg(row_to_json(r)), '[]')`.as('records'));
  const { details } = await db.selectNoFrom(sql<string>`json_build_object(
    'task', ${one(visibleTasks(db, viewer).where('t.id', '=', id).select(taskColumns(viewer)) as RecordQuery)},
    'process', ${one(db.selectFrom('process_definitions').where('id', '=', processId).select(['id', 'name']))},
    'department', ${one(db.selectFrom('departments').where('id', '=', departmentId).select(['id', 'name']))},
    'people', ${all(db.selectFrom('users').where(sql<boolean>`id = any(${[...userIds]}::uuid[])`).select(['id', 'name', 'email']).orderBy(sql`lower(name)`).orderBy('id').limit(mostPeople))},
    'stages', ${all(visibleStages(db, viewer).where('t.id', '=', id).select(stageColumns(viewer)).orderBy('s.position').orderBy('s.id') as RecordQuery)})::text`.as('details')).executeTakeFirstOrThrow();
  return JSON.parse(details) as DetailRecords;
}
