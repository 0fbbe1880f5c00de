-- Logs that a grant was created or revoked; all processes forget a revoked one at once.
create or replace function app.note_grant_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  perform app.note_auth_event(new.tenant_id, jsonb_build_object(
    'kind', case when tg_op = 'INSERT' then 'grant_created' else 'grant_revoked' end,
    'user_id', new.user_id, 'credential_id', new.id, 'oauth_client_name', new.client_name,
    'actor_id', new.revoked_by, 'actor_type', (
      select case u.kind when 'member' then 'user' else u.kind end from users u where u.tenant_id = new.tenant_id and u.id = new.revoked_by)));
  if tg_op = 'UPDATE' then
    perform pg_notify('credentials_changed', new.tenant_id::text);
  end if;
  return null;
end $$;
