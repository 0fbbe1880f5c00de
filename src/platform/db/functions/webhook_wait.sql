-- Wait after a failed attempt of this number. They are the platform's own: a receiver's Retry-After does not alter them.
create or replace function app.webhook_wait(failed_attempt integer) returns interval
  language sql immutable
  return (array['30 seconds', '2 minutes', '10 minutes', '30 minutes', '2 hours', '6 hours', '12 hours']::interval[])[failed_attempt];
