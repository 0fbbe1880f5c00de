import type { WriteContext } from '#src/call/context.ts';
import type { AiSettings } from '#src/domain/ai/index.ts';
import { nextTime } from '#src/domain/recurrence/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { findWeek } from './settings.queries.ts';

export const refreshTimer = 'refresh_ai_memories';

/** Sets the timer of the next scheduled refresh, or clears it. */
export async function scheduleRefresh(
  ctx: Pick<WriteContext, 'db' | 'now' | 'atCommit' | 'identity'>,
  { memory_refresh: recurrence }: Pick<AiSettings, 'memory_refresh'>,
): Promise<void> {
  const key = { kind: refreshTimer, recordId: ctx.identity.tenantId };
  if (recurrence === null) return setTimer(ctx, key, null);
  const { today, weekStart } = await findWeek(ctx.db, ctx.now);
  setTimer(ctx, key, nextTime(recurrence, ctx.now, { beginsOn: today, weekStart }));
}
