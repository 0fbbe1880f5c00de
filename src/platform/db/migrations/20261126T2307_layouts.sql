-- Layouts of record pages with their versions, and the sections that they share.

create table shared_sections (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  key text not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  record_kind text not null,
  section jsonb not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id)
);
create unique index shared_sections_key on shared_sections (tenant_id, key) where deleted_at is null;
select app.protect('shared_sections');

-- The id is that of the client profile or process whose records have the page. What was taken back keeps its row, so that its versions
-- can be restored.
create table entity_layouts (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null,
  record_kind text not null,
  definition_kind text not null,
  tabs jsonb not null,
  tab_count integer not null,
  item_count integer not null,
  version integer not null,
  published_at timestamptz(3) not null,
  published_by uuid not null,
  removed_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id)
);
select app.protect('entity_layouts');

create table entity_layout_versions (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  layout_id uuid not null,
  version integer not null,
  tabs jsonb not null,
  change_note text collate app.unicode,
  operation_count integer not null,
  published_at timestamptz(3) not null,
  published_by uuid not null,
  primary key (tenant_id, layout_id, version),
  foreign key (tenant_id, layout_id) references entity_layouts (tenant_id, id) on delete cascade
);
select app.protect('entity_layout_versions');

-- What layouts and shared sections name: sections, views, fields, files. It is written with them.
create table layout_uses (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  holder_kind text not null check (holder_kind in ('entity_layout', 'shared_section', 'modal')),
  holder_id uuid not null,
  used_kind text not null,
  used_id uuid not null,
  primary key (tenant_id, holder_kind, holder_id, used_kind, used_id)
);
create index layout_uses_used on layout_uses (tenant_id, used_kind, used_id);
select app.protect('layout_uses');

-- The layout of what is removed for good, with its versions, goes with it.
create or replace function app.forget_layout() returns trigger
  language plpgsql as $$
begin
  delete from layout_uses where tenant_id = old.tenant_id and holder_kind = 'entity_layout' and holder_id = old.id;
  delete from entity_layouts where tenant_id = old.tenant_id and id = old.id;
  return null;
end $$;

create trigger forget_layout after delete on client_profiles for each row execute function app.forget_layout();
create trigger forget_layout after delete on process_definitions for each row execute function app.forget_layout();
