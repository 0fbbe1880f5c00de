import { sql } from 'kysely';
import type { Database } from '#generated/database.ts';
import { namesOf } from '#src/domain/records/index.ts';
import type { RuledKind } from '#src/domain/visibility/index.ts';
import type { ViewCaller } from './viewed-list.ts';

/** Tables whose records everybody may know by name. */
const openTables: Readonly<Record<string, keyof Database>> = {
  user: 'users',
  users: 'users',
  department: 'departments',
  process: 'process_definitions',
  profile: 'client_profiles',
};

/** Records of people's work, of which the caller knows only those they may see. */
const ruledKinds: Readonly<Record<string, RuledKind>> = {
  client: 'client',
  task: 'task',
  stage: 'task_stage',
  ticket: 'ticket',
  inbox: 'ticket_inbox',
  client_program: 'client_program',
};

/** Whether values of the type are ids of records that have names. */
export const hasNames = (valueType: string): boolean => valueType in openTables || valueType in ruledKinds;

/** Names of records by `type id`; those that the caller may not see are missing. */
export type Names = ReadonlyMap<string, string>;

export const nameKey = (valueType: string, id: string): string => `${valueType} ${id}`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The names of all these records, asked together. */
export async function selectNames(
  ctx: ViewCaller,
  idsByType: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Names> {
  const wanted = [...idsByType].flatMap(([type, ids]) =>
    [...ids].filter((id) => uuid.test(id)).map((id) => ({ type, id })),
  );
  const open = Map.groupBy(
    wanted.filter(({ type }) => type in openTables),
    ({ type }) => type,
  );
  const ruled = wanted.filter(({ type }) => type in ruledKinds);
  const [named, seen] = await Promise.all([
    selectOpenNames(ctx, open),
    namesOf(
      ctx,
      ruled.map(({ type, id }) => ({ kind: ruledKinds[type]!, id })),
    ),
  ]);
  const names = new Map(named.map(({ type, id, name }) => [nameKey(type, id), name]));
  ruled.forEach(({ type, id }, place) => {
    const name = seen[place]?.name;
    if (name != null) names.set(nameKey(type, id), name);
  });
  return names;
}

interface NamedRow {
  readonly type: string;
  readonly id: string;
  readonly name: string;
}

async function selectOpenNames(
  { db }: ViewCaller,
  wanted: ReadonlyMap<string, readonly { readonly id: string }[]>,
): Promise<readonly NamedRow[]> {
  if (wanted.size === 0) return [];
  const selects = [...wanted].map(([type, those]) => {
    const ids = those.map(({ id }) => id);
    return sql`select ${type}::text as type, r.id, r.name from ${sql.table(openTables[type]!)} r where r.id = any(${ids}::uuid[])`;
  });
  return (await sql<NamedRow>`${sql.join(selects, sql` union all `)}`.execute(db)).rows;
}
