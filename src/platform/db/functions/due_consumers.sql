-- The consumers with events to take or to replay now. `more` is passed through to the answer of app.scan_events().
create or replace function app.due_consumers(more boolean) returns jsonb
  language sql volatile
  as $$
    select jsonb_build_object('more', more, 'due', coalesce(jsonb_agg(c.consumer), '[]')) from (
      select consumer from app.event_positions where due_at <= clock_timestamp()
      union select consumer from app.parked_events where replay_at <= clock_timestamp()) c
  $$;
revoke all on function app.due_consumers(boolean) from public;
