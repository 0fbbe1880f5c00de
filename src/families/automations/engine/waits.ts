import type { AutomationNode } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { toInstant, type Surroundings, type Value } from '#src/domain/workflows/index.ts';
import { afterBusinessMs, findAgencyHours } from '#src/domain/working-time/index.ts';

const minuteMs = 60_000;

/** When a delay ends: minutes of the clock, or of the agency's working hours. */
export async function delayEnd(
  ctx: Pick<WriteContext, 'db' | 'now'>,
  {
    duration_minutes: minutes,
    is_working_time: isWorkingTime,
  }: Extract<AutomationNode, { type: 'delay' }>['config'],
): Promise<Date> {
  if (isWorkingTime !== true) return new Date(ctx.now.getTime() + minutes * minuteMs);
  return afterBusinessMs(await findAgencyHours(ctx.db), ctx.now, minutes * minuteMs);
}

/** The instant that a wait ends at. */
export const untilInstant = (value: Value, offsetMinutes: number, surroundings: Surroundings): Date =>
  new Date(toInstant(value, surroundings).getTime() + offsetMinutes * minuteMs);
