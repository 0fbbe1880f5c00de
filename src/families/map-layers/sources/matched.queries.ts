import { sql, type RawBuilder } from 'kysely';
import { compileFilter, loadReader, ofReader } from '#src/domain/filters/index.ts';
import type { Condition, Select } from '#src/platform/db/query/index.ts';
import { conflict, Problem } from '#src/platform/errors/index.ts';
import type { LayerReader, SourceList } from './record-list.ts';
import type { RecordSource } from './source.ts';

/** The records of a layer that the caller sees, with their addresses. */
export interface Matched {
  readonly rows: Select;
  readonly id: RawBuilder<string>;
  readonly name: RawBuilder<string>;
  /** Addresses (`Address` of the contract) as an array of jsonb. */
  readonly addresses: RawBuilder<unknown>;
}

/** 409 when the layer names a field that is gone since it was saved, or that the caller may not see. */
export async function matchRecords(
  ctx: LayerReader,
  source: RecordSource,
  { list, find }: SourceList,
): Promise<Matched> {
  const rows = list.rows(ctx);
  const condition = await conditionOf(ctx, source, list);
  return {
    rows: condition === undefined ? rows : rows.where(condition),
    id: list.id,
    name: sql<string>`left(${list.name}, 300)`,
    addresses: addressesOf(source, find),
  };
}

async function conditionOf(
  ctx: LayerReader,
  { filter_group: group }: RecordSource,
  { columns }: SourceList['list'],
): Promise<Condition | undefined> {
  if (group == null) return undefined;
  const { userId } = ctx.identity;
  const [fields, reader] = await Promise.all([columns.loadFields(ctx), loadReader(ctx.db, userId, [group])]);
  const columnOf = columns.finder(userId, fields);
  try {
    return compileFilter(ofReader(group, columnOf, reader), {
      columnOf,
      view: { now: ctx.now, userId },
      place: 'source.filter_group',
    });
  } catch (error) {
    if (error instanceof Problem && error.code === 'validation_error') throw unshowable(error.message);
    throw error;
  }
}

function addressesOf(source: RecordSource, find: SourceList['find']): RawBuilder<unknown> {
  const { address_field_key: key } = source;
  if (key == null) {
    const isPrimary = source.type === 'clients' && source.address_scope !== 'all';
    const path = isPrimary ? '$[*] ? (@.is_primary == true).address' : '$[*].address';
    return sql`jsonb_path_query_array(${find('addresses')!.value}, ${sql.lit(path)}::jsonpath)`;
  }
  const column = find(`field_values.${key}`);
  if (column?.valueType !== 'address')
    throw unshowable(`source.address_field_key names "${key}", which is not an address field that you see.`);
  return sql`(case when ${column.shown} is null then '[]'::jsonb else jsonb_build_array(${column.shown}) end)`;
}

const unshowable = (why: string): Problem =>
  conflict(`The layer can no longer be shown: ${why} Change the layer, and it can.`);

/** Further values of each record, by their names in the statement. */
export type Extras = Readonly<Record<string, RawBuilder<unknown>>>;

/**
 * The records as `m`, once for each address, `a`, with what the cache knows of it, `g`; a record without addresses once. Its parts belong
 * behind a `from`. `offset` and `limit` keep Postgres from normalising an address for every entry of the cache: each is looked up once.
 */
export function addressLines(
  { rows, id, name, addresses }: Matched,
  extras: Extras = {},
): RawBuilder<unknown> {
  const selected = rows.select([
    id.as('id'),
    name.as('name'),
    addresses.as('addresses'),
    ...Object.entries(extras).map(([alias, value]) => value.as(alias)),
  ]);
  return sql`(${selected}) m
    left join lateral (
      select t.*, app.normalized_address(t.address_text) collate "C" as normalized from (
        select e.address, e.place, app.address_text(e.address) as address_text
        from jsonb_array_elements(m.addresses) with ordinality e (address, place) offset 0) t offset 0) a on true
    left join lateral (select c.* from geocode_cache c where c.normalized_address = a.normalized limit 1) g on true`;
}

export const isPlaced = sql<boolean>`(g.outcome is not distinct from 'found')`;

/** Why a line without a place has none. */
export const reasonAt = (
  now: Date,
): RawBuilder<string> => sql<string>`(case when a.normalized is null then 'no_address'
  when g.outcome = 'not_found' and (g.expires_at is null or g.expires_at > ${now}) then 'not_found' else 'not_geocoded' end)`;
