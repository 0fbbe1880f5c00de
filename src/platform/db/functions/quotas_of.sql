-- The agency's quotas of these names, today's for those of a day.
create or replace function app.quotas_of(names text[], at timestamptz) returns table (quota text, used bigint, max_count bigint, is_default boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
    select n.name, greatest(coalesce((select sum(u.used) from agency_usage u where u.tenant_id = t.id and u.quota = n.name
        and u.day = case when n.name like '%\_per\_day' then (at at time zone t.time_zone)::date else '-infinity' end), 0), 0)::bigint,
      app.quota_limit(t.id, n.name), not exists (select from agency_quotas q where q.tenant_id = t.id and q.quota = n.name)
    from tenants t, unnest(names) with ordinality n (name, position) where t.id = app.tenant_id() order by n.position
  $$;
revoke all on function app.quotas_of(text[], timestamptz) from public;
grant execute on function app.quotas_of(text[], timestamptz) to app;
