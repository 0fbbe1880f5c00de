-- The next moment of what is due: one of these days before it, or itself. Null when all have passed.
create or replace function app.next_training_moment(due timestamptz, days integer[], since timestamptz) returns timestamptz
  language sql immutable parallel safe
  return (select min(moment) from (
    select due - make_interval(days => day) as moment from unnest(days) day union all select due) moments where moment > since);
grant execute on function app.next_training_moment(timestamptz, integer[], timestamptz) to app;
