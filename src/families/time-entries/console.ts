import type { TimeEntriesHandlers } from '#generated/console/families/time-entries/handlers.ts';
import { listTimePeriods, lockTimePeriod, unlockTimePeriod } from './periods.ts';
import { queryTimeReport } from './report.ts';
import { getTimeSettings, updateTimeSettings } from './settings.ts';
import { deleteTimeEntry } from './time-entries.ts';

export default {
  deleteTimeEntry,
  queryTimeReport,
  listTimePeriods,
  lockTimePeriod,
  unlockTimePeriod,
  getTimeSettings,
  updateTimeSettings,
} satisfies TimeEntriesHandlers;
