-- Clients: the record, what finds it, and what members of the agency keep about it.

-- What `search` looks through: name, slug, and the addresses and numbers of every contact, in lower case.
create function app.client_search_text(name text, slug text, contacts jsonb) returns text
  language sql immutable parallel safe
  return lower(name || ' ' || slug || coalesce((
    select string_agg(' ' || coalesce(c ->> 'email', '') || ' ' || coalesce(c ->> 'phone', ''), '')
    from jsonb_array_elements(contacts) c), ''));

-- The category of a status lives with the option; clients carry a copy to be filtered by, kept right by the foreign key.
alter table client_status_options add constraint client_status_options_category unique (tenant_id, profile_id, key, category);

-- One foreign key for tenant, profile and status: an option cannot be without its profile, nor a profile without its tenant.
create table clients (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  profile_id uuid not null,
  name text not null,
  slug text collate "C" not null,
  status text not null,
  status_category text not null,
  contacts jsonb not null default '[]',
  addresses jsonb not null default '[]',
  tags text[] not null default '{}',
  assigned_to uuid[] not null default '{}',
  field_values jsonb not null default '{}',
  source text not null,
  search_text text not null generated always as (app.client_search_text(name, slug, contacts)) stored,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, profile_id, status, status_category)
    references client_status_options (tenant_id, profile_id, key, category) on update cascade
);
-- The default order of the list, and the count of it.
create index clients_newest on clients (tenant_id, created_at desc, id desc) where deleted_at is null;
-- For callers that fetch what changed since the last time.
create index clients_updated on clients (tenant_id, updated_at desc, id desc) where deleted_at is null;
create unique index clients_slug on clients (tenant_id, slug) where deleted_at is null;
create index clients_status on clients (tenant_id, profile_id, status);
create index clients_search on clients using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
select app.protect('clients');

-- Whoever changes status or profile names the option only; its category follows.
create function app.follow_status_category() returns trigger
  language plpgsql as $$
begin
  select category into new.status_category from client_status_options
    where tenant_id = new.tenant_id and profile_id = new.profile_id and key = new.status;
  return new;
end $$;
create trigger follow_status_category before update of status, profile_id on clients
  for each row when (old.status <> new.status or old.profile_id <> new.profile_id) execute function app.follow_status_category();

-- Row-level security evaluates the tenant before any operator that might leak what it sees, and LIKE is such an operator:
-- under the policy `search_text like ...` can never use the trigram index. So the search runs as the owner, names the
-- tenant itself, and hands out ids only, which the caller's own query then reads under the policy.
create function app.search_clients(pattern text) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    select id from clients
    where tenant_id = app.tenant_id() and deleted_at is null and search_text like pattern
  $$;
revoke all on function app.search_clients(text) from public;
grant execute on function app.search_clients(text) to app;

-- Who has this e-mail address, this number? Equality does not leak, so a plain index serves under the policy; the rows
-- follow the contacts by trigger and cannot differ from them.
create table client_contact_keys (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  client_id uuid not null,
  primary key (tenant_id, kind, value, client_id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade
);
create index client_contact_keys_client on client_contact_keys (tenant_id, client_id);
select app.protect('client_contact_keys');

create function app.store_client_contact_keys() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from client_contact_keys where tenant_id = new.tenant_id and client_id = new.id;
  end if;
  if new.deleted_at is null then
    insert into client_contact_keys (tenant_id, kind, value, client_id)
      select distinct new.tenant_id, k.kind, k.value, new.id
      from jsonb_array_elements(new.contacts) c
      cross join lateral (values ('email', lower(c ->> 'email')), ('phone', c ->> 'phone')) k (kind, value)
      where k.value is not null;
  end if;
  return null;
end $$;
create trigger store_contact_keys after insert on clients
  for each row when (new.contacts <> '[]') execute function app.store_client_contact_keys();
create trigger renew_contact_keys after update of contacts, deleted_at on clients
  for each row when (old.contacts is distinct from new.contacts or old.deleted_at is distinct from new.deleted_at)
  execute function app.store_client_contact_keys();

-- The first free slug among `wanted`, `wanted-2`, `wanted-3` and so on. Two calls at once may get the same one: the
-- unique index decides, and the loser asks again. In PL/pgSQL, as the next function, because a connection then plans it
-- once: planning an SQL function anew for each statement took longer than the insertion it serves.
create function app.free_client_slug(wanted text) returns text
  language plpgsql stable as $$
begin
  if not exists (select 1 from clients where slug = wanted collate "C" and deleted_at is null) then
    return wanted;
  end if;
  return wanted || '-' || (
    select coalesce(max(substring(slug from length(wanted) + 2)::numeric), 1) + 1 from clients
    where slug collate "C" > wanted || '-' and slug collate "C" < wanted || '-:' and deleted_at is null
      and substring(slug from length(wanted) + 2) ~ '^[1-9][0-9]{0,8}$');
end $$;

-- What members keep for themselves ------------------------------------------------------------------------------------

create table client_pins (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  user_id uuid not null,
  client_id uuid not null,
  pinned_at timestamptz(3) not null default now(),
  primary key (tenant_id, user_id, client_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade
);
create index client_pins_client on client_pins (tenant_id, client_id);
select app.protect('client_pins');

create table client_list_preferences (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  user_id uuid not null,
  -- As the contract writes them, without revision and time.
  preferences jsonb not null,
  revision integer not null,
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select app.protect('client_list_preferences');

-- What the agency decides ---------------------------------------------------------------------------------------------

create table contact_matching_settings (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  email_mode text not null check (email_mode in ('off', 'warn', 'forbid')),
  phone_mode text not null check (phone_mode in ('off', 'warn', 'forbid')),
  name_mode text not null check (name_mode in ('off', 'warn', 'forbid')),
  name_similarity real not null check (name_similarity between 0.3 and 1),
  revision integer not null,
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id)
);
select app.protect('contact_matching_settings');

create table client_ticket_ai_overrides (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  client_id uuid not null,
  is_ai_enabled boolean,
  reply_mode text check (reply_mode in ('suggest', 'draft', 'auto_send')),
  tone text check (tone in ('neutral', 'friendly', 'formal', 'concise')),
  language text,
  instructions text,
  signature text,
  revision integer not null,
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, client_id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade
);
select app.protect('client_ticket_ai_overrides');

-- Clients that a new one may be a duplicate of, by the settings of the agency; those of a new agency warn about a known
-- e-mail address. Names are compared one by one, and only where the agency asks for it.
create function app.matching_clients(emails text[], phones text[], wanted_name text)
  returns table (id uuid, name text, matches text[], is_forbidden boolean)
  language plpgsql stable rows 1 as $$
#variable_conflict use_column
declare
  settings record;
begin
  select coalesce(s.email_mode, 'warn') as email_mode, coalesce(s.phone_mode, 'off') as phone_mode,
    coalesce(s.name_mode, 'off') as name_mode, coalesce(s.name_similarity, 0.7) as name_similarity
    into settings from (values (1)) one left join contact_matching_settings s on true;
  if (settings.email_mode = 'off' or emails = '{}') and (settings.phone_mode = 'off' or phones = '{}') and settings.name_mode = 'off' then
    return;
  end if;
  return query
    with hits as (
      select k.client_id, 'email' as kind, settings.email_mode as mode from client_contact_keys k
        where settings.email_mode <> 'off' and k.kind = 'email' and k.value = any(emails)
      union all
      select k.client_id, 'phone', settings.phone_mode from client_contact_keys k
        where settings.phone_mode <> 'off' and k.kind = 'phone' and k.value = any(phones)
      union all
      select c.id, 'name', settings.name_mode from clients c
        where settings.name_mode <> 'off' and c.deleted_at is null
          and similarity(lower(c.name), lower(wanted_name)) >= settings.name_similarity
    )
    select c.id, c.name, array_agg(distinct h.kind), bool_or(h.mode = 'forbid')
    from hits h join clients c on c.id = h.client_id and c.deleted_at is null
    group by c.tenant_id, c.id, c.name, c.updated_at
    order by bool_or(h.mode = 'forbid') desc, c.updated_at desc
    limit 20;
end $$;

-- Services and outside accounts ---------------------------------------------------------------------------------------

create table client_services (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text not null,
  category text,
  archived_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid,
  primary key (tenant_id, id)
);
create unique index client_services_name on client_services (tenant_id, lower(name)) where archived_at is null;
select app.protect('client_services');

create table client_service_selections (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  client_id uuid not null,
  service_id uuid not null,
  quantity integer not null default 1 check (quantity > 0),
  note text,
  position integer not null,
  selected_at timestamptz(3) not null default now(),
  primary key (tenant_id, client_id, service_id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, service_id) references client_services (tenant_id, id)
);
create index client_service_selections_service on client_service_selections (tenant_id, service_id);
select app.protect('client_service_selections');

create table client_integration_accounts (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  provider text not null,
  external_account_id text not null,
  display_name text,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, provider, external_account_id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade
);
create index client_integration_accounts_newest on client_integration_accounts (tenant_id, created_at desc, id desc);
create index client_integration_accounts_client on client_integration_accounts (tenant_id, client_id);
select app.protect('client_integration_accounts');
