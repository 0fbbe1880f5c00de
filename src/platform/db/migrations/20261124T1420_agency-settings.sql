-- Settings of an agency beside its name, zone, language and currency (src/families/tenant).
alter table tenants
  add column purge_days integer not null default 30 check (purge_days between 7 and 90),
  add column postal_address text collate app.unicode,
  add column week_start text not null default 'monday' check (week_start in ('monday', 'saturday', 'sunday'));
grant update (purge_days, postal_address, week_start) on tenants to app;

-- The first day of the week of a clock time, as the agency counts weeks.
create function app.start_of_week(clock timestamp, week_start text) returns timestamp
  language sql immutable parallel safe
  return date_trunc('week', clock + make_interval(days => case week_start when 'sunday' then 1 when 'saturday' then 2 else 0 end))
    - make_interval(days => case week_start when 'sunday' then 1 when 'saturday' then 2 else 0 end);
grant execute on function app.start_of_week(timestamp, text) to app;
