import type { TimerKind } from '#src/platform/timers/index.ts';
import { findAiSettings, type AiModels } from '#src/domain/ai/index.ts';
import { startBackgroundJobAs } from '#src/domain/background-jobs/index.ts';
import { expiryTimer, retract } from './memories.ts';
import { lockMemory, selectStale } from './memories.queries.ts';
import { refreshKind, subjectText } from './memory.rules.ts';
import { refreshTimer, scheduleRefresh } from './refresh-schedule.ts';

/** Retracts memories that were to hold until then. */
export const expiredMemories: TimerKind<never> = {
  kind: expiryTimer,
  events: [],
  async fire(ctx, { recordId, dueAt }) {
    const memory = await lockMemory(ctx.db, recordId);
    if (memory?.status !== 'active' || memory.expires_at === null || new Date(memory.expires_at) > dueAt)
      return;
    await retract(ctx, memory, 'expired');
  },
};

// One agency's refreshes are not to keep the models from others.
const scopesAtOnce = 50;

/** Starts the refreshes that the settings schedule, for scopes whose memories changed since, and schedules the next. */
export const scheduledRefreshes = (models: AiModels): TimerKind<never> => ({
  kind: refreshTimer,
  events: [],
  async fire(ctx) {
    const settings = await findAiSettings(ctx.db, models);
    await scheduleRefresh(ctx, settings);
    const isOn = settings.is_enabled && settings.is_memory_enabled && settings.memory_refresh !== null;
    if (!isOn || settings.updated_by === null) return;
    for (const subject of await selectStale(ctx.db, scopesAtOnce))
      await startBackgroundJobAs(ctx, settings.updated_by, {
        kind: refreshKind,
        topic: subjectText(subject),
        input: subject,
      });
  },
});
