-- Profiles group clients; each owns the status options that its clients move through.

create table client_profiles (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  folder_id uuid,
  name text not null,
  description text,
  color text,
  -- Null: any pair of options. Otherwise the pairs between categories that are allowed, as [{"from": key, "to": key}].
  allowed_transitions jsonb,
  -- Null: the layout that follows from the fields. Items name fields by id, so that a renamed key needs no rewrite.
  layout jsonb,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, folder_id) references folders (tenant_id, id)
);
create unique index client_profiles_name on client_profiles (tenant_id, lower(name)) where deleted_at is null;
create index client_profiles_newest on client_profiles (tenant_id, created_at desc, id desc) where deleted_at is null;
create index client_profiles_folder on client_profiles (tenant_id, folder_id) where deleted_at is null;
select app.protect('client_profiles');

-- A client's `status` is the key of one of these, so (tenant_id, profile_id, status) of clients refers here and a key
-- in use cannot vanish.
create table client_status_options (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  profile_id uuid not null,
  key text not null,
  label text not null,
  color text not null,
  category text not null check (category in ('prospect', 'active', 'inactive')),
  position integer not null,
  is_default boolean not null default false,
  archived_at timestamptz(3),
  primary key (tenant_id, id),
  unique (tenant_id, profile_id, key),
  foreign key (tenant_id, profile_id) references client_profiles (tenant_id, id) on delete cascade
);
create unique index client_status_options_default on client_status_options (tenant_id, profile_id) where is_default;
select app.protect('client_status_options');

-- Fields of other profiles that a profile uses too; fields without a profile belong to every profile.
create table client_profile_fields (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  profile_id uuid not null,
  field_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, profile_id, field_id),
  foreign key (tenant_id, profile_id) references client_profiles (tenant_id, id) on delete cascade,
  foreign key (tenant_id, field_id) references fields (tenant_id, id) on delete cascade
);
create index client_profile_fields_field on client_profile_fields (tenant_id, field_id);
select app.protect('client_profile_fields');

-- Compiled definitions that processes keep know which profiles a field is shared with.
create trigger bump_field_version after insert or update or delete on client_profile_fields
  for each statement when (app.tenant_id() is not null) execute function app.bump_field_version();

alter table fields
  add foreign key (tenant_id, profile_id) references client_profiles (tenant_id, id);
