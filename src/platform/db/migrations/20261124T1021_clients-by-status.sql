-- no transaction
-- Clients by status, as the list sorts and filters.
create index concurrently if not exists clients_by_status on clients (tenant_id, status, id) where deleted_at is null;
