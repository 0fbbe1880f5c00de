-- Trigger: counts the size of files and of uploads that may still become one, in kilobytes, for the quota of the agency. An upload counts from its
-- beginning, so that nobody sends what cannot be kept.
create or replace function app.count_stored() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  counted constant text[] := '{created,uploading,assembling,checking,ready}';
  before bigint := 0;
  after bigint := 0;
begin
  if tg_op <> 'INSERT' and old.status = any (counted) and (tg_table_name = 'managed_files' or old.status <> 'ready') then
    before := ceil(old.size_bytes / 1024.0);
  end if;
  if tg_op <> 'DELETE' and new.status = any (counted) and (tg_table_name = 'managed_files' or new.status <> 'ready') then
    after := ceil(new.size_bytes / 1024.0);
  end if;
  perform app.refuse_over_quota(case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end, 'kilobytes_of_files', after - before);
  return null;
end $$;
revoke all on function app.count_stored() from public;
