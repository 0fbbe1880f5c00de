-- After `free` failures each further one doubles the wait, from 5 seconds to 15 minutes.
create or replace function app.sign_in_wait(failures integer, free integer) returns interval
  language sql immutable
  return case when failures < free then interval '0' else make_interval(secs => least(900, 5 * 2 ^ least(failures - free, 12))) end;
