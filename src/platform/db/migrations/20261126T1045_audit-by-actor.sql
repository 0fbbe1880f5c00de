-- no transaction
-- What somebody did, across all kinds of records, newest first.
create index concurrently if not exists audit_log_actor on audit_log (tenant_id, actor_id, created_at desc, id desc)
  where actor_id is not null;
