import { sql, type RawBuilder } from 'kysely';
import type { CustomObjectRecordHit } from '#generated/types.gen.ts';
import type { SearchCustomObjectRecordsInput } from '#generated/families/custom-objects/handlers.ts';
import { foundBy } from '#src/domain/filters/index.ts';
import { clientRef } from '#src/domain/refs/index.ts';
import { viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import {
  byName,
  hasValue,
  list,
  oneOf,
  oneOfIds,
  record,
  by,
  type Listing,
} from '#src/platform/db/query/index.ts';
import { seenRecords } from './records.queries.ts';
import { recordRef } from './refs.queries.ts';

/** The text and the patterns that it makes, and who looks. */
export type SearchScope = ViewerScope & {
  readonly text: string;
  readonly patterns: readonly string[];
  readonly beginning: string;
  readonly beginningOfWord: string;
  readonly firstWord: string;
  readonly namesClients: boolean;
};

type Filters = Pick<
  SearchCustomObjectRecordsInput['body'],
  'custom_object_ids' | 'client_ids' | 'lifecycle_categories' | 'is_archived'
>;
type HitQuery = SearchCustomObjectRecordsInput['query'] & {
  readonly [K in keyof Filters]: Filters[K] | undefined;
};

/** The first value of a record, `r`, in which the words stand: a text field that everyone who sees the record sees. */
const matchedValues = (patterns: readonly string[]) => sql`
  select f.key, r.field_values ->> f.key as value, f.custom_object_id is null as is_common, f.position from fields f
  where f.tenant_id = r.tenant_id and f.record_kind = 'custom_object_record' and (f.custom_object_id is null or f.custom_object_id = r.custom_object_id)
    and f.deleted_at is null and f.view_permission is null and f.type in ('text', 'long_text', 'email', 'phone', 'url')
    and app.fold(r.field_values ->> f.key) like any(${patterns}::text[])`;

const matchedKeys = (patterns: readonly string[]): RawBuilder<string[]> => sql<string[]>`array_remove(array[
  case when app.fold(r.name) like any(${patterns}::text[]) then 'name' end,
  case when r.number::text like any(${patterns}::text[]) then 'number' end], null)
  || array(select 'field_values.' || m.key from (${matchedValues(patterns)}) m order by m.is_common, m.position limit 18)`;

/** Text around the match in a value, when the name does not hold it. */
const excerpt = ({
  patterns,
  firstWord,
}: Pick<SearchScope, 'patterns' | 'firstWord'>): RawBuilder<string | null> => sql<
  string | null
>`case when app.fold(r.name) not like all(${patterns}::text[]) then (
  select substr(m.value, greatest(1, strpos(app.fold(m.value), ${firstWord}::text) - 100), 300)
  from (${matchedValues(patterns)}) m order by m.is_common, m.position limit 1) end`;

/** Best match first: the name itself, its beginning, the beginning of a word, anywhere in it, elsewhere; then how much of the name it is. */
export const bestMatch = ({ text, beginning, beginningOfWord, patterns }: SearchScope) => [
  sql`case when app.fold(r.name) = ${text} then 4 when app.fold(r.name) like ${beginning} then 3
    when app.fold(r.name) like ${beginningOfWord} then 2 when app.fold(r.name) like any(${patterns}::text[]) then 1 else 0 end desc`,
  sql`similarity(app.fold(r.name), ${text}) desc`,
  sql`r.id desc`,
];

export const recordHits = list<Listing<HitQuery, CustomObjectRecordHit>, SearchScope>()({
  found: ({ patterns }) => foundBy('search_custom_object_records', patterns),
  rows: (db, scope) => seenRecords(db, viewerIn(scope)).where(sql<boolean>`r.id in (select id from found)`),
  record: (records, scope) =>
    record<CustomObjectRecordHit>()(
      records.select([
        recordRef('r').as('record'),
        (scope.namesClients
          ? sql<
              CustomObjectRecordHit['client']
            >`(case when exists (select from clients c where c.tenant_id = r.tenant_id and c.id = r.client_id and c.deleted_at is null)
              then ${clientRef('r.client_id')} end)`
          : sql<CustomObjectRecordHit['client']>`null::json`
        ).as('client'),
        matchedKeys(scope.patterns).as('matched_keys'),
        excerpt(scope).as('excerpt'),
      ]),
    ),
  id: 'r.id',
  filters: {
    custom_object_ids: oneOfIds('r.custom_object_id'),
    client_ids: oneOfIds('r.client_id'),
    lifecycle_categories: oneOf('r.lifecycle_category'),
    is_archived: hasValue('r.archived_at'),
  },
  sorts: { name: byName('r.name'), updated_at: by('r.updated_at') },
  own: bestMatch,
});
