-- Signing in and out concerns every agency that the account may act in.
create or replace function app.note_sign_in(account uuid, happened text, reason text, origin jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.set_auth_origin(origin);
  perform app.note_auth_event(u.tenant_id, jsonb_build_object(
      'kind', happened, 'outcome', case when reason is null then 'succeeded' else 'failed' end,
      'failure_reason', reason, 'user_id', u.id))
    from users u where u.account_id = account and u.kind = 'member' and u.status = 'active';
end $$;
revoke all on function app.note_sign_in(uuid, text, text, jsonb) from public;
grant execute on function app.note_sign_in(uuid, text, text, jsonb) to app;
