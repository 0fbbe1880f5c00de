-- Work that goes on after a response: its progress and how it ended. The queue has the job that does it.
create table background_jobs (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  kind text not null,
  -- What it is about: of one kind and topic only one is under way.
  topic text not null default '',
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'partially_succeeded', 'failed', 'cancelled')),
  input jsonb not null,
  progress_percent numeric(5, 2) not null default 0 check (progress_percent between 0 and 100),
  attempts smallint not null default 0,
  error text,
  failed_count integer not null default 0,
  outcomes jsonb not null default '[]',
  started_at timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check ((finished_at is not null) = (status not in ('queued', 'running')))
);
create unique index background_jobs_under_way on background_jobs (tenant_id, kind, topic) where status in ('queued', 'running');
create index background_jobs_newest on background_jobs (tenant_id, created_at desc, id desc);
create index background_jobs_finished on background_jobs (tenant_id, finished_at desc nulls last, id desc);
create index background_jobs_own on background_jobs (tenant_id, created_by, created_at desc, id desc);
create index background_jobs_ended on background_jobs (finished_at) where finished_at is not null;
select app.protect('background_jobs');
