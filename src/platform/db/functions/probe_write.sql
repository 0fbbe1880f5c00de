-- What /readyz writes, to know whether writes succeed at all (src/platform/db/health.queries.ts).
create or replace function app.probe_write() returns void
  language sql security definer set search_path = public, pg_temp as $$
    update app.write_probe set written_at = clock_timestamp()
  $$;
revoke all on function app.probe_write() from public;
grant execute on function app.probe_write() to app;
