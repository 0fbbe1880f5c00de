-- no transaction
-- Clients by name, written as the list sorts.
create index concurrently if not exists clients_name on clients (tenant_id, lower(name), id) where deleted_at is null;
