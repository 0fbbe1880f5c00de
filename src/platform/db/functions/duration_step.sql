-- Durations are counted by steps of 2 %, since percentiles cannot be added up and counts can: a percentile is 1 % off at most.
create or replace function app.duration_step(ms double precision) returns integer
  language sql immutable parallel safe
  return round(ln(greatest(ms, 0.01)) / ln(1.02::double precision))::integer;
