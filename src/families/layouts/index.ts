import type { LayoutsHandlers } from '#generated/families/layouts/handlers.ts';
import {
  createNavigationItem,
  deleteNavigationItems,
  hideNavigationItem,
  queryNavigationItemDetails,
  queryNavigationItems,
  repositionNavigationItem,
  unhideNavigationItem,
  updateNavigationItem,
} from './navigation/navigation.ts';
import { getSharedSection, listSharedSections } from './sections/sections.ts';
import {
  createEntityLayout,
  getEntityLayout,
  getEntityLayoutDetails,
  listEntityLayouts,
  patchEntityLayout,
} from './pages/layouts.ts';
import { pinEntity, unpinEntities } from './pins/pins.ts';

export default {
  listSharedSections,
  getSharedSection,
  listEntityLayouts,
  getEntityLayout,
  createEntityLayout,
  getEntityLayoutDetails,
  patchEntityLayout,
  pinEntity,
  unpinEntities,
  createNavigationItem,
  updateNavigationItem,
  deleteNavigationItems,
  queryNavigationItemDetails,
  hideNavigationItem,
  queryNavigationItems,
  repositionNavigationItem,
  unhideNavigationItem,
} satisfies LayoutsHandlers;
