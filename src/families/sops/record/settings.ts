import type { SopSettings } from '#generated/console/types.gen.ts';
import type { UpdateSopSettingsInput } from '#generated/console/families/sops/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { getSettings, updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { selectSopSettings } from './settings.queries.ts';

const settings: Settings<SopSettings> = {
  table: 'sop_settings',
  recordKind: 'sop_settings',
  find: selectSopSettings,
};

export const getSopSettings = (ctx: ReadContext): Promise<SopSettings> => getSettings(ctx, settings);

export const updateSopSettings = (
  ctx: WriteContext,
  { body }: UpdateSopSettingsInput,
): Promise<SopSettings> => updateSettings(ctx, settings, body);
