-- Every process drops its cached identities of a tenant when one of these rows changes; sent at commit.
create or replace function app.notify_credentials_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('credentials_changed', coalesce(new.tenant_id, old.tenant_id)::text);
  return null;
end $$;
