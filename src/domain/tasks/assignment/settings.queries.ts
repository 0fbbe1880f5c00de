import { sql } from 'kysely';
import type { TaskAssignmentWeights, TaskAutoAssignmentSettings } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { holdName, iso } from '#src/platform/db/query/index.ts';
import { defaultSettings } from './settings.ts';

/** As the contract shows them; without a row the defaults, from the day that the agency was made. */
export async function selectSettings(db: Db): Promise<TaskAutoAssignmentSettings> {
  const row = await db
    .selectFrom('tenants as t')
    .leftJoin('task_assignment_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select([
      's.is_enabled',
      sql<TaskAutoAssignmentSettings['candidate_scope']>`s.candidate_scope`.as('candidate_scope'),
      sql<TaskAssignmentWeights>`s.weights`.as('weights'),
      's.max_open_stages',
      's.max_open_minutes',
      's.only_scheduled_members',
      's.overflow_user_ids',
      's.retry_interval_minutes',
      's.revision',
      iso('s.updated_at').as('updated_at'),
      iso('t.created_at').as('created_at'),
    ])
    .executeTakeFirstOrThrow();
  const { created_at: createdAt, ...stored } = row;
  return stored.revision === null
    ? { ...defaultSettings, revision: 1, updated_at: createdAt }
    : (stored as TaskAutoAssignmentSettings);
}

/** Lets one decision of an agency at a time be made, so that each sees what the one before came to; until the transaction ends. */
export const lockDecisions = (db: Db): Promise<void> => holdName(db, 'task assignment');
