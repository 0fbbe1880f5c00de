-- A password that was changed otherwise makes the links from before it worthless.
create or replace function app.end_password_resets() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from app.password_resets r where r.account_id = new.id;
  return null;
end $$;
revoke all on function app.end_password_resets() from public;
