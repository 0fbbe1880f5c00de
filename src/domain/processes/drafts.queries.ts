import type { Priority } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';

/** A process as rules see it, without its stages. */
export interface StoredProcess {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly icon: string | null;
  readonly color: string | null;
  readonly status: 'draft' | 'published' | 'archived';
  readonly version: number | null;
  readonly has_unpublished_changes: boolean;
  readonly task_name_template: string | null;
  readonly department_id: string | null;
  readonly default_assignee_ids: string[];
  readonly priority_level: Priority | null;
  readonly tags: string[];
  readonly due_offset_minutes: number | null;
  readonly estimated_minutes: number | null;
  readonly shift_due_on_hold: boolean;
  readonly status_template_id: string | null;
  readonly revision: number;
}

/** The process, which nobody else changes before the transaction ends. */
export async function lockProcess(db: Db, id: string): Promise<StoredProcess | undefined> {
  const row = await db
    .selectFrom('process_definitions')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'name',
      'description',
      'icon',
      'color',
      'status',
      'version',
      'has_unpublished_changes',
      'task_name_template',
      'department_id',
      'default_assignee_ids',
      'priority_level',
      'tags',
      'due_offset_minutes',
      'estimated_minutes',
      'shift_due_on_hold',
      'status_template_id',
      'revision',
    ])
    .forUpdate()
    .executeTakeFirst();
  return row as StoredProcess | undefined;
}

export type ProcessValues = Omit<StoredProcess, 'id' | 'revision'> & {
  readonly published_at: Date | null;
  readonly archived_at: Date | null;
};

export async function updateProcess(
  db: Db,
  id: string,
  values: Partial<ProcessValues>,
  now: Date,
): Promise<void> {
  await reviseRecord(db, 'process_definitions', id, values, now);
}

/** Whether it differs from what is published: a part of the change before, and none of its own. */
export async function updateChangeMark(db: Db, id: string, hasChanges: boolean): Promise<void> {
  await db
    .updateTable('process_definitions')
    .set({ has_unpublished_changes: hasChanges })
    .where('id', '=', id)
    .execute();
}
