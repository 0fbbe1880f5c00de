-- no transaction
-- Dashboards read when tickets went from status to status.
create index concurrently if not exists audit_log_ticket_moves on audit_log (tenant_id, created_at, record_id)
  where record_kind = 'ticket' and action in ('status_changed', 'spam_marked');
