-- The language tag by which a person reads times and numbers: their own, or the agency's.
create or replace function app.locale_of(person uuid) returns text
  language sql stable parallel safe
  as $$
    select coalesce(
      (select u.locale from users u where u.tenant_id = app.tenant_id() and u.id = person),
      (select t.locale from tenants t where t.id = app.tenant_id()))
  $$;
grant execute on function app.locale_of(uuid) to app;
