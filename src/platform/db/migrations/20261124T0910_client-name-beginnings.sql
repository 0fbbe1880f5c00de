-- no transaction
-- What a search finds first: clients whose name begins with the text. In the order of "C", since a range there holds a beginning.
create index concurrently if not exists clients_name_beginnings on clients (tenant_id, (lower(name) collate "C")) where deleted_at is null;
