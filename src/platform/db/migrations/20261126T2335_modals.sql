-- Dialogs that buttons of layouts and items of the navigation open. They lie in the folders of views.
create table modals (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  key text not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  title text collate app.unicode not null,
  size text not null check (size in ('small', 'medium', 'large', 'full')),
  record_kind text,
  custom_object_id uuid,
  folder_id uuid,
  sections jsonb not null,
  actions jsonb not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, folder_id) references folders (tenant_id, id)
);
create unique index modals_key on modals (tenant_id, key) where deleted_at is null;
create index modals_folder on modals (tenant_id, folder_id) where deleted_at is null;
select app.protect('modals');
