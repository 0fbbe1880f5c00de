-- Owners of accounts hear of sign-ins from places that their account does not know.

drop function app.end_sign_in(bytea, bytea, bytea, boolean);
-- The attempt was right after all: failures of this origin are forgotten, the others had one fewer, and the origin is known from now on.
-- Answers whether it is a new place: neither address nor browser was known, to an account that has known some.
create or replace function app.end_sign_in(of_account bytea, of_address bytea, of_browser bytea, is_signed_in boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  origin record;
  is_new_place boolean;
begin
  select * into origin from app.sign_in_origin(of_account, of_address, of_browser);
  is_new_place := not origin.is_known and not is_signed_in and exists (select from app.known_origins o where o.account = of_account);
  delete from app.throttles t where t.bucket = 'account_origin' and t.subject = origin.pair;
  update app.throttles t set count = greatest(0, t.count - 1), blocked_until = '-infinity'
    where (t.bucket = 'account' and t.subject = of_account and not origin.is_known and not is_signed_in)
      or (t.bucket = 'address' and t.subject = of_address and not origin.knows_browser);
  insert into app.known_origins as o (account, subject)
    select of_account, known from unnest(array[of_address, of_browser]) known where known is not null
    on conflict (account, subject) do update set last_used_at = now();
  return is_new_place;
end $$;
revoke all on function app.end_sign_in(bytea, bytea, bytea, boolean) from public;
grant execute on function app.end_sign_in(bytea, bytea, bytea, boolean) to app;
