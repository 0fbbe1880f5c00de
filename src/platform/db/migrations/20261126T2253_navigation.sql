-- What stands in everyone's navigation: built-in pages, and what an agency adds.

create table navigation_items (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  -- The page of a built-in item.
  system_key text,
  label text collate app.unicode not null,
  icon text,
  target jsonb not null,
  target_type text not null generated always as (target ->> 'type') stored
    check (target_type in ('heading', 'page', 'view', 'custom_object', 'record', 'modal', 'url')),
  -- The view, the modal, the custom object or the record that it opens.
  target_id uuid generated always as (coalesce(
    target ->> 'view_id', target ->> 'modal_id', target ->> 'custom_object_id', target ->> 'record_id')::uuid) stored,
  parent_id uuid,
  -- Among the items of its parent.
  position integer not null,
  department_ids uuid[] not null default '{}',
  hidden_at timestamptz(3),
  hidden_by uuid,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  -- Null for built-in items.
  created_by uuid,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references navigation_items (tenant_id, id),
  check ((system_key is null) = (created_by is not null)),
  check ((system_key is not null) = (target_type = 'page')),
  check (hidden_at is null or system_key is not null),
  check ((hidden_at is null) = (hidden_by is null))
);
create unique index navigation_items_page on navigation_items (tenant_id, system_key) where system_key is not null;
create index navigation_items_parent on navigation_items (tenant_id, parent_id);
create index navigation_items_target on navigation_items (tenant_id, target_id) where target_id is not null;
select app.protect('navigation_items');

-- The built-in items of an agency's navigation, in the order that it begins with.
create or replace function app.add_navigation(tenant uuid) returns void
  language sql as $$
  insert into navigation_items (tenant_id, system_key, label, icon, target, position)
  select tenant, page, label, icon, jsonb_build_object('type', 'page', 'page', page), place - 1
  from (values
    (1, 'my_day', 'My day', 'sun'), (2, 'clients', 'Clients', 'building'), (3, 'tasks', 'Tasks', 'clipboard-check'),
    (4, 'tickets', 'Tickets', 'inbox'), (5, 'escalations', 'Escalations', 'triangle-alert'), (6, 'sops', 'Knowledge base', 'book-open'),
    (7, 'training', 'Training', 'graduation-cap'), (8, 'automations', 'Automations', 'workflow'), (9, 'forms', 'Forms', 'square-pen'),
    (10, 'programs', 'Programs', 'package'), (11, 'billing', 'Billing', 'credit-card'), (12, 'chat', 'Chat', 'message-circle'),
    (13, 'time', 'Time', 'clock'), (14, 'people', 'People', 'users'), (15, 'marketplace', 'Marketplace', 'store'),
    (16, 'settings', 'Settings', 'settings')) as pages (place, page, label, icon);
$$;
revoke all on function app.add_navigation(uuid) from public;

select app.add_navigation(id) from tenants;
