-- Channels, their members and messages. Members of a department's and a client's channel follow the department and the client's team
-- by triggers, whoever changes these.

-- A channel outlives its department and client, archived: neither column is a foreign key.
create table chat_channels (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  kind text not null check (kind in ('direct', 'group', 'department', 'client')),
  -- That of its department or client, for these; null for a direct one, which each member calls after the other.
  name text collate app.unicode,
  description text collate app.unicode,
  department_id uuid,
  client_id uuid,
  -- The two of a direct channel, the lower id first.
  first_user_id uuid,
  second_user_id uuid,
  -- Number of its latest message.
  last_sequence integer not null default 0,
  last_message_at timestamptz(3),
  archived_at timestamptz(3),
  is_archived_by_service boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, department_id),
  unique (tenant_id, client_id),
  unique (tenant_id, first_user_id, second_user_id),
  foreign key (tenant_id, first_user_id) references users (tenant_id, id),
  foreign key (tenant_id, second_user_id) references users (tenant_id, id),
  check ((kind = 'direct') = (name is null) and (kind = 'direct') = (first_user_id is not null and second_user_id is not null)),
  check ((kind = 'department') = (department_id is not null) and (kind = 'client') = (client_id is not null))
);
create index chat_channels_newest on chat_channels (tenant_id, created_at desc, id desc);
create index chat_channels_updated on chat_channels (tenant_id, updated_at desc, id desc);
create index chat_channels_latest on chat_channels (tenant_id, last_message_at desc nulls last, id desc);
create index chat_channels_second_user on chat_channels (tenant_id, second_user_id) where second_user_id is not null;
select app.protect('chat_channels');

create table chat_members (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  channel_id uuid not null,
  user_id uuid not null,
  status text not null default 'member' check (status in ('member', 'left', 'removed')),
  watch_state text not null check (watch_state in ('all', 'mentions', 'muted')),
  joined_at timestamptz(3) not null default app.now(),
  left_at timestamptz(3),
  added_by uuid,
  -- Messages with a higher number are unread.
  last_read_sequence integer not null default 0,
  last_read_message_id uuid,
  last_read_at timestamptz(3),
  primary key (tenant_id, channel_id, user_id),
  unique (tenant_id, id),
  foreign key (tenant_id, channel_id) references chat_channels (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index chat_members_user on chat_members (tenant_id, user_id, channel_id);
select app.protect('chat_members');

create table chat_messages (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  channel_id uuid not null,
  -- Its place in the channel, without gaps; `sent_at` has the same order there.
  sequence integer not null,
  thread_root_id uuid,
  -- Null for files only, and once it was deleted.
  body_text text collate app.unicode,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  mentioned_user_ids uuid[] not null default '{}',
  is_mentioning_all boolean not null default false,
  -- Records that it refers to, with kind and id.
  referred jsonb not null default '[]',
  client_message_id uuid,
  sent_at timestamptz(3) not null default app.now(),
  edited_at timestamptz(3),
  erased_at timestamptz(3),
  erased_by uuid,
  revision integer not null default 1,
  updated_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id),
  unique (tenant_id, actor_id, client_message_id),
  foreign key (tenant_id, channel_id) references chat_channels (tenant_id, id) on delete cascade,
  foreign key (tenant_id, thread_root_id) references chat_messages (tenant_id, id) on delete cascade
);
-- What is unread and mentions somebody is counted in this index alone.
create unique index chat_messages_sequence on chat_messages (tenant_id, channel_id, sequence)
  include (actor_id, is_mentioning_all, mentioned_user_ids, erased_at);
create index chat_messages_channel on chat_messages (tenant_id, channel_id, sent_at desc, id desc);
create index chat_messages_channel_updated on chat_messages (tenant_id, channel_id, updated_at desc, id desc);
create index chat_messages_thread on chat_messages (tenant_id, thread_root_id, sent_at desc, id desc) where thread_root_id is not null;
create index chat_messages_newest on chat_messages (tenant_id, sent_at desc, id desc);
create index chat_messages_updated on chat_messages (tenant_id, updated_at desc, id desc);
create index chat_messages_author on chat_messages (tenant_id, actor_id, sent_at desc);
create index chat_messages_search on chat_messages using gin (tenant_id, app.fold(body_text) gin_trgm_ops) where body_text is not null;
create index chat_messages_pairs on chat_messages using gin (tenant_id, app.search_pairs(app.fold(body_text)))
  where body_text is not null and app.is_unspaced(app.fold(body_text));
select app.protect('chat_messages');

create table chat_reactions (
  tenant_id uuid not null default app.tenant_id(),
  chat_message_id uuid not null,
  emoji text not null,
  user_id uuid not null,
  reacted_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, chat_message_id, emoji, user_id),
  foreign key (tenant_id, chat_message_id) references chat_messages (tenant_id, id) on delete cascade
);
select app.protect('chat_reactions');

create trigger forget_attachments after delete on chat_messages for each row execute function app.forget_attachments('chat_message');

-- Makes somebody a member of a channel, as of its latest message: who joins has nothing unread, who returns has what came meanwhile (D31).
create or replace function app.join_chat(tenant uuid, channel uuid, joining uuid, watch text) returns void
  language sql as $$
    insert into chat_members (tenant_id, channel_id, user_id, watch_state, joined_at, last_read_sequence)
    select tenant, id, joining, watch, app.now(), last_sequence from chat_channels where tenant_id = tenant and id = channel
    on conflict (tenant_id, channel_id, user_id) do update set status = 'member', left_at = null, joined_at = app.now()
      where chat_members.status <> 'member'
  $$;

-- Members of a department's channel are those of the department. The lock is the one of whoever creates the channel, so that nobody
-- who joins the department meanwhile is left out.
create or replace function app.follow_chat_department() returns trigger
  language plpgsql as $$
declare
  place record := coalesce(new, old);
  channel uuid;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(place.tenant_id::text || ' department chat ' || place.department_id, 0));
  select id into channel from chat_channels
    where tenant_id = place.tenant_id and department_id = place.department_id and archived_at is null;
  if channel is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform app.join_chat(place.tenant_id, channel, place.user_id, 'mentions');
  else
    update chat_members set status = 'removed', left_at = app.now()
      where tenant_id = place.tenant_id and channel_id = channel and user_id = place.user_id and status = 'member';
  end if;
  return null;
end $$;

-- The channel of a department has its name. Once the department is deleted, it can be read and no more.
create or replace function app.rename_chat_department() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update chat_channels set archived_at = app.now(), is_archived_by_service = true, revision = revision + 1, updated_at = app.now()
      where tenant_id = old.tenant_id and department_id = old.id and archived_at is null;
    return old;
  end if;
  update chat_channels set name = new.name, revision = revision + 1, updated_at = app.now()
    where tenant_id = new.tenant_id and department_id = new.id;
  return new;
end $$;

-- The channel of a client has its name, and its team as members. Once the client is deleted or merged, it can be read and no more.
create or replace function app.follow_chat_client() returns trigger
  language plpgsql as $$
declare
  channel uuid := (select id from chat_channels where tenant_id = new.tenant_id and client_id = new.id and archived_at is null);
begin
  if channel is null then
    return null;
  end if;
  if new.deleted_at is not null then
    update chat_channels set archived_at = app.now(), is_archived_by_service = true, revision = revision + 1, updated_at = app.now()
      where tenant_id = new.tenant_id and id = channel;
    return null;
  end if;
  if new.name <> old.name then
    update chat_channels set name = new.name, revision = revision + 1, updated_at = app.now()
      where tenant_id = new.tenant_id and id = channel;
  end if;
  if new.assigned_to <> old.assigned_to then
    update chat_members set status = 'removed', left_at = app.now()
      where tenant_id = new.tenant_id and channel_id = channel and status = 'member' and not user_id = any(new.assigned_to);
    perform app.join_chat(new.tenant_id, channel, u.id, 'mentions') from users u
      where u.tenant_id = new.tenant_id and u.id = any(new.assigned_to);
  end if;
  return null;
end $$;

-- LIKE under row-level security cannot use an index (see app.search_clients); ids only, read again under the policy.
create or replace function app.search_chat_messages(pattern text) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    select id from chat_messages where tenant_id = app.tenant_id() and body_text is not null and app.fold(body_text) like (select app.fold(pattern))
      and (select app.pairs_query(app.fold(pattern))) is null
    union all
    select id from chat_messages where tenant_id = app.tenant_id() and body_text is not null and app.is_unspaced(app.fold(body_text))
      and app.search_pairs(app.fold(body_text)) @@ (select app.pairs_query(app.fold(pattern)))
      and app.fold(body_text) || '' like (select app.fold(pattern))
  $$;
revoke all on function app.search_chat_messages(text) from public;
grant execute on function app.search_chat_messages(text) to app;

create trigger follow_chat_department after insert or delete on department_members
  for each row execute function app.follow_chat_department();
create trigger archive_chat_department before delete on departments
  for each row execute function app.rename_chat_department();
create trigger rename_chat_department after update of name on departments
  for each row when (new.name <> old.name) execute function app.rename_chat_department();
create trigger follow_chat_client after update of name, assigned_to, deleted_at on clients
  for each row when (new.name <> old.name or new.assigned_to <> old.assigned_to or (new.deleted_at is not null and old.deleted_at is null))
  execute function app.follow_chat_client();
