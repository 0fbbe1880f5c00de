import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Whether nothing names a row of `managed_files` that is attached to no record: as text, since purges ask it as the owner of the tables. */
export const isUnnamed = `not app.is_field_value(tenant_id, id)
      and not exists (select from tenants a where a.id = managed_files.tenant_id and a.logo_file_id = managed_files.id)
      and not exists (select from platform_feedback p where p.tenant_id = managed_files.tenant_id
        and p.attachment_ids @> array[managed_files.id])
      and not exists (select from layout_uses u where u.tenant_id = managed_files.tenant_id
        and u.used_kind = 'file' and u.used_id = managed_files.id)
      and not exists (select from form_files x where x.tenant_id = managed_files.tenant_id and x.file_id = managed_files.id)
      and not exists (select from client_tax_exemptions x where x.tenant_id = managed_files.tenant_id
        and x.certificate_file_id = managed_files.id)
      and not exists (select from automation_answer_files x where x.tenant_id = managed_files.tenant_id and x.file_id = managed_files.id)
      and not exists (select from ticket_communications c where c.tenant_id = managed_files.tenant_id
        and (c.raw_file_id = managed_files.id or c.file_ids @> array[managed_files.id]))
      and not exists (select from invoices i where i.tenant_id = managed_files.tenant_id and i.pdf_file_id = managed_files.id)
      and not exists (select from credit_notes n where n.tenant_id = managed_files.tenant_id and n.pdf_file_id = managed_files.id)
      and not exists (select from data_imports d where d.tenant_id = managed_files.tenant_id and d.file_id = managed_files.id)`;

/** Removes a file that is attached to no record and that nothing names; answers whether it was one. */
export async function deleteUnused(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('managed_files')
    .where('id', '=', id)
    .where('unattached_since', 'is not', null)
    .where(sql<boolean>`${sql.raw(isUnnamed)}`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
