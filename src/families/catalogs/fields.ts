import type {
  FieldLayoutDetails,
  FieldLayoutEntry,
  FieldRecordKind,
  FieldRecordKindEntry,
  FieldTypeDetails,
  FieldTypeEntry,
} from '#generated/types.gen.ts';
import type {
  QueryFieldEntityTypesInput,
  QueryFieldLayoutDetailsInput,
  QueryFieldLayoutsInput,
  QueryFieldTypeDetailsInput,
  QueryFieldTypesInput,
} from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { fieldTypes, operatorsOfType } from '#src/domain/catalogs/index.ts';
import { maxFields } from '#src/domain/field-values/index.ts';
import { fieldLayouts, layoutsOfType, type FieldLayout } from '#src/domain/layouts/index.ts';
import { catalogPage, meets } from './catalog-page.ts';
import { countFields } from './fields.queries.ts';
import { fieldHolders } from './field-holders.ts';
import { settingsOf } from './settings.ts';

type FieldTypeFound = (typeof fieldTypes)[number];

const kinds = fieldHolders.map(({ key }) => key);

const typeEntry = ({
  valueText: _,
  exampleValue: __,
  isFormQuestion,
  ...entry
}: FieldTypeFound): FieldTypeEntry => ({
  ...entry,
  record_kinds: [...kinds],
  is_form_question: isFormQuestion,
});

export async function queryFieldTypes(
  _: ReadContext,
  input: QueryFieldTypesInput,
): Promise<Page<FieldTypeEntry>> {
  const { record_kinds: wanted, is_form_question: isQuestion } = input.body;
  return catalogPage(
    fieldTypes.map(typeEntry),
    input,
    (entry) =>
      meets(wanted, entry.record_kinds) &&
      (isQuestion === undefined || entry.is_form_question === isQuestion),
  );
}

export async function queryFieldTypeDetails(
  _: ReadContext,
  input: QueryFieldTypeDetailsInput,
): Promise<Page<FieldTypeDetails>> {
  const { items, total } = catalogPage(fieldTypes, input);
  return { items: (items as readonly FieldTypeFound[]).map(typeDetails), total };
}

const typeDetails = (found: FieldTypeFound): FieldTypeDetails => ({
  field_type: typeEntry(found),
  value_description: found.valueText,
  example_value: found.exampleValue as FieldTypeDetails['example_value'],
  operators: [...operatorsOfType(found.key)],
  field_layouts: layoutsOfType(found.key),
  ...settingsOf('FieldConfigInput', found.key),
});

export async function queryFieldEntityTypes(
  ctx: ReadContext,
  input: QueryFieldEntityTypesInput,
): Promise<Page<FieldRecordKindEntry>> {
  const counts = await countFields(ctx.db);
  const countOf = (kind: FieldRecordKind) => counts.get(kind) ?? 0;
  return catalogPage(
    fieldHolders.map((entry) => ({ ...entry, field_count: countOf(entry.key), field_limit: maxFields })),
    input,
  );
}

const layoutEntry = ({ read_only_text: _, empty_text: __, ...entry }: FieldLayout): FieldLayoutEntry => entry;

export async function queryFieldLayouts(
  _: ReadContext,
  input: QueryFieldLayoutsInput,
): Promise<Page<FieldLayoutEntry>> {
  return catalogPage(fieldLayouts.map(layoutEntry), input, (entry) =>
    meets(input.body.field_types, entry.field_types),
  );
}

export async function queryFieldLayoutDetails(
  _: ReadContext,
  input: QueryFieldLayoutDetailsInput,
): Promise<Page<FieldLayoutDetails>> {
  const { items, total } = catalogPage(fieldLayouts, input, (entry) =>
    meets(input.body.field_types, entry.field_types),
  );
  return { items: (items as readonly FieldLayout[]).map(layoutDetails), total };
}

/** What an item of a layout says to be shown so; a way to show a field has no settings of its own. */
const layoutDetails = (found: FieldLayout): FieldLayoutDetails => ({
  layout: layoutEntry(found),
  config_fields: [],
  read_only_text: found.read_only_text,
  empty_text: found.empty_text,
  example: { kind: 'field', key: 'industry', width: found.min_width, presentation: found.key },
});
