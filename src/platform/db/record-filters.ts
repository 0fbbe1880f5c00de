import { sql, type RawBuilder } from 'kysely';

/** The filters that lists of records share; each is a parameter in spec/shared/parameters.yaml. */
export interface RecordFilters {
  readonly id?: readonly string[];
  readonly created_by?: readonly string[];
  readonly created_after?: string;
  readonly created_before?: string;
  readonly updated_after?: string;
  readonly updated_before?: string;
}

/** Their conditions on the table called `alias` in the query. */
export function recordConditions(alias: string, filters: RecordFilters): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const { id, created_by, created_after, created_before, updated_after, updated_before } = filters;
  const conditions = [
    id && sql<boolean>`${column('id')} = any(${id}::uuid[])`,
    created_by && sql<boolean>`${column('created_by')} = any(${created_by}::uuid[])`,
    created_after && sql<boolean>`${column('created_at')} >= ${created_after}::timestamptz`,
    created_before && sql<boolean>`${column('created_at')} < ${created_before}::timestamptz`,
    updated_after && sql<boolean>`${column('updated_at')} >= ${updated_after}::timestamptz`,
    updated_before && sql<boolean>`${column('updated_at')} < ${updated_before}::timestamptz`,
  ];
  return conditions.filter((condition): condition is RawBuilder<boolean> => condition !== undefined);
}
