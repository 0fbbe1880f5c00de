/** A table by its quoted name. */
export interface ReferringTable {
  readonly name: string;
  /** Tables that this one refers to. */
  readonly refersTo: readonly string[];
}

/** A circle of references has no first table: it is entered anywhere, and what cannot go yet goes the next time. */
export function referrersFirst<Table extends ReferringTable>(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const seen = new Set<string>();
  const visit = (table: Table): void => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    for (const other of tables) if (other.refersTo.includes(table.name)) visit(other);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}
