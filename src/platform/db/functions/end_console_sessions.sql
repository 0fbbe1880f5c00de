-- Ends one session of the account, or, without one, all but the kept one; answers how many there were.
create or replace function app.end_console_sessions(account uuid, ended uuid, kept uuid, origin jsonb) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ending uuid[];
begin
  with gone as (
    delete from app.console_sessions s
      where s.account_id = account and (s.id = ended or (ended is null and s.id is distinct from kept))
      returning s.id)
  select coalesce(array_agg(id), '{}') into ending from gone;
  if cardinality(ending) > 0 then
    perform app.note_sign_in(account, 'sign_out', null, origin);
  end if;
  return cardinality(ending);
end $$;
revoke all on function app.end_console_sessions(uuid, uuid, uuid, jsonb) from public;
grant execute on function app.end_console_sessions(uuid, uuid, uuid, jsonb) to app;
