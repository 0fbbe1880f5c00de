import type { TimeEntryAction, TimeEntryAuditRow } from '#generated/types.gen.ts';
import type { TimeEntriesHandlers } from '#generated/families/time-entries/handlers.ts';
import { historyColumns, historyFilters, historyOf, historySorts } from '#src/domain/history/index.ts';
import { as, list, record } from '#src/platform/db/query/index.ts';

export const timeEntryAudit = list<TimeEntriesHandlers['listTimeEntryAudit'], { recordId: string }>()({
  rows: historyOf('time_entry'),
  record: (rows) =>
    record<TimeEntryAuditRow>()(
      rows.select([
        ...historyColumns(),
        as<TimeEntryAction>()('h.action').as('action'),
        'h.record_id as time_entry_id',
      ]),
    ),
  id: 'h.id',
  filters: { action: historyFilters.action },
  sorts: historySorts,
});
