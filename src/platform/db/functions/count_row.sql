-- Trigger for a row that counts for the quota of its first argument from now on (1), or no more (-1).
create or replace function app.count_row() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.refuse_over_quota(new.tenant_id, tg_argv[0], tg_argv[1]::bigint);
  return null;
end $$;
revoke all on function app.count_row() from public;
