-- How the owner of an account reads times, for e-mails that belong to no agency: as in the agency that they used last, or the first that they
-- joined. No row where there is no such account.
create or replace function app.reader_of_account(address text) returns table (locale text, time_zone text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(u.locale, t.locale), coalesce(u.time_zone, e.time_zone, t.time_zone)
    from accounts a
    join users u on u.account_id = a.id and u.status = 'active'
    join tenants t on t.id = u.tenant_id
    left join employee_schedules e on e.tenant_id = u.tenant_id and e.user_id = u.id
    where lower(a.email) = lower(address)
    order by u.tenant_id is distinct from a.last_tenant_id, u.created_at, u.id limit 1
  $$;
revoke all on function app.reader_of_account(text) from public;
grant execute on function app.reader_of_account(text) to app;
