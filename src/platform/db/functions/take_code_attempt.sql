-- Counts an attempt at a code as wrong before it is looked at; answers the seconds to wait, or 0. The tenth closes the door for 15 minutes.
create or replace function app.take_code_attempt(of_subject bytea) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  at timestamptz := clock_timestamp();
  taken app.throttles%rowtype;
begin
  insert into app.throttles as t (bucket, subject, count, since) values ('code', of_subject, 0, at) on conflict do nothing;
  select * into taken from app.throttles t where t.bucket = 'code' and t.subject = of_subject for update;
  if taken.blocked_until > at then
    return ceil(extract(epoch from taken.blocked_until - at))::integer;
  end if;
  if taken.since < at - interval '1 day' or taken.count >= 10 then
    taken.count := 0;
  end if;
  update app.throttles t set count = taken.count + 1, since = at,
      blocked_until = case when taken.count + 1 >= 10 then at + interval '15 minutes' else '-infinity' end
    where t.bucket = 'code' and t.subject = of_subject;
  return 0;
end
  $$;
revoke all on function app.take_code_attempt(bytea) from public;
grant execute on function app.take_code_attempt(bytea) to app;
