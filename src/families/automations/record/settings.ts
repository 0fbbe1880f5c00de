import type { AgencyAutomationSettings } from '#generated/console/types.gen.ts';
import type { UpdateAutomationSettingsInput } from '#generated/console/families/automations/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { getSettings, updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { selectAutomationSettings } from './settings.queries.ts';

const settings: Settings<AgencyAutomationSettings> = {
  table: 'automation_settings',
  recordKind: 'automation_settings',
  find: selectAutomationSettings,
};

export const getAutomationSettings = (ctx: ReadContext): Promise<AgencyAutomationSettings> =>
  getSettings(ctx, settings);

export const updateAutomationSettings = (
  ctx: WriteContext,
  { body }: UpdateAutomationSettingsInput,
): Promise<AgencyAutomationSettings> => updateSettings(ctx, settings, body);
