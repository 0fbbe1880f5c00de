-- Trigger: the content of a file that is removed is to be removed too, once that is committed, in whatever way the file went.
create or replace function app.remove_content() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into content_removals (tenant_id, kind, id) values (old.tenant_id, 'file', old.id) on conflict do nothing;
  return null;
end $$;
revoke all on function app.remove_content() from public;
