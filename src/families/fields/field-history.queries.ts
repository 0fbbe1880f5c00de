import { sql } from 'kysely';
import type { FieldHistoryEntry, FieldRecordKind } from '#generated/types.gen.ts';
import type { FieldsHandlers } from '#generated/families/fields/handlers.ts';
import { isKeptPrivate, viewerIn, type RuledKind, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  iso,
  list,
  oneOf,
  oneOfIds,
  oneOfKeys,
  record,
  since,
} from '#src/platform/db/query/index.ts';

/** Kinds with custom fields of which somebody may see some records and others not: all but the agency itself. */
const ruled: Readonly<Record<Exclude<FieldRecordKind, 'agency'>, true>> = {
  client: true,
  user: true,
  task: true,
  ticket: true,
  escalation: true,
  custom_object_record: true,
};
const ruledKinds = Object.keys(ruled) as readonly RuledKind[];

type Scope = ViewerScope & {
  /** Kinds of records that the caller may view. */
  readonly recordKinds: readonly string[];
  /** Whether the caller may see values of sensitive fields. */
  readonly showsSensitive: boolean;
};

async function selectFieldKeys(db: Db, { recordKinds }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('fields')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`record_kind = any(${recordKinds}::text[])`)
    .select('key')
    .groupBy('key')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Values of sensitive fields are withheld unless the scope shows them, and those that need a permission from everyone without it. */
export const fieldHistory = list<FieldsHandlers['listFieldHistory'], Scope>()({
  rows: (db, { recordKinds, ...scope }) =>
    db
      .selectFrom('field_history as h')
      .innerJoin('fields as f', (join) =>
        join.onRef('f.tenant_id', '=', 'h.tenant_id').onRef('f.id', '=', 'h.field_id'),
      )
      .where(oneOf('h.record_kind')(recordKinds))
      .where(
        sql<boolean>`not ${isKeptPrivate(viewerIn(scope), sql.ref('h.record_kind'), sql.ref('h.record_id'), ruledKinds)}`,
      ),
  record: (rows, { showsSensitive, rights, permissions }) => {
    const isSensitive = showsSensitive ? sql<boolean>`false` : sql<boolean>`f.is_sensitive`;
    const isForOthers =
      rights.role !== null
        ? sql<boolean>`false`
        : sql<boolean>`(f.view_permission is not null and f.view_permission <> all(${permissions}::text[]))`;
    const isMasked = sql<boolean>`(${isSensitive} or ${isForOthers})`;
    const shown = (column: string) =>
      sql<FieldHistoryEntry['value']>`case when not ${isMasked} then ${sql.ref(column)} end`;
    return record<FieldHistoryEntry>()(
      rows
        .leftJoin('users as u', (join) =>
          join.onRef('u.tenant_id', '=', 'h.tenant_id').onRef('u.id', '=', 'h.actor_id'),
        )
        .select([
          'h.id',
          as<FieldHistoryEntry['record_kind']>()('h.record_kind').as('record_kind'),
          'h.record_id',
          'h.field_id',
          'f.key as field_key',
          'f.name as field_name',
          shown('h.previous_value').as('previous_value'),
          shown('h.value').as('value'),
          isMasked.as('is_masked'),
          sql<
            FieldHistoryEntry['actor']
          >`json_strip_nulls(json_build_object('type', h.actor_type, 'id', h.actor_id, 'name', left(u.name, 200)))`.as(
            'actor',
          ),
          iso('h.changed_at').as('changed_at'),
        ]),
    );
  },
  id: 'h.id',
  filters: {
    record_kind: oneOf('h.record_kind'),
    record_id: oneOfIds('h.record_id'),
    field_id: oneOfIds('h.field_id'),
    key: oneOfKeys(
      selectFieldKeys,
      (keys) => sql<boolean>`(f.key = any(${keys}::text[]) and f.deleted_at is null)`,
    ),
    changed_by: oneOfIds('h.actor_id'),
    changed_after: since('h.changed_at'),
    changed_before: before('h.changed_at'),
  },
  sorts: { changed_at: by('h.changed_at') },
});
