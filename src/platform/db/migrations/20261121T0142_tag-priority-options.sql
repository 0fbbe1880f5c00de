-- Tags that an agency offers for its records, and its own names for the four ranks of priority. Records carry the word
-- and the rank; what stands here is how they are shown and whether they are offered.

create table tag_priority_options (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  entity_kind text not null check (entity_kind in ('task', 'ticket', 'client', 'escalation')),
  kind text not null check (kind in ('tag', 'priority')),
  tag text,
  rank text check (rank in ('low', 'normal', 'high', 'urgent')),
  label text not null,
  description text,
  color text not null,
  position integer not null,
  is_default boolean not null default false,
  archived_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  check ((kind = 'tag') = (tag is not null)),
  check ((kind = 'priority') = (rank is not null)),
  check (kind = 'tag' or entity_kind in ('task', 'ticket')),
  check (not is_default or (kind = 'priority' and archived_at is null))
);
create unique index tag_priority_options_tag on tag_priority_options (tenant_id, entity_kind, lower(tag)) where tag is not null;
create unique index tag_priority_options_rank on tag_priority_options (tenant_id, entity_kind, rank) where rank is not null;
-- An archived option leaves its label to others.
create unique index tag_priority_options_label on tag_priority_options (tenant_id, entity_kind, kind, lower(label)) where archived_at is null;
create unique index tag_priority_options_default on tag_priority_options (tenant_id, entity_kind) where is_default;
select app.protect('tag_priority_options');

-- Every agency begins with one priority for each rank. Tickets have a rank from the start, tasks need none.
create function app.seed_priorities(tenant uuid, author uuid) returns void
  language sql as $$
    insert into tag_priority_options (tenant_id, entity_kind, kind, rank, label, color, position, is_default, created_by)
    select tenant, k.entity_kind, 'priority', p.rank, p.label, p.color, p.position, k.entity_kind = 'ticket' and p.rank = 'normal', author
    from unnest(array['task', 'ticket']) k (entity_kind),
      (values ('urgent', 'Urgent', '#dc2626', 0), ('high', 'High', '#d97706', 1), ('normal', 'Normal', '#2563eb', 2), ('low', 'Low', '#64748b', 3)) p (rank, label, color, position)
    where not exists (select from tag_priority_options where tenant_id = tenant and kind = 'priority')
  $$;
revoke all on function app.seed_priorities(uuid, uuid) from public;

-- With the first owner, who is their author; an agency that has any keeps one of each kind, so a later owner brings none.
create function app.seed_agency_priorities() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.seed_priorities(new.tenant_id, new.id);
  return null;
end $$;
create trigger seed_priorities after insert on users for each row when (new.role = 'owner') execute function app.seed_agency_priorities();

select app.seed_priorities(tenant_id, id) from (
  select distinct on (tenant_id) tenant_id, id from users where role = 'owner' order by tenant_id, created_at, id) first_owner;
