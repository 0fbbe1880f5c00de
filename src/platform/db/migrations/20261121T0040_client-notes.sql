-- Notes on clients, the folders they are filed in and each user's own favourites.

-- The folders of notes belong to a client: the scope of such a folder is a client of the same agency, or it cannot be stored.
alter table folders
  add column client_id uuid generated always as (case when kind = 'client_note' then scope_id end) stored,
  add check (kind <> 'client_note' or scope_id is not null),
  add foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade;
create index folders_client on folders (tenant_id, client_id) where client_id is not null;

create table client_notes (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  folder_id uuid,
  title text,
  body_text text not null,
  is_pinned boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  search_text text not null generated always as (lower(coalesce(title || ' ', '') || body_text)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, folder_id) references folders (tenant_id, id)
);
-- The default order: pinned first, newest on top, for one client and for the whole agency.
create index client_notes_client on client_notes (tenant_id, client_id, is_pinned desc, created_at desc, id desc)
  where deleted_at is null;
create index client_notes_newest on client_notes (tenant_id, is_pinned desc, created_at desc, id desc)
  where deleted_at is null;
create index client_notes_folder on client_notes (tenant_id, folder_id) where deleted_at is null;
create index client_notes_search on client_notes using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
select app.protect('client_notes');

-- As with clients (030): under row-level security LIKE cannot use the trigram index, so the search names the tenant
-- itself and hands out ids only, which the caller's own query then reads under the policy.
create function app.search_client_notes(pattern text) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    select id from client_notes
    where tenant_id = app.tenant_id() and deleted_at is null and search_text like pattern
  $$;
revoke all on function app.search_client_notes(text) from public;
grant execute on function app.search_client_notes(text) to app;

create table client_note_favorites (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  user_id uuid not null,
  note_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, user_id, note_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, note_id) references client_notes (tenant_id, id) on delete cascade
);
create index client_note_favorites_note on client_note_favorites (tenant_id, note_id);
select app.protect('client_note_favorites');
