import type { Pool, PoolClient } from 'pg';
import { referrersFirst, type ReferringTable } from './referrers-first.ts';

/** A table with rows of agencies, as the catalogue knows it: no list has to name it. */
export interface AgencyTable extends ReferringTable {
  /** As the data map calls it: those of the schema `app` with their schema. */
  readonly label: string;
  readonly columns: readonly string[];
  /** That no row `r` of the table refers to its row `t`, by a reference that would keep `t`; empty where there is none. */
  readonly isLeaf: string;
  /** Whether it refers to its agency: then it has no row of an agency that is gone. */
  readonly isBound: boolean;
}

/** Those that refer to others first: the order in which rows can be removed. */
export async function selectAgencyTables(owner: Pool | PoolClient): Promise<AgencyTable[]> {
  const { rows } = await owner.query<{
    name: string;
    label: string;
    columns: string[];
    refers_to: string[];
    leaf_conditions: string[];
    is_bound: boolean;
  }>(`
    with tables as (
      select c.oid, format('%I.%I', n.nspname, c.relname) as name, case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as label
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'app') and c.relkind in ('r', 'p') and not c.relispartition
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)),
    names as (
      select f.oid, f.conrelid, f.confrelid, f.confdeltype,
        (select string_agg(format('r.%I', a.attname), ', ' order by k.place) from unnest(f.conkey) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number) as from_columns,
        (select string_agg(format('t.%I', a.attname), ', ' order by k.place) from unnest(f.confkey) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number) as to_columns
      from pg_constraint f where f.contype = 'f')
    select t.name, t.label,
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select distinct o.name from names f join tables o on o.oid = f.confrelid where f.conrelid = t.oid and o.oid <> t.oid) as refers_to,
      array(select format('not exists (select from %s r where (%s) = (%s))', t.name, f.from_columns, f.to_columns)
        from names f where f.conrelid = t.oid and f.confrelid = t.oid and f.confdeltype in ('a', 'r')) as leaf_conditions,
      exists (select from names f where f.conrelid = t.oid and f.confrelid = 'public.tenants'::regclass) as is_bound
    from tables t order by t.name`);
  return referrersFirst(
    rows.map(({ name, label, columns, refers_to, leaf_conditions, is_bound }) => ({
      name,
      label,
      columns,
      refersTo: refers_to,
      isLeaf: leaf_conditions.join(' and '),
      isBound: is_bound,
    })),
  );
}
