import type { Recurrence } from '#generated/types.gen.ts';
import { checkPlaceholders } from '#src/domain/processes/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** What a request gives a schedule, of a definition or of an enrolment. */
export interface GivenSchedule {
  readonly recurrence?: Recurrence | null;
  readonly task_name_template?: string | null;
}

const ofMonths: readonly Recurrence['frequency'][] = ['monthly', 'quarterly', 'yearly'];

/** 400 for a recurrence whose parts contradict each other, and for a placeholder that does not exist. */
export function checkSchedule(
  { recurrence, task_name_template: template }: GivenSchedule,
  place: string,
): void {
  if (template != null) checkPlaceholders(template, `${place}.task_name_template`);
  if (recurrence == null) return;
  const at = `${place}.recurrence`;
  const { frequency, month } = recurrence;
  if (recurrence.weekdays !== undefined && frequency !== 'weekly')
    throw invalid(`${at}.weekdays`, 'must be absent unless frequency is weekly.');
  for (const name of ['day_of_month', 'weekday_of_month'] as const)
    if (recurrence[name] !== undefined && !ofMonths.includes(frequency))
      throw invalid(`${at}.${name}`, 'must be absent when frequency is daily or weekly.');
  if (recurrence.day_of_month !== undefined && recurrence.weekday_of_month !== undefined)
    throw invalid(`${at}.weekday_of_month`, 'must be absent beside day_of_month.');
  if (month !== undefined && frequency !== 'yearly' && frequency !== 'quarterly')
    throw invalid(`${at}.month`, 'must be absent unless frequency is quarterly or yearly.');
  if (month !== undefined && frequency === 'quarterly' && month > monthsOfQuarter)
    throw invalid(`${at}.month`, `must be at most ${monthsOfQuarter} when frequency is quarterly.`);
}

const monthsOfQuarter = 3;
