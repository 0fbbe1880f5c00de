import type { AuditEntry } from '#generated/console/types.gen.ts';
import type {
  ExportAuditEntriesInput,
  ListAuditEntriesInput,
} from '#generated/console/families/oversight/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { csvOf, type CsvColumns } from '#src/platform/csv.ts';
import { auditLog } from './audit-log.queries.ts';
import { maxRows, requireWhole } from './export.rules.ts';

export const listAuditEntries = (
  ctx: ReadContext,
  { query }: ListAuditEntriesInput,
): Promise<Page<AuditEntry>> => auditLog.page(ctx.db, query, viewerScope(ctx));

const columns: CsvColumns<AuditEntry> = {
  created_at: (entry) => entry.created_at,
  action: (entry) => entry.action,
  record_kind: (entry) => entry.record_kind,
  record_id: (entry) => entry.record_id,
  record_name: (entry) => entry.record_name,
  changed_fields: (entry) => entry.changed_fields.join(' '),
  actor_type: ({ actor }) => actor.type,
  actor_id: ({ actor }) => actor.id ?? null,
  actor_name: ({ actor }) => actor.name ?? null,
  operation_id: (entry) => entry.operation_id,
  request_id: (entry) => entry.request_id,
};

export async function exportAuditEntries(
  ctx: ReadContext,
  { query }: ExportAuditEntriesInput,
): Promise<string> {
  const page = { sort: 'created_at', order: 'desc', limit: maxRows, offset: 0 } as const;
  const { items, total } = await auditLog.objects(ctx.db, { ...query, ...page }, viewerScope(ctx));
  requireWhole(total, 'entries');
  return csvOf(columns, items);
}
