import type { Service } from '../support/service.ts';
import { word } from './private-marks.ts';

/** An export that its creator alone sees, with the file that it ended in. */
export async function seedPrivateExports(
  service: Service,
  by: { readonly key: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { data } = await service.ok(
    'createDataExport',
    { body: { view: { record_kind: 'task', search: word }, format: 'csv' } },
    by,
  );
  const [file] = await service.query<{ id: string }>(
    `with made as (
       update data_exports set record_count = 1, expires_at = now() + interval '7 days' where id = $1
       returning tenant_id, file_id, created_by)
     insert into managed_files (tenant_id, id, file_name, content_type, file_kind, size_bytes, checksum_sha256, source, status, created_by)
     select tenant_id, file_id, $2 || ' export.csv', 'text/csv', 'spreadsheet', 10, repeat('0', 64), 'generated', 'ready', created_by from made
     returning id`,
    [data.id, word],
  );
  await service.query(
    "update background_jobs set status = 'succeeded', progress_percent = 100, finished_at = now() where id = $1",
    [data.job.id],
  );
  return { 'data-exports': [data.id], attachments: [file!.id] };
}
