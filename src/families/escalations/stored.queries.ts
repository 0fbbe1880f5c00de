import { sql, type Insertable, type Updateable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Escalation } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, holdName, isoOrNull, jsonb, reviseRecord } from '#src/platform/db/query/index.ts';

/** What an escalation is about, as the contract has it. */
export const headColumns = [
  'e.id',
  'e.number',
  'e.title',
  'e.description',
  'e.status',
  as<Escalation['status_category']>()('e.status_category').as('status_category'),
  as<Escalation['severity']>()('e.severity').as('severity'),
] as const;

/** What becomes of it, as the contract has it. */
export const courseColumns = [
  'e.tags',
  as<Escalation['field_values']>()('e.field_values').as('field_values'),
  isoOrNull('e.due_date').as('due_date'),
  isoOrNull('e.resume_at').as('resume_at'),
  'e.resolution',
  isoOrNull('e.resolved_at').as('resolved_at'),
  isoOrNull('e.closed_at').as('closed_at'),
  'e.reopen_count',
] as const;

/** An escalation as it is stored; instants as ISO texts. */
export type StoredEscalation = NonNullable<Awaited<ReturnType<typeof lockEscalation>>>;

/** The escalation, which nobody else changes before the transaction ends. */
export const lockEscalation = (db: Db, id: string) =>
  db
    .selectFrom('escalations as e')
    .where('e.id', '=', id)
    .select([
      ...headColumns,
      'e.assignee_id',
      'e.client_id',
      'e.client_program_id',
      ...courseColumns,
      'e.summary_text',
      'e.is_summary_generated',
      'e.revision',
    ])
    .forNoKeyUpdate('e')
    .executeTakeFirst();

export type EscalationValues = Omit<
  Updateable<Database['escalations']>,
  'field_values' | 'revision' | 'updated_at'
> & {
  readonly field_values?: Escalation['field_values'];
};

/** Gives a locked escalation these values and the next revision. */
export const reviseEscalation = (
  db: Db,
  id: string,
  { field_values: values, ...plain }: EscalationValues,
  now: Date,
): Promise<void> =>
  reviseRecord(
    db,
    'escalations',
    id,
    { ...plain, ...(values !== undefined && { field_values: jsonb(values)! }) },
    now,
  );

type NewEscalation = Omit<
  Insertable<Database['escalations']>,
  'number' | 'field_values' | 'created_at' | 'updated_at'
> & {
  readonly field_values: Escalation['field_values'];
};

/** A new escalation under the agency's next number. */
export async function insertEscalation(
  db: Db,
  { field_values: values, ...plain }: NewEscalation,
  now: Date,
): Promise<{ id: string; number: number }> {
  await holdName(db, 'escalation number');
  return db
    .insertInto('escalations')
    .values({
      ...plain,
      field_values: jsonb(values)!,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from escalations)`,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}
