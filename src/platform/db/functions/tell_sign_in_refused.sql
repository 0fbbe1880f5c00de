-- Tells the owner of an account that attempts were refused, where there is such an account. Nothing tells whether there is.
create or replace function app.tell_sign_in_refused(account_email text, mail jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.queue_system_mail(mail || jsonb_build_object('to_address', a.email))
    from accounts a where lower(a.email) = lower(account_email) and a.password_hash is not null;
end $$;
revoke all on function app.tell_sign_in_refused(text, jsonb) from public;
grant execute on function app.tell_sign_in_refused(text, jsonb) to app;
