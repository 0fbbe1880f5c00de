-- So many in a window, such as registrations from one address; answers the seconds to wait, or 0.
create or replace function app.take_attempt(of_bucket text, of_subject bytea, most integer, window_seconds integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  at timestamptz := clock_timestamp();
  length interval := make_interval(secs => window_seconds);
  taken app.throttles%rowtype;
begin
  insert into app.throttles as t (bucket, subject, count, since) values (of_bucket, of_subject, 1, at)
    on conflict (bucket, subject) do update set
      count = case when t.since + length <= at then 1 else least(t.count, most) + 1 end,
      since = case when t.since + length <= at then at else t.since end
    returning * into taken;
  return case when taken.count <= most then 0 else greatest(1, ceil(extract(epoch from taken.since + length - at)))::integer end;
end $$;
revoke all on function app.take_attempt(text, bytea, integer, integer) from public;
grant execute on function app.take_attempt(text, bytea, integer, integer) to app;
