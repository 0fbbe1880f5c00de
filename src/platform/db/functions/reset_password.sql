-- Uses the link up: of several uses at once one is the first. All browsers are signed out, the owner is told, and attempts to
-- sign in count anew; the place that the owner did it from is known.
create or replace function app.reset_password(reset_hash bytea, new_hash text, mail jsonb, origin jsonb, of_account bytea, of_address bytea) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reset_account uuid;
begin
  delete from app.password_resets r where r.token_hash = reset_hash and r.expires_at > now() returning r.account_id into reset_account;
  if reset_account is null then
    return null;
  end if;
  perform app.replace_password(reset_account, new_hash, origin);
  perform app.end_console_sessions(reset_account, null, null, origin);
  perform app.queue_system_mail(mail || jsonb_build_object('to_address', (select a.email from accounts a where a.id = reset_account)));
  delete from app.throttles t where t.account = of_account;
  insert into app.known_origins as o (account, subject) values (of_account, of_address)
    on conflict on constraint known_origins_pkey do update set last_used_at = now();
  return reset_account;
end $$;
revoke all on function app.reset_password(bytea, text, jsonb, jsonb, bytea, bytea) from public;
grant execute on function app.reset_password(bytea, text, jsonb, jsonb, bytea, bytea) to app;
