-- Keys of all tenants are marked in one statement, away from the callers; the minute is as exact as it is kept.
create or replace function app.touch_api_keys(key_ids uuid[], used_at timestamptz[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update api_keys k set last_used_at = greatest(k.last_used_at, u.at)
    from unnest(key_ids, used_at) as u (id, at)
    where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.at)
  $$;
revoke all on function app.touch_api_keys(uuid[], timestamptz[]) from public;
grant execute on function app.touch_api_keys(uuid[], timestamptz[]) to app;
