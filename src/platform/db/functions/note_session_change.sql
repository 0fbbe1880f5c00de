-- All processes forget what they know of the agency's callers; without one, of everybody.
create or replace function app.note_session_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.tenant_id is not null then
    perform pg_notify('credentials_changed', old.tenant_id::text);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.tenant_id is distinct from old.tenant_id) then
    perform pg_notify('credentials_changed', coalesce(new.tenant_id::text, ''));
  end if;
  return null;
end $$;
revoke all on function app.note_session_change() from public;
