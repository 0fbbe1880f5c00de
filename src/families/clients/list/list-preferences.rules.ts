import { fieldsIn, renameFields } from '#src/domain/filters/index.ts';
import type { StoredPreferences } from './list-preferences.queries.ts';

const columnOf = (key: string): string => `field_values.${key}`;

/** Whether columns, sort, grouping or filter name the custom field. */
export function namesField(preferences: StoredPreferences, key: string): boolean {
  const name = columnOf(key);
  return (
    preferences.sort_field === key ||
    preferences.group_by === name ||
    preferences.columns.some((column) => column.key === name) ||
    (preferences.filter_group !== null && fieldsIn(preferences.filter_group).has(name))
  );
}

/** The same preferences after a custom field got another key. */
export function renameField(preferences: StoredPreferences, from: string, to: string): StoredPreferences {
  const rename = (name: string) => (name === columnOf(from) ? columnOf(to) : name);
  return {
    ...preferences,
    sort_field: preferences.sort_field === from ? to : preferences.sort_field,
    group_by: preferences.group_by && rename(preferences.group_by),
    columns: preferences.columns.map((column) => ({ ...column, key: rename(column.key) })),
    filter_group: preferences.filter_group && renameFields(preferences.filter_group, rename),
  };
}

/**
 * The preferences as far as what they name still exists: fields are deleted without asking whose list shows them. A
 * filter that lost one condition would show other clients than it was made for, so it goes as a whole.
 */
export function keepKnown(
  preferences: StoredPreferences,
  defaults: StoredPreferences,
  isKnown: (name: string) => boolean,
): StoredPreferences {
  const columns = preferences.columns.filter((column) => isKnown(column.key));
  const hasSort = preferences.sort_field === null || isKnown(columnOf(preferences.sort_field));
  const hasFilter =
    preferences.filter_group !== null && [...fieldsIn(preferences.filter_group)].every(isKnown);
  return {
    ...preferences,
    columns: columns.length > 0 ? columns : defaults.columns,
    ...(!hasSort && { sort: defaults.sort, sort_field: defaults.sort_field, order: defaults.order }),
    group_by: preferences.group_by !== null && isKnown(preferences.group_by) ? preferences.group_by : null,
    filter_group: hasFilter ? preferences.filter_group : null,
  };
}
