-- no transaction
-- What waits is found by what waits: health asks each few seconds (src/platform/mail/health.queries.ts).
create index concurrently if not exists system_mails_queued on app.system_mails (created_at) where status = 'queued';
