-- How many deliveries of an endpoint may be queued or under way: 100 to one that answers within 200 ms, 20 to one that
-- takes a second, and at least 4.
create or replace function app.webhook_lane(mean_duration_ms real) returns integer
  language sql immutable
  return greatest(4, least(100, (20000 / greatest(mean_duration_ms, 1))::integer));
