import type { Recurrence } from '#generated/types.gen.ts';
import { checkPlaceholders } from '#src/domain/processes/index.ts';
import { recurrenceFault } from '#src/domain/recurrence/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** What a request gives a schedule, of a definition or of an enrolment. */
export interface GivenSchedule {
  readonly recurrence?: Recurrence | null;
  readonly task_name_template?: string | null;
}

/** 400 for a recurrence whose parts contradict each other or that never comes, and for a placeholder that does not exist. */
export function checkSchedule(
  { recurrence, task_name_template: template }: GivenSchedule,
  place: string,
  now: Date,
): void {
  if (template != null) checkPlaceholders(template, `${place}.task_name_template`);
  const fault = recurrence == null ? undefined : recurrenceFault(recurrence, now);
  if (fault !== undefined) throw invalid(`${place}.recurrence.${fault.property}`, fault.message);
}
