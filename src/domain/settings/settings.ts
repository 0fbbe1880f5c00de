import type { RecordKind } from '#generated/console/types.gen.ts';
import type { Database } from '#generated/database.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { lockAgency, upsertSettings } from './settings.queries.ts';

/** Tables with one row for each agency that has changed the settings. */
export type SettingsTable = {
  [T in keyof Database]: T extends `${string}_settings`
    ? Database[T] extends { readonly revision: unknown; readonly updated_at: unknown }
      ? T
      : never
    : never;
}[keyof Database];

/** Settings of an agency: `T` as the contract shows them, in a table whose columns are named like the properties. */
export interface Settings<T extends { readonly revision: number }> {
  readonly table: SettingsTable;
  /** Noun of the audit trail. */
  readonly recordKind: RecordKind;
  /** The agency's settings; where it has no row, the defaults. */
  readonly find: (db: Db) => Promise<T>;
  /** Properties that are stored as JSON. */
  readonly json?: readonly (keyof T & string)[];
}

/** What a request changes; `expected_revision` is no setting. */
type Wish<T> = Partial<Omit<T, 'revision' | 'updated_at' | 'updated_by'>> & {
  readonly expected_revision?: number;
};

export const getSettings = <T extends { readonly revision: number }>(
  ctx: ReadContext,
  settings: Settings<T>,
): Promise<T> => settings.find(ctx.db);

/**
 * Changes the settings that `wish` names, and answers all of them. Nothing is written when nothing changes.
 * `check` looks at the wish before it is carried out and may bring it into form.
 * Errors: 409 when `expected_revision` is stale; whatever `check` throws.
 */
export async function updateSettings<T extends { readonly revision: number }>(
  ctx: WriteContext,
  settings: Settings<T>,
  { expected_revision: expectedRevision, ...wish }: Wish<T>,
  check: (wish: Omit<Wish<T>, 'expected_revision'>, current: T) => Promise<object> | object = () => wish,
): Promise<T> {
  await lockAgency(ctx.db);
  const current = await settings.find(ctx.db);
  checkRevision(current.revision, expectedRevision);
  const checked = await check(wish, current);
  const next = { ...current, ...checked };
  const changes = diff(current, next, Object.keys(checked));
  if (changes === null) return current;
  const stamps = ['updated_at', 'updated_by', 'revision'];
  const names = Object.keys(current).filter((name) => !stamps.includes(name));
  const json = new Set<string>(settings.json);
  const values = names.map((name): [string, unknown] => {
    const value = next[name as keyof T];
    return [name, json.has(name) ? JSON.stringify(value) : value];
  });
  await upsertSettings(
    ctx.db,
    settings.table,
    {
      ...Object.fromEntries(values),
      revision: current.revision + 1,
      ...('updated_by' in current && { updated_by: ctx.identity.userId }),
    },
    ctx.now,
  );
  ctx.audit({
    recordKind: settings.recordKind,
    recordId: ctx.identity.tenantId,
    action: 'updated',
    changedFields: changes._changed_fields,
    previous: changes._previous,
  });
  return settings.find(ctx.db);
}
