import type { LayoutsHandlers } from '#generated/console/families/layouts/handlers.ts';
import { queryLayoutWidgetData } from './figures/widget-data.ts';
import { listEntityPins } from './pins/pins.ts';
import { createSharedSection, deleteSharedSection, updateSharedSection } from './sections/sections.ts';
import {
  deleteEntityLayout,
  getEntityLayoutVersion,
  listEntityLayoutVersions,
  restoreEntityLayout,
} from './pages/versions.ts';
import { getLayoutSettings, updateLayoutSettings } from './settings/settings.ts';

export default {
  createSharedSection,
  updateSharedSection,
  deleteSharedSection,
  deleteEntityLayout,
  listEntityLayoutVersions,
  getEntityLayoutVersion,
  restoreEntityLayout,
  listEntityPins,
  queryLayoutWidgetData,
  getLayoutSettings,
  updateLayoutSettings,
} satisfies LayoutsHandlers;
