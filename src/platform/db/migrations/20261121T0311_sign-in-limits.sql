-- Wrong passwords count for an account together with where they come from, so that nobody locks the owner out from elsewhere. All
-- attempts for an account from unknown places share a larger budget as well, which bounds guessing from many addresses; an
-- address or browser that signed in to the account before is not subject to it.

-- Where an account was signed in to, by hashes of its e-mail address and of the address or browser. It holds for 180 days.
create table app.known_origins (
  account bytea not null,
  subject bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (account, subject)
);
create index known_origins_age on app.known_origins (last_used_at);

alter table app.throttles
  -- Hash of the account that the row is about, so that a new password clears all of them.
  add column account bytea,
  -- When an attempt was last refused; of bucket `account` only.
  add column refused_at timestamptz;
update app.throttles set account = subject where bucket = 'account';
create index throttles_account on app.throttles (account) where account is not null;

-- How an origin stands to an account: a browser that is known is counted by itself, anything else by its address.
create function app.sign_in_origin(of_account bytea, of_address bytea, of_browser bytea)
  returns table (knows_browser boolean, is_known boolean, pair bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
    select k.browser, k.browser or k.address, sha256(of_account || case when k.browser then of_browser else of_address end)
    from (select
      exists (select from app.known_origins o where o.account = of_account and o.subject = of_browser) as browser,
      exists (select from app.known_origins o where o.account = of_account and o.subject = of_address) as address) k
  $$;
revoke all on function app.sign_in_origin(bytea, bytea, bytea) from public;

drop function app.begin_sign_in(bytea, bytea);
-- Counts an attempt as failed before the password is looked at, so that attempts at once cannot go around the wait. `wait` is how
-- many seconds it has to wait, or 0 when it may go on; `is_first_refusal` tells that no attempt for the account was refused
-- in the day before. All of it is the same for accounts that do not exist. `is_signed_in` is for a browser session that
-- confirms its password.
create function app.begin_sign_in(of_account bytea, of_address bytea, of_browser bytea, is_signed_in boolean)
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

drop function app.end_sign_in(bytea, bytea);
-- The attempt was right after all: failures of this origin are forgotten, the others had one fewer, and the origin is known from now on.
create function app.end_sign_in(of_account bytea, of_address bytea, of_browser bytea, is_signed_in boolean) returns void
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

-- Tells the owner of an account that attempts were refused, where there is such an account. Nothing tells whether there is.
create function app.tell_sign_in_refused(account_email text, mail jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.queue_system_mail(mail || jsonb_build_object('to_address', a.email))
    from accounts a where lower(a.email) = lower(account_email) and a.password_hash is not null;
end $$;

drop function app.reset_password(bytea, text, jsonb, jsonb);
-- Uses the link up: of several uses at once one is the first. All browsers are signed out, the owner is told, and attempts to
-- sign in count anew; the place that the owner did it from is known.
create function app.reset_password(reset_hash bytea, new_hash text, mail jsonb, origin jsonb, of_account bytea, of_address bytea) returns uuid
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

do $$
declare
  way regprocedure;
begin
  for way in
    select p.oid from pg_proc p
    where p.pronamespace = 'app'::regnamespace and p.proname in ('begin_sign_in', 'end_sign_in', 'tell_sign_in_refused', 'reset_password')
  loop
    execute format('revoke all on function %s from public', way);
    execute format('grant execute on function %s to app', way);
  end loop;
end $$;
