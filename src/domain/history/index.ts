// What happened to records, for people: before, after, actor and reason. It is the audit trail, which knows these already.
//
// A change is recorded with it:
//   const changes = changesBetween(before, after, ['name', 'is_billable']);
//   recordHistory(ctx, { kind: 'time_entry', id, action: 'updated', changes, reason: body.reason });
// The list of an operation, for those who see the record (`requireVisible` in domain/records):
//   export const timeEntryAudit = list<TimeEntriesHandlers['listTimeEntryAudit'], { recordId: string }>()({
//     rows: historyOf('time_entry'),
//     record: (rows) => record<TimeEntryAuditRow>()(rows.select([...historyColumns(), as<TimeEntryAction>('h.action').as('action'), 'h.record_id as time_entry_id'])),
//     id: 'h.id', filters: { action: historyFilters.action }, sorts: historySorts,
//   });
export {
  changesBetween,
  recordedValues,
  recordHistory,
  type HistoryEntry,
  type RecordChanges,
} from './record-history.ts';
export { historyColumns, historyFilters, historyOf, historySorts } from './history.queries.ts';
