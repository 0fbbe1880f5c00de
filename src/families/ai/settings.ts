import type { TenantAiSettings } from '#generated/types.gen.ts';
import type { UpdateTenantAiSettingsInput } from '#generated/families/ai/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { creditsOfMonth, findAiSettings, type AiModels, type AiSettings } from '#src/domain/ai/index.ts';
import { recurrenceFault } from '#src/domain/recurrence/index.ts';
import { updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { invalid, unknownChoice } from '#src/platform/errors/index.ts';
import { scheduleRefresh } from './refresh-schedule.ts';

const aiSettings = (models: AiModels): Settings<AiSettings> => ({
  table: 'ai_settings',
  recordKind: 'ai_settings',
  find: (db) => findAiSettings(db, models),
  json: ['memory_refresh'],
});

export const getTenantAiSettings = async (ctx: ReadContext): Promise<TenantAiSettings> =>
  complete(ctx, await findAiSettings(ctx.db, ctx.services.ai));

export async function updateTenantAiSettings(
  ctx: WriteContext,
  { body }: UpdateTenantAiSettingsInput,
): Promise<TenantAiSettings> {
  const { ai: models } = ctx.services;
  const fault = body.memory_refresh == null ? undefined : recurrenceFault(body.memory_refresh, ctx.now);
  if (fault !== undefined) throw invalid(`body.memory_refresh.${fault.property}`, fault.message);
  const settings = await updateSettings(ctx, aiSettings(models), body, (wish, current) => {
    checkModels(models, wish, current);
    return wish;
  });
  if (body.memory_refresh !== undefined) await scheduleRefresh(ctx, settings);
  ctx.announce({ kind: 'ai_settings', id: ctx.identity.tenantId, revision: settings.revision });
  return complete(ctx, settings);
}

function checkModels(
  models: AiModels,
  wish: Partial<Pick<AiSettings, 'default_model' | 'allowed_models'>>,
  current: AiSettings,
): void {
  const offered = models.all.map(({ key }) => key);
  for (const [index, key] of (wish.allowed_models ?? []).entries())
    if (!offered.includes(key) && !current.allowed_models.includes(key))
      throw unknownChoice(`body.allowed_models[${index}]`, key, offered);
  if (wish.default_model === undefined && wish.allowed_models === undefined) return;
  const allowed = wish.allowed_models ?? current.allowed_models;
  const chosen = wish.default_model ?? current.default_model;
  if (chosen !== null && !allowed.includes(chosen))
    throw invalid(
      'body.default_model',
      `must be one of the allowed models, and ${chosen} is not: ${allowed.join(', ') || 'there are none'}.`,
    );
}

const complete = async (ctx: ReadContext, settings: AiSettings): Promise<TenantAiSettings> => ({
  ...settings,
  credits_used_this_month: await creditsOfMonth(ctx.db, ctx.now),
});
