-- Files: what is known of their content, uploads in parts, and what is to be removed from the store.

alter table managed_files
  add column checksum_sha256 text not null default 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  add column file_kind text not null default 'other' check (file_kind in ('image', 'video', 'audio', 'document', 'spreadsheet', 'archive', 'text', 'other')),
  add column source text not null default 'upload' check (source in ('upload', 'cloud', 'message', 'generated', 'derived')),
  add column image_width_px integer,
  add column image_height_px integer,
  add column duration_seconds integer,
  add column page_count integer,
  add column derived_from_id uuid,
  -- Null while it is attached to a record.
  add column unattached_since timestamptz(3) default app.now();
alter table managed_files alter column checksum_sha256 drop default;
update managed_files f set unattached_since = null
  where exists (select from record_attachments a where a.tenant_id = f.tenant_id and a.file_id = f.id);
create index managed_files_newest on managed_files (tenant_id, created_at desc, id desc);
create index managed_files_name on managed_files (tenant_id, lower(file_name), id);
create index managed_files_size on managed_files (tenant_id, size_bytes, id);
create index managed_files_unattached on managed_files (tenant_id, created_by) where unattached_since is not null;

-- One session for one file. `file_id` is the id that the file will have, so that assembling it again stores it in the same place.
create table managed_uploads (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  file_id uuid not null default app.uuid7(),
  status text not null default 'created'
    check (status in ('created', 'uploading', 'assembling', 'checking', 'ready', 'failed', 'quarantined', 'expired')),
  file_name text collate app.unicode not null,
  content_type text not null,
  size_bytes bigint not null,
  checksum_sha256 text,
  part_size bigint not null,
  part_count integer not null,
  -- What the file is to be attached to.
  record_kind text,
  record_id uuid,
  failure_reason text,
  expires_at timestamptz(3) not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id)
);
create index managed_uploads_newest on managed_uploads (tenant_id, created_at desc, id desc);
create index managed_uploads_updated on managed_uploads (tenant_id, updated_at desc, id desc);
create index managed_uploads_own on managed_uploads (tenant_id, created_by, created_at desc, id desc);
create unique index managed_uploads_file on managed_uploads (tenant_id, file_id);
select app.protect('managed_uploads');

-- Parts that have arrived, each as it came last.
create table managed_upload_parts (
  tenant_id uuid not null default app.tenant_id(),
  upload_id uuid not null,
  part_number integer not null,
  checksum_sha256 text not null,
  received_at timestamptz(3) not null,
  primary key (tenant_id, upload_id, part_number),
  foreign key (tenant_id, upload_id) references managed_uploads (tenant_id, id) on delete cascade
);
select app.protect('managed_upload_parts');

-- What is to be removed from the store: written with the change that made it superfluous, and deleted once it is gone.
create table content_removals (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  kind text not null check (kind in ('file', 'upload')),
  id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, kind, id)
);
create index content_removals_oldest on content_removals (created_at);
select app.protect('content_removals');

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

create or replace function app.remove_content() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into content_removals (tenant_id, kind, id) values (old.tenant_id, 'file', old.id) on conflict do nothing;
  return null;
end $$;
revoke all on function app.remove_content() from public;

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

create or replace function app.default_quota(quota text) returns bigint
  language sql immutable parallel safe
  return case quota
    when 'members' then 1000
    when 'clients' then 250000
    when 'client_notes' then 1000000
    when 'tasks' then 2000000
    when 'comments' then 5000000
    when 'fields' then 2000
    when 'processes' then 2000
    when 'webhook_endpoints' then 100
    -- 100 GiB.
    when 'kilobytes_of_files' then 104857600
    when 'mails_per_day' then 10000
    -- The notice that e-mails wait.
    when 'mail_notices_per_day' then 1
  end;
grant execute on function app.default_quota(text) to app;

insert into agency_usage (tenant_id, quota, day, slot, used)
  select tenant_id, 'kilobytes_of_files', '-infinity', 0, sum(ceil(size_bytes / 1024.0))::bigint from managed_files group by tenant_id;
create trigger count_stored after insert or delete or update of status on managed_files for each row execute function app.count_stored();
create trigger count_stored after insert or delete or update of status on managed_uploads for each row execute function app.count_stored();
create trigger remove_content after delete on managed_files for each row execute function app.remove_content();
create trigger track_attachments after insert or delete on record_attachments for each row execute function app.track_attachments();

-- Files of stages, escalations and members go with them as those of other records do.
create trigger forget_attachments after delete on task_stages for each row execute function app.forget_attachments('task_stage');
create trigger forget_attachments after delete on escalations for each row execute function app.forget_attachments('escalation');
create trigger forget_attachments after delete on users for each row execute function app.forget_attachments('user');
