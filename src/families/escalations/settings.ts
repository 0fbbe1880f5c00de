import type { EscalationSettings } from '#generated/types.gen.ts';
import type { UpdateEscalationSettingsInput } from '#generated/families/escalations/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { getSettings, updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { requireViewer, requireViewers } from './members.ts';
import { selectEscalationSettings } from './settings.queries.ts';
import { rescheduleClosings } from './timers.ts';

const settings: Settings<EscalationSettings> = {
  table: 'escalation_settings',
  recordKind: 'escalation_settings',
  find: selectEscalationSettings,
  json: ['due_minutes'],
};

export const getEscalationSettings = (ctx: ReadContext): Promise<EscalationSettings> =>
  getSettings(ctx, settings);

export async function updateEscalationSettings(
  ctx: WriteContext,
  { body }: UpdateEscalationSettingsInput,
): Promise<EscalationSettings> {
  let formerDays: number | null = null;
  const after = await updateSettings(ctx, settings, body, async (wish, current) => {
    formerDays = current.auto_close_days;
    const { default_assignee_id: assignee, default_participant_ids: participants } = wish;
    await requireViewer(ctx, assignee, 'body.default_assignee_id', [current.default_assignee_id]);
    await requireViewers(
      ctx,
      participants ?? [],
      (index) => `body.default_participant_ids[${index}]`,
      current.default_participant_ids,
    );
    return {
      ...wish,
      ...(assignee !== undefined && { default_assignee_id: storedId(assignee) }),
      ...(participants !== undefined && { default_participant_ids: tidyIds(participants) }),
    };
  });
  if (after.auto_close_days !== formerDays) await rescheduleClosings(ctx, after.auto_close_days);
  return after;
}
