-- One tree of folders for each kind of item (`kind`: client_profile, field, client_note, ...) and, where the items
-- belong to a record, for each such record (`scope_id`: the client of a note). The rules are in src/domain/folders/.

create table folders (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  kind text not null,
  scope_id uuid,
  parent_id uuid,
  name text not null,
  position integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references folders (tenant_id, id)
);
-- Serves the walk down a tree, and keeps names unique among siblings.
create unique index folders_sibling_name on folders (tenant_id, kind, scope_id, parent_id, lower(name))
  nulls not distinct where deleted_at is null;
create index folders_parent on folders (tenant_id, parent_id) where deleted_at is null;
select app.protect('folders');
