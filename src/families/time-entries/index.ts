import type { TimeEntriesHandlers } from '#generated/families/time-entries/handlers.ts';
import { createTimeEntry, getTimeEntry, listTimeEntries, listTimeEntryAudit } from './time-entries.ts';
import { startTimeEntryTimer } from './timer.ts';
import { updateTimeEntry } from './update.ts';

export default {
  listTimeEntries,
  createTimeEntry,
  startTimeEntryTimer,
  getTimeEntry,
  updateTimeEntry,
  listTimeEntryAudit,
} satisfies TimeEntriesHandlers;
