import type {
  CatalogReferenceKind,
  FieldRecordKind,
  FilterOperator,
  WorkflowFilterField,
  WorkflowTriggerFilterSchema,
} from '#generated/types.gen.ts';
import type { QueryWorkflowTriggerFilterSchemasInput } from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import {
  kindOf,
  loadFieldSet,
  loadObjectFieldSet,
  type ExpressionKind,
  type Field,
} from '#src/domain/field-values/index.ts';
import { operatorsOf } from '#src/domain/filters/index.ts';
import { eventFields, events, type EventField } from '#src/domain/workflows/index.ts';
import { catalogPage } from '../catalog-page.ts';
import { triggers } from './triggers.ts';

const maxFields = 600;

/** What conditions compare values of these types as. Others are texts. */
const kinds: Readonly<Record<string, ExpressionKind>> = {
  single_choice: 'choice',
  record: 'reference',
  checkbox: 'boolean',
  number: 'number',
  date: 'date',
  date_time: 'instant',
  group: 'parts',
};

const valueTypes: Readonly<Partial<Record<ExpressionKind, string>>> = {
  choice: 'option',
  boolean: 'checkbox',
  number: 'number',
  date: 'date',
  instant: 'date_time',
  list: 'list',
};

function systemField(field: EventField): WorkflowFilterField {
  const kind: ExpressionKind = field.is_list ? 'list' : (kinds[field.type] ?? 'text');
  return {
    path: `trigger.${field.path}`,
    label: field.label.slice(0, 120),
    description: field.description?.slice(0, 1000) ?? null,
    kind: 'system',
    value_type: valueTypes[kind] ?? 'text',
    operators: [...operatorsOf[kind]] as FilterOperator[],
    choices: [...field.choices],
    reference_kind: field.reference_kind as CatalogReferenceKind | null,
  };
}

const maxChoices = 50;

function customField({ key, definition }: Field): WorkflowFilterField {
  const { config } = definition;
  const choices = 'choices' in config ? config.choices : [];
  return {
    path: `trigger.field_values.${key}`,
    label: definition.name.slice(0, 120),
    description: null,
    kind: 'custom',
    value_type: definition.type,
    operators: [...operatorsOf[kindOf(config)]],
    choices: choices
      .slice(0, maxChoices)
      .map(({ key: value, label }) => ({ value, label, description: null })),
    reference_kind: definition.type === 'client' || definition.type === 'user' ? definition.type : null,
  };
}

/** Kinds whose records bring `field_values` with their events. */
const withFields: Readonly<Record<string, FieldRecordKind>> = {
  client: 'client',
  task: 'task',
  ticket: 'ticket',
  custom_object_record: 'custom_object_record',
};

/** Custom fields in the data of an event; with a definition those of its records. */
async function customFields(
  ctx: ReadContext,
  type: string,
  scopeId: string | undefined,
): Promise<WorkflowFilterField[]> {
  const event = events().get(type);
  const trigger = triggers().find(({ key }) => key === type);
  const kind = withFields[trigger?.record_kind ?? ''];
  if (event === undefined || kind === undefined || !JSON.stringify(event.sample).includes('"field_values"'))
    return [];
  const set =
    kind === 'custom_object_record' && scopeId !== undefined
      ? await loadObjectFieldSet(ctx, scopeId)
      : await loadFieldSet(ctx, kind, kind === 'client' ? scopeId : undefined);
  // Events carry no values of fields that are sensitive or need a permission.
  return set.fields.filter(({ definition }) => isPublic(definition)).map(customField);
}

const isPublic = ({ isSensitive, viewPermission }: Field['definition']): boolean =>
  !isSensitive && viewPermission === null;

export async function queryWorkflowTriggerFilterSchemas(
  ctx: ReadContext,
  { query, body }: QueryWorkflowTriggerFilterSchemasInput,
): Promise<Page<WorkflowTriggerFilterSchema>> {
  const wanted = triggers().filter(({ capabilities }) => capabilities.includes('filterable'));
  const { items, total } = catalogPage(wanted, { query, body: { keys: body.keys } });
  const found: WorkflowTriggerFilterSchema[] = [];
  for (const { key, label, description } of items as typeof wanted) {
    const all = [...eventFields(key).map(systemField), ...(await customFields(ctx, key, body.scope_id))];
    const fields = all.filter((field) => mentions(field, body.search)).slice(0, maxFields);
    found.push({ key, label, description, filter_fields: fields, example: exampleOf(all) });
  }
  return { items: found, total };
}

function mentions({ path, label }: WorkflowFilterField, search: string | undefined): boolean {
  const wanted = search?.trim().toLowerCase() ?? '';
  return path.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted);
}

function exampleOf(fields: readonly WorkflowFilterField[]): WorkflowTriggerFilterSchema['example'] {
  const chosen = fields.find(({ path, choices }) => choices.length > 0 && !path.startsWith('trigger.actor.'));
  const condition =
    chosen === undefined
      ? { path: 'trigger.body.source', operator: 'equals', value: 'landing-page' }
      : { path: chosen.path, operator: 'equals', value: chosen.choices[0]!.value };
  return { logical_operator: 'AND', conditions: [condition] };
}
