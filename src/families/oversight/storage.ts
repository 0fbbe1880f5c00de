import type { StorageUsage } from '#generated/console/types.gen.ts';
import type { ExportStoredFilesInput } from '#generated/console/families/oversight/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { readQuotas } from '#src/domain/tenants/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { csvOf, type CsvColumns } from '#src/platform/csv.ts';
import { maxRows, requireWhole } from './export.rules.ts';
import { selectSizes, storedFiles, type StoredFile } from './storage.queries.ts';

const bytesPerUnit = 1024;

export async function getStorageUsage(ctx: ReadContext): Promise<StorageUsage> {
  const [quotas, sizes] = await Promise.all([readQuotas(ctx.db, ctx.now), selectSizes(ctx.db)]);
  const { used, limit } = quotas.find(({ quota }) => quota === 'kilobytes_of_files')!;
  return { used_bytes: used * bytesPerUnit, limit_bytes: limit * bytesPerUnit, ...sizes };
}

const columns: CsvColumns<StoredFile> = {
  file_id: (file) => file.id,
  file_name: (file) => file.file_name,
  file_kind: (file) => file.file_kind,
  content_type: (file) => file.content_type,
  size_bytes: (file) => file.size,
  source: (file) => file.source,
  records: (file) => file.records.map(({ kind, name, id }) => `${kind} ${name ?? id}`).join('; '),
  created_at: (file) => file.created_at,
  created_by: (file) => file.creator?.id ?? null,
  created_by_name: (file) => file.creator?.name ?? null,
};

export async function exportStoredFiles(
  ctx: ReadContext,
  { query }: ExportStoredFilesInput,
): Promise<string> {
  const page = { sort: 'size', order: 'desc', limit: maxRows, offset: 0 } as const;
  const { items, total } = await storedFiles.objects(ctx.db, { ...query, ...page }, viewerScope(ctx));
  requireWhole(total, 'files');
  return csvOf(columns, items);
}
