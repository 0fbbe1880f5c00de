-- The catalogue of services: categories in folders, and services with their prices, their delivery and their order.

create table client_service_categories (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  color text,
  icon text,
  folder_id uuid,
  -- Among the categories of its folder.
  position integer not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, folder_id) references folders (tenant_id, id)
);
create unique index client_service_categories_name on client_service_categories (tenant_id, lower(name)) where deleted_at is null;
create index client_service_categories_folder on client_service_categories (tenant_id, folder_id, position) where deleted_at is null;
select app.protect('client_service_categories');

-- The version before reads `category`, the name of a category as text, and goes on to. A later migration drops it.
alter table client_services
  add column description text collate app.unicode,
  add column category_id uuid,
  -- Among the services of its category, archived ones included.
  add column position integer not null default 0,
  add column unit_price jsonb,
  add column unit text not null default 'project' check (unit in ('item', 'hour', 'month', 'quarter', 'year', 'project')),
  add column default_quantity numeric(10, 4) not null default 1 check (default_quantity > 0),
  add column internal_cost jsonb,
  add column tax_rate_id uuid,
  add column estimated_minutes integer,
  add column process_definition_id uuid,
  add column tags text[] collate app.unicode not null default '{}',
  add column deleted_at timestamptz(3),
  add column deleted_by uuid,
  add foreign key (tenant_id, category_id) references client_service_categories (tenant_id, id),
  add foreign key (tenant_id, process_definition_id) references process_definitions (tenant_id, id) on delete set null (process_definition_id);

insert into client_service_categories (tenant_id, name, position, created_by)
select s.tenant_id, min(left(s.category, 120)), row_number() over (partition by s.tenant_id order by lower(min(s.category) collate app.unicode)) - 1,
  (select u.id from users u where u.tenant_id = s.tenant_id order by u.created_at, u.id limit 1)
from client_services s
where btrim(s.category) <> ''
group by s.tenant_id, lower(left(s.category, 120) collate app.unicode);

update client_services s set category_id = c.id
from client_service_categories c
where c.tenant_id = s.tenant_id and lower(c.name) = lower(left(s.category, 120) collate app.unicode);

update client_services s set created_by = (select u.id from users u where u.tenant_id = s.tenant_id order by u.created_at, u.id limit 1)
where s.created_by is null;
alter table client_services alter column created_by set not null;

-- Names were unique among active services. A namesake that is archived gets the end of its id, which no other name has.
drop index client_services_name;
update client_services s set name = left(s.name, 180) || ' ' || right(s.id::text, 12)
from (
  select tenant_id, id, row_number() over (partition by tenant_id, category_id, lower(name) order by archived_at nulls first, id) as place
  from client_services where category_id is not null) d
where d.tenant_id = s.tenant_id and d.id = s.id and d.place > 1;
update client_services s set position = d.place - 1
from (select tenant_id, id, row_number() over (partition by tenant_id, category_id order by lower(name), id) as place from client_services) d
where d.tenant_id = s.tenant_id and d.id = s.id;

create unique index client_services_name on client_services (tenant_id, category_id, lower(name)) where deleted_at is null;
create index client_services_category on client_services (tenant_id, category_id, position) where deleted_at is null;
create index client_services_process on client_services (tenant_id, process_definition_id) where process_definition_id is not null;
