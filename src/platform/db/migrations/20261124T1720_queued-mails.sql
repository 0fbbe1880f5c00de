-- no transaction
-- What waits is found by what waits: health asks each few seconds (src/platform/mail/health.queries.ts).
create index concurrently if not exists email_deliveries_queued on email_deliveries (created_at) where status = 'queued';
