-- Record types that agencies define: what others need of them, which their family adds to when it is built.

create table custom_objects (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  key text not null,
  name text not null,
  -- Permission needed besides objects.view; null for none.
  view_permission text,
  -- {"initial", "states", "transitions"} as the contract writes it; null for the single open state `active`.
  lifecycle jsonb,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id)
);
create unique index custom_objects_key on custom_objects (tenant_id, key) where deleted_at is null;
create unique index custom_objects_name on custom_objects (tenant_id, lower(name)) where deleted_at is null;
create index custom_objects_updated on custom_objects (tenant_id, updated_at desc, id desc) where deleted_at is null;
select app.protect('custom_objects');
