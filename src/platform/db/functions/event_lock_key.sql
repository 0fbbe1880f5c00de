-- The locks' first number: which agency. Two agencies may share one: both are then looked at again.
create or replace function app.event_lock_key(tenant uuid) returns integer
  language sql immutable parallel safe
  return uuid_hash(tenant);
