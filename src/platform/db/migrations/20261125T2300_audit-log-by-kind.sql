-- no transaction
-- The feed of clients reads the audit log of these kinds, newest first.
create index concurrently if not exists audit_log_kind on audit_log (tenant_id, record_kind, created_at desc, id desc)
  where record_kind in ('client', 'client_note', 'comment');
