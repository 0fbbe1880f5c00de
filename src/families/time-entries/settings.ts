import type { TimeSettings } from '#generated/console/types.gen.ts';
import type { UpdateTimeSettingsInput } from '#generated/console/families/time-entries/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { getSettings, updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { selectTimeSettings } from './settings.queries.ts';

const settings: Settings<TimeSettings> = {
  table: 'time_settings',
  recordKind: 'time_settings',
  find: selectTimeSettings,
};

export const getTimeSettings = (ctx: ReadContext): Promise<TimeSettings> => getSettings(ctx, settings);

export const updateTimeSettings = (
  ctx: WriteContext,
  { body }: UpdateTimeSettingsInput,
): Promise<TimeSettings> => updateSettings(ctx, settings, body);
