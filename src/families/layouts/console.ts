import type { LayoutsHandlers } from '#generated/console/families/layouts/handlers.ts';
import { listEntityPins } from './pins/pins.ts';
import { getLayoutSettings, updateLayoutSettings } from './settings/settings.ts';

export default {
  listEntityPins,
  getLayoutSettings,
  updateLayoutSettings,
} satisfies LayoutsHandlers;
