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
import { pinEntity, unpinEntities } from './pins/pins.ts';

export default {
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
