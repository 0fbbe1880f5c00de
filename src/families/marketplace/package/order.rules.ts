interface Depending {
  readonly sourceId: string;
  readonly needs: readonly string[];
}

/** Records after those that they depend on, otherwise in their order; `circle` is two that depend on each other, if there are any. */
export function inOrder<T extends Depending>(
  records: readonly T[],
): { readonly ordered: readonly T[]; readonly circle: readonly [T, T] | undefined } {
  const byId = new Map(records.map((record) => [record.sourceId, record]));
  const ordered: T[] = [];
  const state = new Map<string, 'open' | 'done'>();
  let circle: readonly [T, T] | undefined;
  const visit = (record: T): void => {
    state.set(record.sourceId, 'open');
    for (const id of record.needs) {
      const needed = byId.get(id);
      if (needed === undefined) continue;
      if (state.get(id) === 'open') circle ??= [record, needed];
      else if (state.get(id) === undefined) visit(needed);
    }
    state.set(record.sourceId, 'done');
    ordered.push(record);
  };
  for (const record of records) if (!state.has(record.sourceId)) visit(record);
  return { ordered, circle };
}
