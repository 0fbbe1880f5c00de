import type { FilterGroup, View, ViewRecordKind } from '#generated/types.gen.ts';
import type { KeyHolder } from '#src/call/parts.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import { fieldRecordKinds, type FieldRecordKind } from '#src/domain/field-values/index.ts';
import { renameFields } from '#src/domain/filters/index.ts';
import { countViewsNaming, lockViewsNaming, updateNames, type NamingView } from './view-keys.queries.ts';

type Rename = (name: string) => string;

/** Views whose lists have the custom fields of records of a kind as columns: that of members has none, and the agency is in no list. */
const kindsOf: Readonly<Record<FieldRecordKind, readonly ViewRecordKind[]>> = {
  client: ['client'],
  agency: [],
  user: [],
  task: ['task', 'task_stage'],
  ticket: ['ticket'],
  escalation: ['escalation'],
  custom_object_record: ['custom_object_record'],
};

/** Views name custom fields by key wherever they name a column: whoever renames one takes them along. */
export const viewKeys: readonly KeyHolder[] = fieldRecordKinds.flatMap((recordKind) => {
  const kinds = kindsOf[recordKind];
  if (kinds.length === 0) return [];
  return {
    kind: 'view',
    recordKind,
    count: (db, { key }) => countViewsNaming(db, kinds, columnOf(key)),
    rename: (db, from, to) => rename(db, kinds, columnOf(from), columnOf(to)),
  };
});

const columnOf = (key: string): string => `field_values.${key}`;

async function rename(db: Db, kinds: readonly string[], from: string, to: string): Promise<number> {
  const views = await lockViewsNaming(db, kinds, from);
  for (const view of views)
    await updateNames(
      db,
      view.id,
      renamed(view, (name) => (name === from ? to : name)),
    );
  return views.length;
}

function renamed(view: NamingView, rename: Rename) {
  return {
    columns: jsonb(view.columns.map((column) => ({ ...column, key: rename(column.key) })))!,
    filter_group: jsonb(view.filter_group && renameFields<FilterGroup>(view.filter_group, rename)),
    quick_filters: view.quick_filters.map(rename),
    sort_by: jsonb(view.sort_by.map((sort) => ({ ...sort, field: rename(sort.field) })))!,
    group_by: view.group_by && rename(view.group_by),
    display: jsonb(renamedDisplay(view.display, rename))!,
  };
}

/** Settings of a display whose value is the name of a field, or a list of these. */
function renamedDisplay(display: View['display'], rename: Rename): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(display).map(([setting, value]) => {
      if (setting.endsWith('_field')) return [setting, rename(value as string)];
      if (setting === 'card_fields') return [setting, (value as string[]).map(rename)];
      return [setting, value];
    }),
  );
}
