import { purgeByAge, type AgePurge } from '#src/platform/jobs/purges.ts';
import { isUnnamed } from './unused.queries.ts';

const isOver = "status in ('ready', 'failed', 'quarantined', 'expired')";

export const purges: readonly AgePurge[] = [
  // Files that are neither attached to a record nor the value of a field, and that nothing else names.
<<<<<<< HEAD
  purgeByAge(
    'managed_files',
    '30 days',
    'unattached_since',
    `not app.is_field_value(tenant_id, id)
      and not exists (select from tenants a where a.id = managed_files.tenant_id and a.logo_file_id = managed_files.id)
      and not exists (select from platform_feedback p where p.tenant_id = managed_files.tenant_id
        and p.attachment_ids @> array[managed_files.id])
      and not exists (select from layout_uses u where u.tenant_id = managed_files.tenant_id
        and u.used_kind = 'file' and u.used_id = managed_files.id)
      and not exists (select from form_files x where x.tenant_id = managed_files.tenant_id and x.file_id = managed_files.id)
      and not exists (select from client_tax_exemptions x where x.tenant_id = managed_files.tenant_id
        and x.certificate_file_id = managed_files.id)
      and not exists (select from ticket_communications c where c.tenant_id = managed_files.tenant_id
        and (c.raw_file_id = managed_files.id or c.file_ids @> array[managed_files.id]))
      and not exists (select from invoices i where i.tenant_id = managed_files.tenant_id and i.pdf_file_id = managed_files.id)
      and not exists (select from credit_notes n where n.tenant_id = managed_files.tenant_id and n.pdf_file_id = managed_files.id)`,
    'app.now()',
  ),
=======
  purgeByAge('managed_files', '30 days', 'unattached_since', isUnnamed, 'app.now()'),
>>>>>>> transfer
  purgeByAge('managed_uploads', '7 days', 'created_at', isOver, 'app.now()'),
];
