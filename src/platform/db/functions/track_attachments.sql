-- Trigger: remembers since when a file is attached to nothing.
create or replace function app.track_attachments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update managed_files set unattached_since = null
      where tenant_id = new.tenant_id and id = new.file_id and unattached_since is not null;
  else
    update managed_files f set unattached_since = app.now()
      where f.tenant_id = old.tenant_id and f.id = old.file_id and f.unattached_since is null
        and not exists (select from record_attachments a where a.tenant_id = f.tenant_id and a.file_id = f.id);
  end if;
  return null;
end $$;
revoke all on function app.track_attachments() from public;
