-- Stores the link and queues the mail that holds it, where there is such an account. Nothing tells whether there is.
create or replace function app.request_password_reset(account_email text, reset_hash bytea, ends_at timestamptz, mail jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account accounts%rowtype;
begin
  select a.* into account from accounts a where lower(a.email) = lower(account_email);
  if not found then
    return;
  end if;
  insert into app.password_resets (account_id, token_hash, expires_at) values (account.id, reset_hash, ends_at)
    on conflict (account_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now();
  -- To the address that is known, however the other one was written.
  perform app.queue_system_mail(mail || jsonb_build_object('to_address', account.email));
end $$;
revoke all on function app.request_password_reset(text, bytea, timestamptz, jsonb) from public;
grant execute on function app.request_password_reset(text, bytea, timestamptz, jsonb) to app;
