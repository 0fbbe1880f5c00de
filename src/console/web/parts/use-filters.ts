import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

export interface Filters {
  /** What the address says; empty when it says nothing. */
  get(name: string): string;
  all(name: string): string[];
  /** Begins again at the first page. An empty value is taken out of the address. */
  set(values: Readonly<Record<string, string | readonly string[] | null>>): void;
  readonly offset: number;
}

/**
 * Filters that stand in the address, so that a view can be kept, shared and gone back to. `prefix` keeps several lists of one
 * page apart.
 */
export function useFilters({ prefix = '' }: { readonly prefix?: string } = {}): Filters {
  const [params, setParams] = useSearchParams();
  const set = useCallback<Filters['set']>(
    (values) =>
      setParams(
        (former) => {
          const changed = new URLSearchParams(former);
          changed.delete(`${prefix}offset`);
          for (const [name, value] of Object.entries(values)) {
            changed.delete(prefix + name);
            for (const each of typeof value === 'string' ? [value] : (value ?? []))
              if (each !== '') changed.append(prefix + name, each);
          }
          return changed;
        },
        { replace: true },
      ),
    [setParams, prefix],
  );
  const offset = Number(params.get(`${prefix}offset`));
  return {
    get: (name) => params.get(prefix + name) ?? '',
    all: (name) => params.getAll(prefix + name),
    set,
    offset: Number.isInteger(offset) && offset > 0 ? offset : 0,
  };
}
