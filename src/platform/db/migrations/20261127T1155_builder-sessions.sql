-- Sets of configuration changes that are validated, reviewed and applied as a whole. What stands in `changes`, `problems`, `plan` and `records` is as
-- the contract shows it; kinds and targets are taken out of the changes for filters.
create table builder_sessions (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  status text not null default 'draft'
    check (status in ('draft', 'validating', 'valid', 'invalid', 'applying', 'applied', 'apply_failed', 'cancelled', 'archived')),
  goal text collate app.unicode,
  changes jsonb not null,
  change_count integer not null,
  record_kinds text[] not null,
  target_ids uuid[] not null,
  problems jsonb not null default '[]',
  problem_count integer not null default 0,
  -- The plan of the last validation that found no errors; kept once it was applied.
  plan jsonb,
  plan_hash text,
  validated_at timestamptz(3),
  -- What applying wrote, or why it failed.
  records jsonb,
  error_key text,
  error text,
  applied_at timestamptz(3),
  applier_id uuid,
  cancelled_at timestamptz(3),
  archived_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, applier_id) references users (tenant_id, id),
  check ((plan is null) = (plan_hash is null)),
  check (status not in ('valid', 'applying', 'applied', 'apply_failed') or plan is not null),
  check ((applied_at is not null) = (records is not null))
);
create index builder_sessions_newest on builder_sessions (tenant_id, created_at desc, id desc);
create index builder_sessions_creator on builder_sessions (tenant_id, created_by);
create index builder_sessions_applier on builder_sessions (tenant_id, applier_id);
select app.protect('builder_sessions');
