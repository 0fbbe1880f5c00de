import type { TrainingSettings } from '#generated/types.gen.ts';
import type { UpdateTrainingSettingsInput } from '#generated/families/training/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { getSettings, updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import { fixedRules, selectTrainingSettings } from './settings.queries.ts';
import { isTemplate } from './template-names.queries.ts';
import { resetReminders } from './reminders.queries.ts';

type Changeable = Omit<TrainingSettings, keyof typeof fixedRules>;

const settings: Settings<Changeable> = {
  table: 'training_settings',
  recordKind: 'training_settings',
  find: async (db) => {
    const {
      video_required_percent: _video,
      answer_grace_seconds: _grace,
      ...changeable
    } = await selectTrainingSettings(db);
    return changeable;
  },
};

export const getTrainingSettings = async (ctx: ReadContext): Promise<TrainingSettings> => ({
  ...(await getSettings(ctx, settings)),
  ...fixedRules,
});

/** Reminders that are to come follow the new days. */
export async function updateTrainingSettings(
  ctx: WriteContext,
  { body }: UpdateTrainingSettingsInput,
): Promise<TrainingSettings> {
  const after = await updateSettings(ctx, settings, body, async (wish) => {
    const templateId = storedId(wish.default_certificate_template_id);
    if (templateId != null && !(await isTemplate(ctx.db, templateId)))
      throw unknownReference(
        'body.default_certificate_template_id',
        templateId,
        'a certificate template of this agency',
      );
    return {
      ...wish,
      ...(templateId !== undefined && { default_certificate_template_id: templateId }),
      ...(wish.certification_reminder_days && {
        certification_reminder_days: descending(wish.certification_reminder_days),
      }),
      ...(wish.due_reminder_days && { due_reminder_days: descending(wish.due_reminder_days) }),
    };
  });
  if (body.certification_reminder_days !== undefined || body.due_reminder_days !== undefined)
    await resetReminders(ctx.db);
  return { ...after, ...fixedRules };
}

const descending = (days: readonly number[]): number[] => [...days].sort((a, b) => b - a);
