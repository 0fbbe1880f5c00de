import { isDeepStrictEqual } from 'node:util';
import type { Client } from '#generated/types.gen.ts';
import type { ClientMergeConflict, JsonValue } from '#generated/console/types.gen.ts';
import type { FieldSet, PresentValue } from '#src/domain/field-values/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { storedValues } from '../client/client-events.ts';

export type Side = 'survivor' | 'source';
type Choices = Readonly<Partial<Record<string, Side>>>;
type Values = Readonly<Record<string, PresentValue>>;

/** What the fields of a survivor become, and where its sources say something else. */
export interface Chosen {
  readonly name: string;
  readonly status: string;
  readonly values: Record<string, PresentValue>;
  readonly conflicts: readonly ClientMergeConflict[];
}

const prefix = 'field_values.';

/** 400 for a choice about what has no two values to choose from. */
export function requireChoices(fields: FieldSet, choices: Choices): void {
  for (const path of Object.keys(choices)) {
    if (path === 'name' || path === 'status') continue;
    const field = path.startsWith(prefix) ? fields.get(path.slice(prefix.length)) : undefined;
    if (field === undefined)
      throw invalid(
        `body.field_choices.${path}`,
        'must be name, status, or field_values. with the key of a custom field that the survivor has.',
      );
    if (field.definition.type === 'formula')
      throw invalid(`body.field_choices.${path}`, 'is computed by a formula and cannot be chosen.');
  }
}

/**
 * The survivor's values where it has any, unless a choice says otherwise; of the sources the first that has a value. Statuses can be chosen within a
 * profile. Values of fields that the survivor's profile does not have stay with the source, and in the history of fields.
 */
export function choose(
  survivor: Client,
  sources: readonly Client[],
  fields: FieldSet,
  choices: Choices,
): Chosen {
  const conflicts: ClientMergeConflict[] = [];
  const settle = <T extends PresentValue>(
    field: string,
    own: T | undefined,
    others: readonly (readonly [id: string, value: T | undefined])[],
  ): T | undefined => {
    const differing = others.flatMap(([id, value]) =>
      value === undefined || isDeepStrictEqual(value, own) ? [] : [{ id, value }],
    );
    if (own === undefined) return differing[0]?.value;
    const isGiven = choices[field] === 'source' && differing.length > 0;
    for (const [index, { id, value }] of differing.entries())
      conflicts.push({
        field,
        survivor_value: own as JsonValue,
        source_id: id,
        source_value: value as JsonValue,
        winner: isGiven && index === 0 ? 'source' : 'survivor',
      });
    return isGiven ? differing[0]!.value : own;
  };

  const name = settle(
    'name',
    survivor.name,
    sources.map((source) => [source.id, source.name]),
  )!;
  const status = settle(
    'status',
    survivor.status,
    sources.map(({ id, profile_id: profile, status: own }) => [
      id,
      profile === survivor.profile_id ? own : undefined,
    ]),
  )!;
  const before = storedValues(survivor);
  const values: Record<string, PresentValue> = { ...before };
  for (const { key, definition } of fields.fields) {
    if (definition.type === 'formula') continue;
    const value = settle(
      `${prefix}${key}`,
      valueIn(before, key),
      sources.map((source) => [source.id, valueIn(storedValues(source), key)]),
    );
    if (value !== undefined) values[key] = value;
  }
  return { name, status, values, conflicts };
}

const valueIn = (values: Values, key: string): PresentValue | undefined =>
  Object.hasOwn(values, key) ? (values[key] ?? undefined) : undefined;

/** Side whose value stays, by field, for one source: what its event tells. */
export const winnersOf = (
  conflicts: readonly ClientMergeConflict[],
  sourceId: string,
): Record<string, Side> =>
  Object.fromEntries(
    conflicts.filter(({ source_id: id }) => id === sourceId).map(({ field, winner }) => [field, winner]),
  );

/** Conflicts that the caller may see: sensitive values are for those who manage the settings, as in the history of fields. */
export const shownConflicts = (
  conflicts: readonly ClientMergeConflict[],
  fields: FieldSet,
  mayManage: boolean,
): ClientMergeConflict[] =>
  conflicts
    .filter(
      ({ field }) =>
        mayManage || !field.startsWith(prefix) || !fields.isSensitive(field.slice(prefix.length)),
    )
    .slice(0, maxConflicts);

const maxConflicts = 500;
