-- The agencies that an account may act in, the one that it last let a program into first.
create or replace function app.select_account_agencies(account uuid)
  returns table (tenant_id uuid, agency text, user_id uuid, name text, role text, permissions text[], departments text[], is_last boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
    select t.id, t.name, u.id, u.name, u.role,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      coalesce((
        select array_agg(l.name || ', ' || d.name order by d.name)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        join departments d on d.tenant_id = m.tenant_id and d.id = m.department_id
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      t.id = (select g.tenant_id from oauth_grants g where g.account_id = account order by g.created_at desc, g.id desc limit 1)
    from users u join tenants t on t.id = u.tenant_id
    where u.account_id = account and u.kind = 'member' and u.status = 'active'
    order by lower(t.name), t.id
    limit 200
  $$;
revoke all on function app.select_account_agencies(uuid) from public;
grant execute on function app.select_account_agencies(uuid) to app;
