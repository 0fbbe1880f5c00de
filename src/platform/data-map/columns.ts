import { standardColumns, type PersonalKind, type Subject, type TableEntry } from './entry.ts';

/** What the map says of one column. */
export interface ColumnFacts {
  /** Null: it tells nothing about anybody. */
  readonly kind: PersonalKind | null;
  /** Whose it is. */
  readonly of: Subject;
}

const words = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? [];

/** Columns that the entry names, with those that mean the same in every table. Throws on one that is named twice. */
export function columnsOf(entry: TableEntry): ReadonlyMap<string, ColumnFacts> {
  const named = new Map<string, ColumnFacts>();
  const add = (column: string, facts: ColumnFacts) => {
    if (named.has(column)) throw new Error(`The data map names the column ${column} twice in one table.`);
    named.set(column, facts);
  };
  const others = new Map(
    Object.entries(entry.ofOthers ?? {}).flatMap(([subject, columns]) =>
      words(columns).map((column) => [column, subject as Subject] as const),
    ),
  );
  for (const [kind, columns] of Object.entries(entry.personal ?? {}) as [PersonalKind, string][])
    for (const column of words(columns))
      add(column, { kind, of: others.get(column) ?? usualSubject(kind, entry.of) });
  for (const column of words(entry.plain)) add(column, { kind: null, of: entry.of });
  for (const [column, kind] of Object.entries(standardColumns))
    if (!named.has(column))
      named.set(column, { kind, of: kind === null ? entry.of : usualSubject(kind, entry.of) });
  return named;
}

/** References and facts of work are those of members, in whatever table. */
const usualSubject = (kind: PersonalKind, of: Subject): Subject =>
  kind === 'reference' || kind === 'work' ? 'member' : of;
