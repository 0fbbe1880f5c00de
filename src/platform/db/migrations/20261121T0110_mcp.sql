-- What AI hosts do over MCP: their conversations, the tools these were given, and every call that they made.

-- A conversation belongs to one person or service account through one program (API key or OAuth client).
create table mcp_conversations (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  credential_id uuid not null,
  subject text not null,
  client_model text not null,
  client_provider text,
  user_agent text,
  prompt text not null,
  client_id uuid,
  task_id uuid,
  ticket_id uuid,
  -- The tools it may call; those that it did call, the last one at the end, stay when the prompt is refined.
  allowed_tools text[] not null,
  used_tools text[] not null default '{}',
  call_count integer not null default 0,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete set null (client_id)
);
create index mcp_conversations_newest on mcp_conversations (tenant_id, last_used_at desc, id desc);
create index mcp_conversations_caller on mcp_conversations (tenant_id, user_id, subject, expires_at desc);
create index mcp_conversations_age on mcp_conversations (expires_at);
select app.protect('mcp_conversations');

create table mcp_calls (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  conversation_id uuid not null,
  tool_name text not null,
  call_id text,
  status integer not null,
  error_type text,
  duration_ms real not null,
  request_id text not null,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references mcp_conversations (tenant_id, id) on delete cascade
);
create index mcp_calls_conversation on mcp_calls (tenant_id, conversation_id, created_at desc, id desc);
select app.protect('mcp_calls');

-- Calls of tools are in the request log beside those over HTTP.
alter table api_request_logs add column channel text not null default 'rest' check (channel in ('rest', 'mcp'));
create or replace function app.write_request_logs(rows jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into api_request_logs (tenant_id, request_id, channel, operation_id, method, path, query_string, status, error_type,
      error_message, duration_ms, request_bytes, response_bytes, user_id, credential_id, ip_address, user_agent, created_at)
    select tenant_id, request_id, channel, operation_id, method, path, query_string, status, error_type,
      error_message, duration_ms, request_bytes, response_bytes, user_id, credential_id, ip_address, user_agent, created_at
    from jsonb_populate_recordset(null::api_request_logs, rows)
  $$;

-- Knowledge -----------------------------------------------------------------------------------------------------------

alter table client_notes add column words tsvector not null
  generated always as (setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', body_text), 'B')) stored;
create index client_notes_words on client_notes using gin (tenant_id, words) where deleted_at is null;

-- Any of the words of a text, where a search box would ask for all of them.
create function app.any_word(text) returns tsquery
  language sql immutable parallel safe
  as $$ select replace(plainto_tsquery('english', $1)::text, ' & ', ' | ')::tsquery $$;

-- The notes that a prompt may be about: those of the client that it is known to be about first, then those of clients that
-- it names, then by how well they fit. Under row-level security no index could be used; so it names the tenant itself, as
-- app.search_client_notes does, and hands out no more than ids.
create function app.find_client_notes(prompt text, about_client uuid, most integer) returns table (id uuid, fit real)
  language sql stable security definer rows 10 set search_path = public, pg_temp
  as $$
    with asked as materialized (select app.any_word(prompt) as words),
    fitting as (
      select n.id, n.client_id, ts_rank_cd(n.words, asked.words, 1) as fit
      from client_notes n, asked
      where n.tenant_id = app.tenant_id() and n.deleted_at is null
        and (n.words @@ asked.words or n.client_id = about_client and n.is_pinned)
      order by n.client_id is not distinct from about_client desc, fit desc
      limit 200
    )
    select f.id, (f.fit * case when to_tsvector('english', c.name) @@ asked.words then 4 else 1 end)::real
    from fitting f
    join clients c on c.tenant_id = app.tenant_id() and c.id = f.client_id and c.deleted_at is null
    cross join asked
    order by f.client_id is not distinct from about_client desc, 2 desc, f.id desc
    limit most
  $$;
revoke all on function app.find_client_notes(text, uuid, integer) from public;
grant execute on function app.find_client_notes(text, uuid, integer) to app;
grant execute on function app.any_word(text) to app;
