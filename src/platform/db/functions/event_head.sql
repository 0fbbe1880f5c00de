-- Every number up to this one has been drawn.
create or replace function app.event_head() returns bigint
  language sql volatile
  as $$ select last_value - (not is_called)::integer from app.event_sequence $$;
revoke all on function app.event_head() from public;
