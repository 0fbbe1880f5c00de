-- Exports of lists to files that expire. The file has its id before it has its content, so that a job that is done again replaces it.
create table data_exports (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  record_kind text not null,
  custom_object_id uuid,
  view_id uuid,
  format text not null check (format in ('csv', 'xlsx')),
  query jsonb not null,
  record_count integer check (record_count between 0 and 100000),
  file_id uuid not null default app.uuid7(),
  job_id uuid not null,
  expires_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  check ((expires_at is null) = (record_count is null)),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, job_id) references background_jobs (tenant_id, id)
);
select app.protect('data_exports');
create index data_exports_by_creator on data_exports (tenant_id, created_by, created_at, id);
create index data_exports_by_change on data_exports (tenant_id, created_by, updated_at, id);
create index data_exports_by_file on data_exports (tenant_id, file_id);
create index data_exports_by_job on data_exports (tenant_id, job_id);
