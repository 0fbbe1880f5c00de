-- Where the request comes from that a transaction works for, so that triggers can tell it too.
create or replace function app.set_auth_origin(origin jsonb) returns void
  language sql
  as $$ select set_config('app.auth_origin', coalesce(origin, '{}')::text, true) $$;
