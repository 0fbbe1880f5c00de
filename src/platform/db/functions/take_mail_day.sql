-- Takes places for e-mails, all on one day, among those of a day in the agency's zone: of today, or of the first of the next days that has room, of which
-- `starts_at` is the start. Null where there is none before `until`. `is_first_to_wait`: today has no room, and nobody was told so yet.
create or replace function app.take_mail_day(at timestamptz, until timestamptz, amount integer default 1, out starts_at timestamptz, out is_first_to_wait boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := app.tenant_id();
  zone text := (select time_zone from tenants where id = app.tenant_id());
  today date := (at at time zone zone)::date;
begin
  is_first_to_wait := false;
  for ahead in 0 .. 7 loop
    starts_at := greatest(at, (today + ahead)::timestamp at time zone zone);
    -- A message that has expired is told so when it is sent.
    if (ahead = 0 or starts_at < until) and app.use_quota(tenant, 'mails_per_day', amount, today + ahead) then
      return;
    end if;
    if ahead = 0 then
      is_first_to_wait := app.use_quota(tenant, 'mail_notices_per_day', 1, today);
    end if;
  end loop;
  starts_at := null;
end $$;
revoke all on function app.take_mail_day(timestamptz, timestamptz, integer) from public;
grant execute on function app.take_mail_day(timestamptz, timestamptz, integer) to app;
