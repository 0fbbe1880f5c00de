import type { Service, TestAgency } from '../support/service.ts';
import { Uploader } from '../families/files/upload.ts';

/** Imports of the key’s account: one that is previewed, one that waits for its preview, and one that has ended. */
export async function seedImports(
  service: Service,
  agency: TestAgency,
  mark: string,
  { profileId, clientIds }: { readonly profileId: string; readonly clientIds: readonly string[] },
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const file_id = await new Uploader(service, caller).file({
    bytes: Buffer.from(`Company,No\n${mark} Imported,1001\n${mark} Other,1002\n`),
    name: `${mark}.csv`,
    type: 'text/csv',
  });
  for (const status of ['ready', 'draft', 'partially_imported'] as const) {
    const { data } = await service.ok(
      'createDataImport',
      {
        body: {
          name: `${mark} ${status}`,
          record_kind: 'client',
          file_id,
          profile_id: profileId,
          source_name: `${mark.toLowerCase()}_crm`,
          key_column: 'No',
        },
      },
      caller,
    );
    (records['data-imports'] ??= []).push(data.id);
    if (status === 'draft') continue;
    const plan = {
      plan_hash: '0'.repeat(64),
      created_count: 1,
      updated_count: 0,
      unchanged_count: 0,
      failed_count: 1,
      problems: [],
      checked_at: '2026-03-02T14:20:00.000Z',
    };
    await service.query(
      `with made as (
         update data_imports set status = $2, plan = $3, check_id = id, read_columns = '{Company,No}' where id = $1
         returning tenant_id, id)
       insert into data_import_rows (tenant_id, import_id, check_id, row_number, texts, outcome, record_id, problem, is_done)
       select tenant_id, id, id, 2, jsonb_build_array($4::text, '1001'), 'created', $5::uuid, null::jsonb, $2 <> 'ready' from made
       union all
       select tenant_id, id, id, n, jsonb_build_array($4::text || n, '10' || n), 'unchanged', $5::uuid, null, $2 <> 'ready' from made, generate_series(4, 6) n
       union all
       select tenant_id, id, id, 3, jsonb_build_array($4::text, '1002'), 'failed', null, $6::jsonb, $2 <> 'ready' from made`,
      [
        data.id,
        status,
        JSON.stringify(plan),
        `${mark} Imported`,
        status === 'ready' ? null : clientIds[0],
        JSON.stringify({
          column: 'Company',
          code: 'required',
          message: 'A client needs a name. Fill in the cell.',
          error: { type: 'validation_error', message: 'Company: A client needs a name. Fill in the cell.' },
        }),
      ],
    );
  }
}
