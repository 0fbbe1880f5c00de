import { sql } from 'kysely';
import type { StatusOptionSet } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, record, selectRecords } from '#src/platform/db/query/index.ts';
import { lockStatusSetAlone, type StatusRecordKind } from '#src/domain/status-options/index.ts';
import { optionsWhere } from './options.queries.ts';

/** The agency's own options of these kinds, in this order. */
export function selectSets(
  db: Db,
  kinds: readonly StatusRecordKind[],
  withArchived: boolean,
): Promise<StatusOptionSet[]> {
  const own = sql<boolean>`o.tenant_id = s.tenant_id and o.record_kind = s.record_kind and o.template_id is null and ${withArchived ? sql`true` : sql`o.archived_at is null`}`;
  return selectRecords(
    db,
    record<StatusOptionSet>()(
      db
        .selectFrom('status_option_sets as s')
        .where('s.record_kind', 'in', [...kinds])
        .select([
          's.record_kind',
          optionsWhere(own).as('options'),
          's.revision',
          iso('s.updated_at').as('updated_at'),
        ])
        .orderBy(sql`array_position(${[...kinds]}::text[], s.record_kind)`),
    ),
  );
}

/**
 * Keeps everybody from giving records of the kind a status until the transaction ends; answers the revision. What follows
 * may rewrite all of them, some 8,000 a second, so that a large agency needs more time than other statements are given.
 */
export async function lockSetForChange(db: Db, kind: StatusRecordKind): Promise<number> {
  await lockStatusSetAlone(db, kind);
  const { revision } = await db
    .selectFrom('status_option_sets')
    .where('record_kind', '=', kind)
    .select(['revision', sql`set_config('statement_timeout', '10min', true)`.as('patience')])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return revision;
}

export async function updateSetRevision(db: Db, kind: StatusRecordKind, now: Date): Promise<void> {
  await db
    .updateTable('status_option_sets')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now }))
    .where('record_kind', '=', kind)
    .execute();
}
