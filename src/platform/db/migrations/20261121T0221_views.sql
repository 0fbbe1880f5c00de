-- Saved views of lists: columns, filter, order, grouping and display under a name, as the contract of the family views
-- writes them.

create table views (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text not null,
  description text,
  icon text,
  color text,
  -- List that it is of, a ViewEntityType.
  entity_type text not null,
  custom_object_id uuid,
  display jsonb not null,
  columns jsonb not null,
  filter_group jsonb,
  quick_filters text[] not null default '{}',
  sort_by jsonb not null default '[]',
  group_by text,
  page_size integer not null default 50,
  -- Who sees it besides its owner; null while it is private.
  audience text check (audience in ('everyone', 'departments', 'users')),
  department_ids uuid[] not null default '{}',
  user_ids uuid[] not null default '{}',
  is_editable boolean not null default false,
  is_default boolean not null default false,
  folder_id uuid,
  position integer not null default 0,
  owned_by uuid not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  check ((entity_type = 'custom_object_record') = (custom_object_id is not null)),
  check (not is_default or audience = 'everyone'),
  foreign key (tenant_id, folder_id) references folders (tenant_id, id)
);
create index views_newest on views (tenant_id, created_at desc, id desc) where deleted_at is null;
create index views_list on views (tenant_id, entity_type) where deleted_at is null;
create index views_folder on views (tenant_id, folder_id) where deleted_at is null;
create unique index views_default on views (tenant_id, entity_type, custom_object_id) nulls not distinct where is_default and deleted_at is null;
select app.protect('views');
