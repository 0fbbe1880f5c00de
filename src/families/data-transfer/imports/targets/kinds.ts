import type { EventType } from '#generated/events.ts';
import type { Permission } from '#generated/permissions.ts';
import type { DataImport } from '#generated/console/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Target } from './target.ts';

export type Kind = DataImport['record_kind'];
export type OnMatch = DataImport['on_match'];

/** What an import says of its records besides the columns. */
export interface Settings {
  readonly record_kind: Kind;
  readonly custom_object_id: string | null;
  readonly profile_id: string | null;
  readonly process_definition_id: string | null;
}

/** Values of a row by their targets, in the form that operations take; what is empty is left out. */
export type Values = ReadonlyMap<string, unknown>;

export type Writer = WriteContext<EventType>;

export interface GuardedValue {
  readonly target: string;
  readonly value: string;
}

/** How records of a kind are imported: by the operations that anybody else calls, with the rights of the member whose import it is. */
export interface ImportedKind {
  readonly create: Permission;
  readonly edit: Permission;
  /** Targets that the caller may fill; 404 for settings that name what there is not. */
  targets(ctx: ReadContext, settings: Settings): Promise<Target[]>;
  /** Ids of the records that have the value, whether or not the caller sees them: 50 at most. */
  match(db: Db, settings: Settings, target: Target, value: unknown): Promise<string[]>;
  /** Creates a record; answers its id. */
  add(ctx: Writer, settings: Settings, values: Values): Promise<string>;
  /** Changes what differs. */
  change(ctx: Writer, id: string, values: Values, onMatch: OnMatch): Promise<'updated' | 'unchanged'>;
  /** Values of a record that the agency allows no second record to get, besides those of unique fields. */
  guarded?(db: Db, id: string): Promise<readonly GuardedValue[]>;
  /** Target of a place in a request of these operations, such as `contacts[0].email`. */
  targetOf(place: string): string | null;
}

/** What imports of the records have in common: their kind, or their custom object. */
export const scopeOf = ({ record_kind: kind, custom_object_id: objectId }: Settings): string =>
  objectId ?? kind;

/** Custom values of a row by their keys; undefined without any. */
export function fieldValuesOf(values: Values): Record<string, unknown> | undefined {
  const custom = [...values].flatMap(([key, value]) =>
    key.startsWith('field_values.') ? [[key.slice('field_values.'.length), value] as const] : [],
  );
  return custom.length === 0 ? undefined : Object.fromEntries(custom);
}

/** Those that the record lacks. */
export const missing = (
  wanted: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(wanted).filter(([key]) => isEmpty(current[key])));

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What an update sends: everything, or what is missing. Null when nothing is left. */
export function changesOf(
  wanted: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
  onMatch: OnMatch,
): Record<string, unknown> | null {
  const { field_values: custom, ...plain } = wanted;
  const isFilling = onMatch === 'fill_empty';
  const kept = isFilling ? missing(plain, current) : plain;
  const had = (current['field_values'] ?? {}) as Record<string, unknown>;
  const values = custom === undefined ? {} : (custom as Record<string, unknown>);
  const keptValues = isFilling ? missing(values, had) : values;
  const body = { ...kept, ...(Object.keys(keptValues).length > 0 && { field_values: keptValues }) };
  return Object.keys(body).length === 0 ? null : body;
}

/** The place of a custom value or of a plain property, which is its target too. */
export function plainTarget(place: string): string | null {
  const custom = /^field_values\.([a-z][a-z0-9_]*)/.exec(place);
  if (custom !== null) return `field_values.${custom[1]!}`;
  return /^[a-z][a-z0-9_]*/.exec(place)?.[0] ?? null;
}
