-- no transaction
-- Tasks by name, written as the list sorts.
create index concurrently if not exists tasks_name on tasks (tenant_id, lower(name), id) where deleted_at is null and merged_into_id is null;
