-- The identity behind a key, before any tenant is known: the hash is the secret, so whoever has it may see this row.
create or replace function app.find_api_key(key_hash bytea)
  returns table (
    key_id uuid, tenant_id uuid, user_id uuid, kind text, name text, role text, status text, permissions text[],
    is_previous boolean, expires_at timestamptz, previous_expires_at timestamptz, revoked_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.id, k.tenant_id, u.id, u.kind, u.name, u.role, u.status,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      k.hash <> key_hash, k.expires_at, k.previous_expires_at, k.revoked_at
    from api_keys k
    join users u on u.tenant_id = k.tenant_id and u.id = k.user_id
    where k.hash = key_hash or k.previous_hash = key_hash
  $$;
revoke all on function app.find_api_key(bytea) from public;
grant execute on function app.find_api_key(bytea) to app;
