-- Custom fields: definitions, the agency's own values, the history of every value and the values that may not repeat.
-- Values live in the `field_values` column of their record, keyed by field key; the rules are in src/domain/field-values/.

create table fields (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  entity_type text not null,
  profile_id uuid,
  key text not null,
  name text not null,
  description text,
  type text not null,
  -- As the contract writes it, `type` included.
  config jsonb not null,
  is_required boolean not null default false,
  is_unique boolean not null default false,
  is_sensitive boolean not null default false,
  default_value jsonb,
  folder_id uuid,
  position integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, folder_id) references folders (tenant_id, id),
  check (config ->> 'type' = type),
  check (profile_id is null or entity_type = 'client')
);
create unique index fields_key on fields (tenant_id, entity_type, key) where deleted_at is null;
create index fields_newest on fields (tenant_id, created_at desc, id desc) where deleted_at is null;
create index fields_position on fields (tenant_id, entity_type, position, id) where deleted_at is null;
create index fields_folder on fields (tenant_id, folder_id) where deleted_at is null;
create index fields_profile on fields (tenant_id, profile_id) where deleted_at is null and profile_id is not null;
select app.protect('fields');

-- One number per agency that grows with every change of its definitions. Processes keep compiled definitions by it, and
-- whoever stores values proves in the same transaction that the number is still the one the values were checked by.
create table field_versions (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  version bigint not null default 1,
  primary key (tenant_id)
);
select app.protect('field_versions');

-- Definition changes and value writes of one agency exclude each other by this lock: writers share it, a definition
-- change takes it alone, at its first statement. An advisory lock stays in memory; locking a row would write one.
create function app.field_lock_key() returns bigint
  language sql stable
  return hashtextextended('fields ' || app.tenant_id()::text, 0);

create function app.bump_field_version() returns trigger
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(app.field_lock_key());
  insert into field_versions as v (tenant_id) values (app.tenant_id())
    on conflict (tenant_id) do update set version = v.version + 1;
  return null;
end $$;
create trigger bump_field_version after insert or update or delete on fields
  for each statement when (app.tenant_id() is not null) execute function app.bump_field_version();

-- Fails as a serialization error when the definitions have changed since version `expected`, so that the call is run
-- again by the definitions of now. Volatile, so that the read sees what was committed while the lock was waited for.
create function app.assert_field_version(expected bigint) returns boolean
  language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(app.field_lock_key());
  if expected is distinct from coalesce((select version from field_versions where tenant_id = app.tenant_id()), 0) then
    raise exception 'field definitions changed' using errcode = 'serialization_failure', hint = 'fields_changed';
  end if;
  return true;
end $$;

-- Values of the agency itself: one row per agency, whose id is the agency's.
create table agency_field_values (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.tenant_id(),
  field_values jsonb not null default '{}',
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  check (id = tenant_id)
);
select app.protect('agency_field_values');

-- Every change of every value. No foreign key to the record: the history outlives it; and none to the agency, which the
-- field names already: a row is written with every value, and each key costs a look-up.
create table field_history (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  entity_type text not null,
  entity_id uuid not null,
  field_id uuid not null,
  previous_value jsonb,
  value jsonb,
  actor_type text not null,
  actor_id uuid,
  changed_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, field_id) references fields (tenant_id, id) on delete cascade
);
create index field_history_newest on field_history (tenant_id, changed_at desc, id desc);
create index field_history_entity on field_history (tenant_id, entity_id, changed_at desc);
create index field_history_field on field_history (tenant_id, field_id, changed_at desc);
select app.protect('field_history');

-- Values of unique fields and the record that holds each. The primary key decides between two who write at once. A row
-- whose record was deleted or has another value by now is taken over by the next claim.
create table field_unique_values (
  tenant_id uuid not null default app.tenant_id(),
  field_id uuid not null,
  value text not null,
  entity_id uuid not null,
  primary key (tenant_id, field_id, value),
  foreign key (tenant_id, field_id) references fields (tenant_id, id) on delete cascade
);
select app.protect('field_unique_values');

-- Files of the agency, as values of file fields refer to them.
create table managed_files (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  file_name text not null,
  content_type text not null,
  size_bytes bigint not null,
  status text not null default 'created'
    check (status in ('created', 'uploading', 'assembling', 'checking', 'ready', 'failed', 'quarantined', 'expired')),
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid,
  primary key (tenant_id, id)
);
select app.protect('managed_files');

-- Casts of values for filters and sorts. Values are checked when they are written, but a definition may have become
-- stricter since: a value that does not fit answers null instead of failing the list.
create function app.field_number(value jsonb) returns numeric
  language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric end;
create function app.field_text(value jsonb) returns text
  language sql immutable parallel safe
  return case when jsonb_typeof(value) in ('string', 'number', 'boolean') then value #>> '{}' end;
create function app.field_boolean(value jsonb) returns boolean
  language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'boolean' then value::boolean end;

-- A unique value as it is claimed: without regard to case and outer blanks, and short enough for an index.
create function app.unique_form(value jsonb) returns text
  language sql immutable parallel safe
  return (
    select case when length(plain) <= 200 then plain else 'sha256:' || encode(sha256(convert_to(plain, 'UTF8')), 'hex') end
    from (select lower(btrim(value #>> '{}')) as plain) v);
