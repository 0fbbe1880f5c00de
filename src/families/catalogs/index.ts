import type { CatalogsHandlers } from '#generated/families/catalogs/handlers.ts';
import {
  queryFieldEntityTypes,
  queryFieldLayoutDetails,
  queryFieldLayouts,
  queryFieldTypeDetails,
  queryFieldTypes,
} from './fields.ts';

export default {
  queryFieldEntityTypes,
  queryFieldLayoutDetails,
  queryFieldLayouts,
  queryFieldTypeDetails,
  queryFieldTypes,
} satisfies CatalogsHandlers;
