import type {
  CatalogConfigSchema,
  EntityLayoutRecordKind,
  LayoutContainerEntry,
  LayoutElementEntry,
  LayoutItemTypeEntry,
  LayoutSystemKey,
  LayoutWidgetEntry,
} from '#generated/types.gen.ts';
import type {
  QueryLayoutContainersInput,
  QueryLayoutElementConfigSchemasInput,
  QueryLayoutElementsInput,
  QueryLayoutItemTypesInput,
  QueryLayoutWidgetConfigSchemasInput,
  QueryLayoutWidgetsInput,
} from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { systemProperties, widgetPages } from '#src/domain/layouts/index.ts';
import { catalogPage, meets, type Listed } from './catalog-page.ts';
import {
  layoutContainers,
  layoutElements,
  layoutItemTypes,
  layoutSurfaces,
  layoutWidgets,
} from './layout-entries.ts';
import { settingsOf, type SettingsSchema } from './settings.ts';

const onLayouts = <Found>(entry: Found) => ({ ...entry, surfaces: [...layoutSurfaces] });

/** As the contract of layouts has it: an item is a column wide unless it says otherwise, and at most as wide as its section. */
const widths = { min_width: 1, max_width: 4, default_width: 1 };

const itemKinds = layoutItemTypes.map(({ key }) => key);

const containers: readonly LayoutContainerEntry[] = layoutContainers.map((entry) => ({
  ...onLayouts(entry),
  max_columns: 4,
  item_kinds: [...itemKinds],
}));

const elements: readonly LayoutElementEntry[] = layoutElements.map((entry) => ({
  ...onLayouts(entry),
  ...widths,
}));

const widgets: readonly LayoutWidgetEntry[] = layoutWidgets.map((entry) => ({
  ...onLayouts(entry),
  ...widths,
  record_kinds: [...widgetPages[entry.key]],
}));

export const queryLayoutContainers = async (
  _: ReadContext,
  input: QueryLayoutContainersInput,
): Promise<Page<LayoutContainerEntry>> => catalogPage(containers, input);

export const queryLayoutElements = async (
  _: ReadContext,
  input: QueryLayoutElementsInput,
): Promise<Page<LayoutElementEntry>> => catalogPage(elements, input);

export const queryLayoutWidgets = async (
  _: ReadContext,
  input: QueryLayoutWidgetsInput,
): Promise<Page<LayoutWidgetEntry>> =>
  catalogPage(widgets, input, (entry) => meets(input.body.record_kinds, entry.record_kinds));

export async function queryLayoutItemTypes(
  _: ReadContext,
  input: QueryLayoutItemTypesInput,
): Promise<Page<LayoutItemTypeEntry>> {
  const keys = systemKeys(input.body.record_kinds);
  const entries = layoutItemTypes.map((entry) => ({
    ...onLayouts(entry),
    ...widths,
    system_keys: entry.key === 'system' ? keys : [],
  }));
  return catalogPage(entries, input);
}

const systemKeys = (wanted: readonly EntityLayoutRecordKind[] | undefined): LayoutSystemKey[] =>
  (Object.keys(systemProperties) as EntityLayoutRecordKind[])
    .filter((kind) => meets(wanted, [kind]))
    .flatMap((kind) => systemProperties[kind].map((property) => ({ record_kind: kind, ...property })));

export const queryLayoutElementConfigSchemas = async (
  _: ReadContext,
  input: QueryLayoutElementConfigSchemasInput,
): Promise<Page<CatalogConfigSchema>> => schemasOf('LayoutElement', catalogPage(layoutElements, input));

export const queryLayoutWidgetConfigSchemas = async (
  _: ReadContext,
  input: QueryLayoutWidgetConfigSchemasInput,
): Promise<Page<CatalogConfigSchema>> => schemasOf('LayoutWidget', catalogPage(layoutWidgets, input));

const schemasOf = (
  schema: SettingsSchema,
  { items, total }: Page<Listed & { readonly description: string }>,
): Page<CatalogConfigSchema> => ({
  items: (items as readonly (Listed & { readonly description: string })[]).map(
    ({ key, label, description }) => ({ key, label, description, ...settingsOf(schema, key) }),
  ),
  total,
});
