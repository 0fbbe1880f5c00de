-- The tenant of the current connection; null when none is set, so that every policy then shows nothing.
create or replace function app.tenant_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::uuid;
