-- The attempt was right after all: failures of this origin are forgotten, the others had one fewer, and the origin is known from now on.
create or replace function app.end_sign_in(of_account bytea, of_address bytea, of_browser bytea, is_signed_in boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  origin record;
begin
  select * into origin from app.sign_in_origin(of_account, of_address, of_browser);
  delete from app.throttles t where t.bucket = 'account_origin' and t.subject = origin.pair;
  update app.throttles t set count = greatest(0, t.count - 1), blocked_until = '-infinity'
    where (t.bucket = 'account' and t.subject = of_account and not origin.is_known and not is_signed_in)
      or (t.bucket = 'address' and t.subject = of_address and not origin.knows_browser);
  insert into app.known_origins as o (account, subject)
    select of_account, known from unnest(array[of_address, of_browser]) known where known is not null
    on conflict (account, subject) do update set last_used_at = now();
end $$;
revoke all on function app.end_sign_in(bytea, bytea, bytea, boolean) from public;
grant execute on function app.end_sign_in(bytea, bytea, bytea, boolean) to app;
