import type { CatalogsHandlers } from '#generated/families/catalogs/handlers.ts';
import {
  queryFieldEntityTypes,
  queryFieldLayoutDetails,
  queryFieldLayouts,
  queryFieldTypeDetails,
  queryFieldTypes,
} from './fields.ts';
import { queryIcons } from './icons.ts';
import { listScopeTypes } from './scopes.ts';
import { queryShortcodes } from './shortcodes.ts';
import {
  queryLayoutContainers,
  queryLayoutElementConfigSchemas,
  queryLayoutElements,
  queryLayoutItemTypes,
  queryLayoutWidgetConfigSchemas,
  queryLayoutWidgets,
} from './layouts.ts';

export default {
  listScopeTypes,
  queryIcons,
  queryShortcodes,
  queryFieldEntityTypes,
  queryFieldLayoutDetails,
  queryFieldLayouts,
  queryFieldTypeDetails,
  queryFieldTypes,
  queryLayoutContainers,
  queryLayoutElementConfigSchemas,
  queryLayoutElements,
  queryLayoutItemTypes,
  queryLayoutWidgetConfigSchemas,
  queryLayoutWidgets,
} satisfies CatalogsHandlers;
