import { sql } from 'kysely';
import type { NamedRef, Task, TaskStage, UserRef } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { nested, nestedAll, oneOfIds, record } from '#src/platform/db/query/index.ts';
import { stageRecord, taskRecord, visibleStages, visibleTasks } from '#src/domain/tasks/index.ts';
import type { Viewer } from '#src/domain/visibility/index.ts';

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

const maxPeople = 500;

/** A task and its stages as the contract writes them, with the names behind their ids, in one statement. */
export async function selectDetails(
  db: Db,
  viewer: Viewer,
  { id, processId, departmentId, userIds }: DetailsOf,
): Promise<DetailRecords> {
  const { details } = await db
    .selectNoFrom(
      sql<string>`json_build_object(
    'task', ${nested(db, taskRecord(visibleTasks(db, viewer).where('t.id', '=', id), viewer))},
    'process', ${nested(db, record<NamedRef>()(db.selectFrom('process_definitions').where('id', '=', processId).select(['id', 'name'])))},
    'department', ${nested(db, record<NamedRef>()(db.selectFrom('departments').where('id', '=', departmentId).select(['id', 'name'])))},
    'people', ${nestedAll(
      db,
      record<UserRef>()(
        db
          .selectFrom('users')
          .where(oneOfIds('id')(userIds))
          .select(['id', 'name', 'email'])
          .orderBy(sql`lower(name)`)
          .orderBy('id')
          .limit(maxPeople),
      ),
    )},
    'stages', ${nestedAll(db, stageRecord(visibleStages(db, viewer).where('t.id', '=', id).orderBy('s.position').orderBy('s.id'), viewer))})::text`.as(
        'details',
      ),
    )
    .executeTakeFirstOrThrow();
  return JSON.parse(details) as DetailRecords;
}
