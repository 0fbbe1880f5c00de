-- Files of a working copy show to those who write and judge it, until a version with them is published.

alter table record_attachments add column is_unpublished boolean not null default false;
update record_attachments a set is_unpublished = true
where a.record_kind = 'sop'
  and exists (select from sop_blocks b where b.tenant_id = a.tenant_id and b.sop_id = a.record_id and position(a.file_id::text in b.content::text) > 0)
  and not exists (select from sop_versions v where v.tenant_id = a.tenant_id and v.sop_id = a.record_id and position(a.file_id::text in v.steps::text) > 0);
