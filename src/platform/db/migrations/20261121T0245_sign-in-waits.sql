-- Before Postgres 17 nothing can be subtracted from an infinite time, and an account that never had to wait has one.
create or replace function app.begin_sign_in(account bytea, address bytea) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  at timestamptz := clock_timestamp();
  blocked_until timestamptz;
begin
  insert into app.throttles as t (bucket, subject, count, since) values ('account', account, 0, at), ('address', address, 0, at)
    on conflict (bucket, subject) do update set
      count = case when t.since < at - interval '1 day' then 0 else t.count end;
  select max(t.blocked_until) into blocked_until from app.throttles t
    where (t.bucket, t.subject) in (('account', account), ('address', address));
  if blocked_until > at then
    return ceil(extract(epoch from blocked_until - at))::integer;
  end if;
  update app.throttles t set
      count = t.count + 1, since = at,
      blocked_until = at + app.sign_in_wait(t.count + 1, case t.bucket when 'account' then 5 else 20 end)
    where (t.bucket, t.subject) in (('account', account), ('address', address));
  return 0;
end $$;
