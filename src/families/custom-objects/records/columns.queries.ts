import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type RecordColumns,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import type { RecordViewer } from '#src/domain/visibility/index.ts';
import { onlyState } from '../definitions/lifecycle.rules.ts';
import { loadVisibleFields } from './fields.ts';
import type { RecordObject } from './object.queries.ts';
import { rollupColumn, type RollupPlan } from './rollups.queries.ts';

const categories = ['open', 'closed'] as const;

/** Properties of a record at the alias. */
function propertiesOf(
  alias: string,
  { lifecycle, name_label: label }: Pick<RecordObject, 'lifecycle' | 'name_label'>,
) {
  const of = columnsOf(alias);
  const states = lifecycle === null ? [onlyState.key] : lifecycle.states.map(({ key }) => key);
  return [
    of.text('name', label, { ...shown, ...sortable }),
    of.number('number', 'Number', { ...shown, ...sortable }),
    of.option('lifecycle_state', 'State', { choices: states, ...shown, ...sortable, ...groupable }),
    of.option('lifecycle_category', 'State category', { choices: categories, ...groupable }),
    of.record('client', 'client_id', 'Client', { ...shown, ...optional, ...groupable }),
    of.record('user', 'owner_id', 'Owner', { ...shown, ...optional, ...groupable }),
    of.time('archived_at', 'Archived', { ...optional, ...sortable }),
    of.time('created_at', 'Created', { ...shown, ...sortable }),
    of.time('updated_at', 'Last change', sortable),
    of.record('user', 'created_by', 'Created by'),
  ] satisfies readonly SystemColumn[];
}

/** Properties, fields and rollups of the records of one custom object at the alias, as far as the caller sees them. */
export const columnsOfObject = (
  object: RecordObject,
  plans: readonly RollupPlan[],
  viewer: RecordViewer,
  alias = 'r',
): RecordColumns =>
  recordColumns({
    noun: `"${object.name}"`,
    fields: (ctx) => loadVisibleFields(ctx, object.id),
    values: `${alias}.field_values`,
    columns: [
      ...propertiesOf(alias, object),
      ...plans
        .filter(({ objectId }) => objectId === object.id)
        .map((plan) => rollupColumn(plan, alias, viewer)),
    ],
  });
