import { sql, type RawBuilder } from 'kysely';
import type { FieldChange, FieldRecordKind } from '#generated/types.gen.ts';
import { actorOf } from '#src/domain/refs/index.ts';
import { before, by, iso, oneOf, since } from '#src/platform/db/query/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** The history, `h`, of one record. */
export const historyOf =
  (kind: string) =>
  (db: Db, { recordId }: { readonly recordId: string }) =>
    db.selectFrom('audit_log as h').where('h.record_kind', '=', kind).where('h.record_id', '=', recordId);

/** Whether the value of field `f` may be told: custom ones while their field is there and not sensitive. */
const isTold = (fields: FieldRecordKind | undefined): RawBuilder<boolean> =>
  fields === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(c.path not like 'field\\_values.%' or exists (
        select from fields f where f.record_kind = ${sql.lit(fields)} and f.deleted_at is null and not f.is_sensitive and 'field_values.' || f.key = c.path))`;

/** Values before and after; `fields`: the kind whose custom fields the record has. */
const changesOf = (fields: FieldRecordKind | undefined): RawBuilder<FieldChange[]> => sql<FieldChange[]>`(
  select coalesce(json_agg(json_build_object('field', c.path, 'old_value', case when ${isTold(fields)} then h.previous -> c.path end,
    'new_value', case when ${isTold(fields)} then h.new_values -> c.path end) order by c.path), '[]')
  from unnest(h.changed_fields) c (path))`;

/** The columns that entries of every history have, but for the action, which contracts call `action` or `kind`. */
export const historyColumns = (fields?: FieldRecordKind) =>
  [
    'h.id',
    actorOf('h').as('actor'),
    changesOf(fields).as('changes'),
    'h.reason',
    iso('h.created_at').as('created_at'),
  ] as const;

/** The filters of a history; take those that the operation has. */
export const historyFilters = {
  action: oneOf('h.action'),
  created_after: since('h.created_at'),
  created_before: before('h.created_at'),
};

export const historySorts = { created_at: by('h.created_at') };
