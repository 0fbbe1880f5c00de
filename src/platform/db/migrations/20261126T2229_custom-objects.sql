-- Record types that agencies define: their settings, fields, relationships and rollups, and their records with their links.

alter table custom_objects
  add column plural_name text collate app.unicode,
  add column description text collate app.unicode,
  add column icon text,
  add column color text,
  add column folder_id uuid,
  -- `migrating` while a change of the definition is applied to the records.
  add column status text not null default 'active' check (status in ('active', 'migrating')),
  add column name_label text collate app.unicode not null default 'Name',
  add column name_template text collate app.unicode,
  add column client_requirement text not null default 'optional' check (client_requirement in ('none', 'optional', 'required')),
  -- [{"kind", "name", "cardinality"}] as the contract writes it.
  add column anchors jsonb not null default '[]',
  add column record_access text not null default 'all' check (record_access in ('all', 'owner')),
  -- Who sees records, besides the permissions: everyone without an audience.
  add column has_view_audience boolean not null default false,
  add column view_is_everyone boolean not null default false,
  add column view_department_ids uuid[] not null default '{}',
  add column view_level_ids uuid[] not null default '{}',
  add column view_user_ids uuid[] not null default '{}',
  -- Who changes them, of those who see them.
  add column edit_permission text,
  add column has_edit_audience boolean not null default false,
  add column edit_is_everyone boolean not null default false,
  add column edit_department_ids uuid[] not null default '{}',
  add column edit_level_ids uuid[] not null default '{}',
  add column edit_user_ids uuid[] not null default '{}',
  -- Values computed from linked records, as the contract writes them but for their position.
  add column rollups jsonb not null default '[]',
  add column definition_version integer not null default 1,
  -- What the change of the definition does to records of an earlier version, until it has been applied to all.
  add column migration jsonb,
  add column migration_job_id uuid,
  add foreign key (tenant_id, folder_id) references folders (tenant_id, id),
  add check ((status = 'migrating') = (migration is not null));
update custom_objects set plural_name = name;
alter table custom_objects alter column plural_name set not null;
create index custom_objects_newest on custom_objects (tenant_id, created_at desc, id desc) where deleted_at is null;
create index custom_objects_folder on custom_objects (tenant_id, folder_id) where deleted_at is null;

-- Fields of one custom object stand beside those of all records; their keys are told apart by the object.
alter table fields
  add column custom_object_id uuid,
  -- Permissions needed besides those of the record to see and to change the value; null for none.
  add column view_permission text,
  add column edit_permission text,
  add foreign key (tenant_id, custom_object_id) references custom_objects (tenant_id, id),
  add check (custom_object_id is null or (record_kind = 'custom_object_record' and folder_id is null));
drop index fields_key;
create unique index fields_key on fields (tenant_id, record_kind, key, custom_object_id) nulls not distinct where deleted_at is null;
create index fields_of_object on fields (tenant_id, custom_object_id, position) where custom_object_id is not null;

create table custom_object_relationships (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  from_custom_object_id uuid not null,
  to_custom_object_id uuid not null,
  key text not null,
  name text collate app.unicode not null,
  inverse_name text collate app.unicode,
  description text collate app.unicode,
  cardinality text not null check (cardinality in ('one_to_one', 'one_to_many', 'many_to_one', 'many_to_many')),
  is_required boolean not null default false,
  on_target_delete text not null check (on_target_delete in ('restrict', 'cascade', 'unlink')),
  position integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, from_custom_object_id) references custom_objects (tenant_id, id) on delete cascade,
  foreign key (tenant_id, to_custom_object_id) references custom_objects (tenant_id, id) on delete cascade,
  check (not is_required or on_target_delete <> 'unlink')
);
create unique index custom_object_relationships_key on custom_object_relationships (tenant_id, from_custom_object_id, key) where deleted_at is null;
create index custom_object_relationships_to on custom_object_relationships (tenant_id, to_custom_object_id);
select app.protect('custom_object_relationships');

-- The last number of a record in each custom object.
create table custom_object_numbers (
  tenant_id uuid not null default app.tenant_id(),
  custom_object_id uuid not null,
  last integer not null,
  primary key (tenant_id, custom_object_id),
  foreign key (tenant_id, custom_object_id) references custom_objects (tenant_id, id) on delete cascade
);
select app.protect('custom_object_numbers');

create table custom_object_records (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  custom_object_id uuid not null,
  number integer not null,
  name text collate app.unicode not null,
  lifecycle_state text not null,
  lifecycle_category text not null check (lifecycle_category in ('open', 'closed')),
  client_id uuid,
  owner_id uuid,
  field_values jsonb not null default '{}',
  -- That of the definition by which it was last written; an earlier one has a change of it ahead.
  definition_version integer not null,
  search_text text collate app.unicode not null default '',
  archived_at timestamptz(3),
  archived_by uuid,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, custom_object_id, number),
  foreign key (tenant_id, custom_object_id) references custom_objects (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete set null (client_id),
  foreign key (tenant_id, owner_id) references users (tenant_id, id),
  check ((archived_at is null) = (archived_by is null))
);
create index custom_object_records_newest on custom_object_records (tenant_id, created_at desc, id desc) where deleted_at is null;
create index custom_object_records_changed on custom_object_records (tenant_id, updated_at desc, id desc) where deleted_at is null;
create index custom_object_records_name on custom_object_records (tenant_id, lower(name), id) where deleted_at is null;
create index custom_object_records_number on custom_object_records (tenant_id, number, id) where deleted_at is null;
create index custom_object_records_state on custom_object_records (tenant_id, lifecycle_state, id) where deleted_at is null;
create index custom_object_records_of_object on custom_object_records (tenant_id, custom_object_id, created_at desc, id desc) where deleted_at is null;
create index custom_object_records_client on custom_object_records (tenant_id, client_id) where client_id is not null;
create index custom_object_records_owner on custom_object_records (tenant_id, owner_id) where owner_id is not null;
create index custom_object_records_behind on custom_object_records (tenant_id, custom_object_id, definition_version, id);
select app.protect('custom_object_records');
select app.searchable('custom_object_records');

-- The name of a record by the template of its custom object: `{{number}}`, `{{client.name}}` and `{{field_values.<key>}}`, choices by their labels.
-- Never empty: a record whose parts are all missing is called by its number.
create or replace function app.custom_object_record_name(template text, object uuid, number integer, client uuid, field_values jsonb) returns text
  language plpgsql stable as $$
declare
  named text;
  shown text := template;
  part text;
begin
  for named in select distinct m[1] from regexp_matches(template, '\{\{\s*([a-z0-9_.]+)\s*\}\}', 'g') m loop
    if named = 'number' then
      part := number::text;
    elsif named = 'client.name' then
      part := (select c.name from clients c where c.tenant_id = app.tenant_id() and c.id = client and c.deleted_at is null);
    else
      part := field_values ->> substr(named, length('field_values.') + 1);
      part := coalesce((
        select choice ->> 'label' from fields f, jsonb_array_elements(f.config -> 'choices') choice
        where f.tenant_id = app.tenant_id() and f.record_kind = 'custom_object_record' and (f.custom_object_id is null or f.custom_object_id = object)
          and f.deleted_at is null and f.type = 'single_choice' and 'field_values.' || f.key = named and choice ->> 'key' = part limit 1), part);
    end if;
    shown := regexp_replace(shown, '\{\{\s*' || replace(named, '.', '\.') || '\s*\}\}', replace(coalesce(part, ''), '\', '\\'), 'g');
  end loop;
  shown := left(btrim(regexp_replace(shown, '\s+', ' ', 'g')), 300);
  return case when shown = '' then '#' || number else shown end;
end $$;

-- Trigger: the name by the template, where there is one, and the text that is searched: name, number and the values of text fields that
-- everyone who sees the record sees.
create or replace function app.describe_custom_object_record() returns trigger
  language plpgsql as $$
declare
  template text := (select o.name_template from custom_objects o where o.tenant_id = new.tenant_id and o.id = new.custom_object_id);
begin
  if template is not null then
    new.name := app.custom_object_record_name(template, new.custom_object_id, new.number, new.client_id, new.field_values);
  end if;
  new.search_text := app.fold(concat_ws(' ', new.name, new.number::text, (
    select string_agg(new.field_values ->> f.key, ' ' order by f.position, f.id) from fields f
    where f.tenant_id = new.tenant_id and f.record_kind = 'custom_object_record' and (f.custom_object_id is null or f.custom_object_id = new.custom_object_id)
      and f.deleted_at is null and f.view_permission is null and f.type in ('text', 'long_text', 'email', 'phone', 'url'))));
  return new;
end $$;
create trigger describe_record before insert or update of name, field_values, client_id, definition_version on custom_object_records
  for each row execute function app.describe_custom_object_record();

-- Trigger: records whose names tell that of the client follow it.
create or replace function app.follow_client_name() returns trigger
  language plpgsql as $$
begin
  update custom_object_records r
    set name = app.custom_object_record_name(o.name_template, o.id, r.number, r.client_id, r.field_values), revision = r.revision + 1, updated_at = app.now()
  from custom_objects o
  where r.tenant_id = new.tenant_id and r.client_id = new.id and r.deleted_at is null
    and o.tenant_id = r.tenant_id and o.id = r.custom_object_id and o.name_template like '%client.name%'
    and r.name <> app.custom_object_record_name(o.name_template, o.id, r.number, r.client_id, r.field_values);
  return null;
end $$;
create trigger follow_client_name after update of name on clients for each row when (old.name <> new.name) execute function app.follow_client_name();

create trigger forget_values after delete on custom_object_records for each row execute function app.forget_values();
create trigger forget_attachments after delete on custom_object_records for each row execute function app.forget_attachments('custom_object_record');
create trigger forget_comments after delete on custom_object_records for each row execute function app.forget_comments('custom_object_record');

-- Links between records along a relationship.
create table custom_object_record_links (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  relationship_id uuid not null,
  from_record_id uuid not null,
  to_record_id uuid not null,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, relationship_id, from_record_id, to_record_id),
  foreign key (tenant_id, relationship_id) references custom_object_relationships (tenant_id, id) on delete cascade,
  foreign key (tenant_id, from_record_id) references custom_object_records (tenant_id, id) on delete cascade,
  foreign key (tenant_id, to_record_id) references custom_object_records (tenant_id, id) on delete cascade
);
create index custom_object_record_links_newest on custom_object_record_links (tenant_id, created_at desc, id desc);
create index custom_object_record_links_from on custom_object_record_links (tenant_id, from_record_id);
create index custom_object_record_links_to on custom_object_record_links (tenant_id, to_record_id);
select app.protect('custom_object_record_links');

-- Links from records to clients, tasks and other built-in records, their anchors. Anchors are of many kinds, so that no foreign key can point
-- at them: a link shows while its anchor does.
create table custom_object_links (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  anchor_kind text not null,
  anchor_id uuid not null,
  record_id uuid not null,
  -- That of the record: positions count among the links of an anchor to records of one custom object.
  custom_object_id uuid not null,
  is_primary boolean not null default false,
  position integer not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, anchor_id, record_id),
  foreign key (tenant_id, record_id) references custom_object_records (tenant_id, id) on delete cascade,
  foreign key (tenant_id, custom_object_id) references custom_objects (tenant_id, id) on delete cascade
);
create unique index custom_object_links_primary on custom_object_links (tenant_id, anchor_id, custom_object_id) where is_primary;
create index custom_object_links_newest on custom_object_links (tenant_id, created_at desc, id desc);
create index custom_object_links_record on custom_object_links (tenant_id, record_id);
select app.protect('custom_object_links');

-- Whether a custom field of the agency has the file for a value. Agencies without file fields are not searched.
create or replace function app.is_field_value(tenant uuid, file uuid) returns boolean
  language plpgsql stable as $$
begin
  if not exists (select from fields d where d.tenant_id = tenant and d.type = 'file') then
    return false;
  end if;
  return exists (select from clients r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%')
    or exists (select from tasks r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%')
    or exists (select from users r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%')
    or exists (select from agency_field_values r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%')
    or exists (select from custom_object_records r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%');
end $$;
