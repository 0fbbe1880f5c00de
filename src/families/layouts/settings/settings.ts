import type { LayoutSettings } from '#generated/console/types.gen.ts';
import type { UpdateLayoutSettingsInput } from '#generated/console/families/layouts/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { getSettings, updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { findLayoutSettings } from './settings.queries.ts';

const settings: Settings<LayoutSettings> = {
  table: 'layout_settings',
  recordKind: 'layout_settings',
  find: findLayoutSettings,
};

export const getLayoutSettings = (ctx: ReadContext): Promise<LayoutSettings> => getSettings(ctx, settings);

export const updateLayoutSettings = (
  ctx: WriteContext,
  { body }: UpdateLayoutSettingsInput,
): Promise<LayoutSettings> => updateSettings(ctx, settings, body);
