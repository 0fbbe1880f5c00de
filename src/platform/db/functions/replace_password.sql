-- Stores a new password, and logs it in every agency of the account.
create or replace function app.replace_password(account uuid, new_hash text, origin jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update accounts set password_hash = new_hash, updated_at = now() where id = account;
    -- Browsers that are signed in to let programs in.
    delete from app.oauth_artefacts a where a.model = 'Session' and a.payload ->> 'accountId' = account::text;
    select app.note_sign_in(account, 'password_changed', null, origin);
  $$;
revoke all on function app.replace_password(uuid, text, jsonb) from public;
grant execute on function app.replace_password(uuid, text, jsonb) to app;
