-- The time zone of a person's days and times: their own, that of their working hours, or the agency's, which all others have.
create or replace function app.zone_of(person uuid) returns text
  language sql stable parallel safe
  as $$
    select coalesce(
      (select u.time_zone from users u where u.tenant_id = app.tenant_id() and u.id = person),
      (select e.time_zone from employee_schedules e where e.tenant_id = app.tenant_id() and e.user_id = person),
      (select t.time_zone from tenants t where t.id = app.tenant_id()))
  $$;
grant execute on function app.zone_of(uuid) to app;
