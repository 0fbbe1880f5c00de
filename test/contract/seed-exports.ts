import type { Service, TestAgency } from '../support/service.ts';

/** Exports of the key’s account that have ended, each with its file. */
export async function seedExports(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  for (const record_kind of ['client', 'task', 'user'] as const) {
    const { data } = await service.ok(
      'createDataExport',
      { body: { view: { record_kind, search: mark }, format: 'csv' } },
      caller,
    );
    (records['data-exports'] ??= []).push(data.id);
    (records['jobs'] ??= []).push(data.job.id);
    await service.query(
      `with made as (
         update data_exports set record_count = 1, expires_at = now() + interval '7 days' where id = $1
         returning tenant_id, file_id, created_by)
       insert into managed_files (tenant_id, id, file_name, content_type, file_kind, size_bytes, checksum_sha256, source, status, created_by)
       select tenant_id, file_id, $2 || ' export.csv', 'text/csv', 'spreadsheet', 10, repeat('0', 64), 'generated', 'ready', created_by from made`,
      [data.id, mark],
    );
    await service.query(
      "update background_jobs set status = 'succeeded', progress_percent = 100, finished_at = now() where id = $1",
      [data.job.id],
    );
  }
}
