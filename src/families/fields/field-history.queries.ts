import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Database, FieldHistory, Fields, Users } from '#generated/database.ts';
import type { FieldHistoryEntry } from '#generated/types.gen.ts';
import type { ListFieldHistoryInput } from '#generated/families/fields/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { iso, orderBy, selectPage } from '#src/platform/db/records.ts';
import { isKeptPrivate, type Viewer } from '#src/domain/records/index.ts';

type HistoryQuery = SelectQueryBuilder<Database & { h: FieldHistory; f: Fields; u: Users }, 'h' | 'f', object>;

export interface HistoryView {
  readonly viewer: Viewer;
  /** Kinds of records that the caller may view. */
  readonly entityTypes: readonly string[];
  /** Whether the caller may see values of sensitive fields. */
  readonly showsSensitive: boolean;
}

const anyOf = (values: readonly string[], type: 'text' | 'uuid') => sql`any(${sql.val([...values])}::${sql.raw(type)}[])`;

function matching(db: Kysely<Database>, query: ListFieldHistoryInput['query'], view: HistoryView): HistoryQuery {
  const { entity_id, field_id, key, changed_by, changed_after, changed_before } = query;
  const conditions = [
    sql<boolean>`h.entity_type = ${anyOf(view.entityTypes, 'text')}`,
    sql<boolean>`not ${isKeptPrivate(view.viewer, sql.ref('h.entity_type'), sql.ref('h.entity_id'))}`,
    entity_id && sql<boolean>`h.entity_id = ${anyOf(entity_id, 'uuid')}`,
    field_id && sql<boolean>`h.field_id = ${anyOf(field_id, 'uuid')}`,
    key && sql<boolean>`f.key = ${anyOf(key, 'text')} and f.deleted_at is null`,
    changed_by && sql<boolean>`h.actor_id = ${anyOf(changed_by, 'uuid')}`,
    changed_after && sql<boolean>`h.changed_at >= ${changed_after}::timestamptz`,
    changed_before && sql<boolean>`h.changed_at < ${changed_before}::timestamptz`,
  ];
  const all = db.selectFrom('field_history as h').innerJoin('fields as f', 'f.id', 'h.field_id') as unknown as HistoryQuery;
  return conditions.reduce<HistoryQuery>((matched, condition) => (condition ? matched.where(condition) : matched), all);
}

/** The contract's representation of a change; values of sensitive fields are withheld unless the view shows them. */
const withRecord = (query: HistoryQuery, { showsSensitive }: HistoryView) => {
  const isMasked = showsSensitive ? sql<boolean>`false` : sql<boolean>`f.is_sensitive`;
  const shown = (column: string) => sql<unknown>`case when not ${isMasked} then ${sql.ref(column)} end`;
  return query
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .select([
      'h.id', 'h.entity_type', 'h.entity_id', 'h.field_id', 'f.key as field_key', 'f.name as field_name',
      shown('h.previous_value').as('previous_value'), shown('h.value').as('value'), isMasked.as('is_masked'),
      sql<unknown>`json_strip_nulls(json_build_object('type', h.actor_type, 'id', h.actor_id, 'name', left(u.name, 200)))`.as('actor'),
      iso('h.changed_at').as('changed_at'),
    ]);
};

export function selectFieldHistory(db: Kysely<Database>, query: ListFieldHistoryInput['query'], view: HistoryView): Promise<Page<FieldHistoryEntry>> {
  return selectPage<FieldHistoryEntry>(db, {
    matching: matching(db, query, view),
    record: (matched) => withRecord(matched as unknown as HistoryQuery, view),
    orderBy: [orderBy(sql.ref('h.changed_at'), query.order), orderBy(sql.ref('h.id'), query.order)],
    limit: query.limit,
    offset: query.offset,
  });
}
