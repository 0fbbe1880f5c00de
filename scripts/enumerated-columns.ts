import type pg from 'pg';

interface Column {
  readonly path: string;
  readonly definition: string;
  readonly is_nullable: boolean;
  readonly has_default: boolean;
}

const statement = `
  select format('%s.%s', c.relname, a.attname) as path, pg_get_constraintdef(k.oid) as definition, not a.attnotnull as is_nullable, a.atthasdef as has_default
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
  where k.contype = 'c' and cardinality(k.conkey) = 1 and a.atttypid = 'text'::regtype
  order by 1`;

/** Text columns that a check limits to certain values, by \`table.column\`, with the union of these as TypeScript type. */
export async function enumeratedColumns(owner: pg.Client): Promise<Record<string, string>> {
  const { rows } = await owner.query<Column>(statement);
  return Object.fromEntries(
    rows.flatMap(({ path, definition, is_nullable, has_default }) => {
      const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(definition)?.[1];
      if (list === undefined) return [];
      const values = [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) =>
        JSON.stringify(value!.replaceAll("''", "'")),
      );
      const type = [...values, ...(is_nullable ? ['null'] : [])].join(' | ');
      return [[path, has_default ? `Generated<${type}>` : type]];
    }),
  );
}
