-- Grants of all agencies are marked as used in one statement, away from the callers.
create or replace function app.touch_oauth_grants(grant_ids uuid[], used_at timestamptz[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update oauth_grants g set last_used_at = greatest(g.last_used_at, u.at)
    from unnest(grant_ids, used_at) as u (id, at)
    where g.id = u.id and (g.last_used_at is null or g.last_used_at < u.at)
  $$;
revoke all on function app.touch_oauth_grants(uuid[], timestamptz[]) from public;
grant execute on function app.touch_oauth_grants(uuid[], timestamptz[]) to app;
