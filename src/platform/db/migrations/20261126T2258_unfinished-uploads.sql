-- no transaction
-- What operators watch asks for it every few seconds.
create index concurrently if not exists managed_uploads_unfinished on managed_uploads (updated_at) where status in ('assembling', 'checking');
