-- Makes the link of an empty system the one with this hash; false where there is an agency, or another process has just made one.
create or replace function app.offer_setup(link_hash bytea, ends_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made boolean;
begin
  if app.has_agencies() then
    delete from app.setup_link;
    return false;
  end if;
  insert into app.setup_link as l (token_hash, expires_at) values (link_hash, ends_at)
    on conflict (is_only) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()
      where l.created_at < now() - interval '10 seconds'
    returning true into made;
  return coalesce(made, false);
end $$;
revoke all on function app.offer_setup(bytea, timestamptz) from public;
grant execute on function app.offer_setup(bytea, timestamptz) to app;
