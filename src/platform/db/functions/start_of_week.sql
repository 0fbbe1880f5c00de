-- The first day of the week of a clock time, as the agency counts weeks.
create or replace function app.start_of_week(clock timestamp, week_start text) returns timestamp
  language sql immutable parallel safe
  return date_trunc('week', clock + make_interval(days => case week_start when 'sunday' then 1 when 'saturday' then 2 else 0 end))
    - make_interval(days => case week_start when 'sunday' then 1 when 'saturday' then 2 else 0 end);
grant execute on function app.start_of_week(timestamp, text) to app;
