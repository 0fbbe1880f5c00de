import type { CatalogsHandlers } from '#generated/families/catalogs/handlers.ts';
import {
  queryFieldEntityTypes,
  queryFieldLayoutDetails,
  queryFieldLayouts,
  queryFieldTypeDetails,
  queryFieldTypes,
} from './fields.ts';
import { queryFormLayoutCapabilities } from './form-capabilities.ts';
import {
  queryLayoutContainers,
  queryLayoutElementConfigSchemas,
  queryLayoutElements,
  queryLayoutItemTypes,
  queryLayoutWidgetConfigSchemas,
  queryLayoutWidgets,
} from './layouts.ts';

export default {
  queryFieldEntityTypes,
  queryFieldLayoutDetails,
  queryFieldLayouts,
  queryFieldTypeDetails,
  queryFieldTypes,
  queryFormLayoutCapabilities,
  queryLayoutContainers,
  queryLayoutElementConfigSchemas,
  queryLayoutElements,
  queryLayoutItemTypes,
  queryLayoutWidgetConfigSchemas,
  queryLayoutWidgets,
} satisfies CatalogsHandlers;
