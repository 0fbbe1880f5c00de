-- The code was right after all.
create or replace function app.clear_code_attempts(of_subject bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
    delete from app.throttles where bucket = 'code' and subject = of_subject
  $$;
revoke all on function app.clear_code_attempts(bytea) from public;
grant execute on function app.clear_code_attempts(bytea) to app;
