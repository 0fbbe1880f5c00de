-- Counts an attempt as failed before the password is looked at, so that attempts at once cannot go around the wait. `wait` is how
-- many seconds it has to wait, or 0 when it may go on; `is_first_refusal` tells that no attempt for the account was refused
-- in the day before. All of it is the same for accounts that do not exist. `is_signed_in` is for a browser session that
-- confirms its password.
create or replace function app.begin_sign_in(of_account bytea, of_address bytea, of_browser bytea, is_signed_in boolean)
  returns table (wait integer, is_first_refusal boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  at timestamptz := clock_timestamp();
  origin record;
  blocked_until timestamptz;
  own_block timestamptz;
begin
  select * into origin from app.sign_in_origin(of_account, of_address, of_browser);
  origin.is_known := origin.is_known or is_signed_in;
  insert into app.throttles as t (bucket, subject, account, count, since) values
      ('account_origin', origin.pair, of_account, 0, at), ('account', of_account, of_account, 0, at), ('address', of_address, null, 0, at)
    on conflict (bucket, subject) do update set
      count = case when t.since < at - interval '1 day' then 0 else t.count end,
      since = case when t.since < at - interval '1 day' then at else t.since end;
  select max(t.blocked_until) filter (where t.bucket <> 'address'), max(t.blocked_until) into own_block, blocked_until
    from app.throttles t
    where (t.bucket = 'account_origin' and t.subject = origin.pair)
      or (t.bucket = 'account' and t.subject = of_account and not origin.is_known)
      or (t.bucket = 'address' and t.subject = of_address and not origin.knows_browser);
  is_first_refusal := false;
  if blocked_until > at then
    wait := ceil(extract(epoch from blocked_until - at))::integer;
    if own_block > at then
      select t.refused_at is null or t.refused_at < at - interval '1 day' into is_first_refusal
        from app.throttles t where t.bucket = 'account' and t.subject = of_account;
      update app.throttles t set refused_at = at where t.bucket = 'account' and t.subject = of_account;
    end if;
    return next;
    return;
  end if;
  -- Those of one origin are forgotten after a day without attempts; those of an account a day after the first.
  update app.throttles t set
      count = t.count + 1, since = case t.bucket when 'account' then t.since else at end,
      blocked_until = at + app.sign_in_wait(t.count + 1, case t.bucket when 'account_origin' then 5 when 'address' then 20 else 50 end)
    where (t.bucket = 'account_origin' and t.subject = origin.pair)
      or (t.bucket = 'account' and t.subject = of_account and not origin.is_known)
      or (t.bucket = 'address' and t.subject = of_address and not origin.knows_browser);
  wait := 0;
  return next;
end $$;
revoke all on function app.begin_sign_in(bytea, bytea, bytea, boolean) from public;
grant execute on function app.begin_sign_in(bytea, bytea, bytea, boolean) to app;
