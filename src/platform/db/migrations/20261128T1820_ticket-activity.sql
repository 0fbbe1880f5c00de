-- no transaction
-- The activity of all tickets, newest first.
create index concurrently if not exists audit_log_tickets on audit_log (tenant_id, created_at desc, id desc) where record_kind = 'ticket';
