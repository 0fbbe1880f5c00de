import type { Service, TestAgency } from '../support/service.ts';

/** Uploads of the caller's, one of them ended, and files of theirs that are attached to nothing. */
export async function seedFiles(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const uploads: string[] = [];
  let creator = '';
  for (let index = 1; index <= 3; index += 1) {
    const body = { file_name: `${mark}-upload-${index}.txt`, content_type: 'text/plain', size: index };
    const { data } = await service.ok('createManagedUpload', { body }, caller);
    uploads.push(data.id);
    creator = data.created_by;
  }
  await service.ok('expireManagedUpload', { path: { id: uploads[0]! } }, caller);
  const files = await service.query<{ id: string }>(
    `insert into managed_files (tenant_id, file_name, content_type, file_kind, source, size_bytes, checksum_sha256, status, created_by, created_at, updated_at)
     select $1, $2 || ' file ' || n, (array['image/png', 'application/pdf', 'text/plain'])[n], (array['image', 'document', 'text'])[n],
       (array['upload', 'derived', 'generated'])[n], n, repeat('b', 64), 'ready', $3, now() - n * interval '1 hour', now() - n * interval '1 minute'
     from generate_series(1, 3) n returning id`,
    [agency.id, mark, creator],
  );
  (records['managed-uploads'] ??= []).push(...uploads);
  (records['attachments'] ??= []).push(...files.map(({ id }) => id));
}
