-- Imports of records from files: how the columns are read, and each row with what becomes of it. Rows belong to a check, so that those of a former one
-- count no more as soon as there is another, and are removed in the background.
create table data_imports (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  record_kind text not null check (record_kind in ('client', 'task', 'custom_object_record')),
  custom_object_id uuid,
  profile_id uuid,
  process_definition_id uuid,
  source_name text,
  file_id uuid not null,
  file_name text collate app.unicode not null,
  content_type text not null,
  file_size bigint not null,
  sheet_name text collate app.unicode,
  has_headings boolean not null,
  row_count integer not null check (row_count between 0 and 100000),
  columns jsonb not null,
  mapping jsonb not null,
  key_column text collate app.unicode,
  match_targets text[] not null default '{}',
  on_match text not null default 'skip' check (on_match in ('update', 'fill_empty', 'skip')),
  status text not null default 'draft'
    check (status in ('draft', 'checking', 'ready', 'invalid', 'importing', 'imported', 'partially_imported', 'failed', 'cancelled')),
  plan jsonb,
  check_id uuid,
  read_columns text[] collate app.unicode not null default '{}',
  job_id uuid,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  check ((record_kind = 'custom_object_record') = (custom_object_id is not null)),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, job_id) references background_jobs (tenant_id, id) on delete set null (job_id)
);
select app.protect('data_imports');
create index data_imports_by_creator on data_imports (tenant_id, created_by, created_at, id);
create index data_imports_by_age on data_imports (tenant_id, created_at, id);
create index data_imports_by_change on data_imports (tenant_id, updated_at, id);
create index data_imports_by_name on data_imports (tenant_id, lower(name), id);
create index data_imports_by_file on data_imports (tenant_id, file_id);
create index data_imports_by_job on data_imports (tenant_id, job_id);

create table data_import_rows (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  import_id uuid not null,
  check_id uuid not null,
  row_number integer not null,
  texts jsonb not null,
  outcome text not null check (outcome in ('created', 'updated', 'unchanged', 'failed')),
  record_id uuid,
  problem jsonb,
  is_done boolean not null default false,
  primary key (tenant_id, import_id, check_id, row_number),
  check ((outcome = 'failed') = (problem is not null)),
  foreign key (tenant_id, import_id) references data_imports (tenant_id, id) on delete cascade
);
select app.protect('data_import_rows');
create index data_import_rows_by_outcome on data_import_rows (tenant_id, import_id, check_id, outcome, row_number);

-- What a row has for itself in its file, such as its identifier: of two rows with one of them, the later one is refused.
create table data_import_claims (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  import_id uuid not null,
  check_id uuid not null,
  claim text not null,
  row_number integer not null,
  primary key (tenant_id, import_id, check_id, claim),
  foreign key (tenant_id, import_id) references data_imports (tenant_id, id) on delete cascade
);
select app.protect('data_import_claims');

-- What imported records are called in the system that they come from. The scope is their kind, or their custom object.
create table data_import_keys (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  source_name text not null,
  scope text not null,
  source_key text collate app.unicode not null,
  record_kind text not null,
  record_id uuid not null,
  primary key (tenant_id, source_name, scope, source_key)
);
select app.protect('data_import_keys');
create index data_import_keys_by_record on data_import_keys (tenant_id, record_kind, record_id);

create or replace function app.forget_import_keys() returns trigger
  language plpgsql as $$
begin
  delete from data_import_keys where tenant_id = old.tenant_id and record_kind = tg_argv[0] and record_id = old.id;
  return null;
end $$;
create trigger forget_import_keys after delete on clients for each row execute function app.forget_import_keys('client');
create trigger forget_import_keys after delete on tasks for each row execute function app.forget_import_keys('task');
create trigger forget_import_keys after delete on custom_object_records for each row execute function app.forget_import_keys('custom_object_record');
