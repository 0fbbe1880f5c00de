-- MCP servers whose tools an agency's automations use, and the tools as each server last listed them.
create table mcp_connections (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  server_url text not null,
  server_name text collate app.unicode,
  server_version text,
  protocol_version text,
  authentication text not null check (authentication in ('none', 'api_key', 'oauth')),
  status text not null check (status in ('active', 'unreachable', 'needs_authorization', 'disabled')),
  status_message text,
  -- The token; with OAuth also what renews it, and the client that the authorization server registered for us.
  access_sealed bytea,
  token_expires_at timestamptz(3),
  -- One process at a time renews the token; one that dies leaves it to the next after this.
  refreshing_until timestamptz(3),
  -- A consent that was begun: who began it, and what its answer has to prove.
  consent_user_id uuid,
  consent_state_hash bytea,
  consent_sealed bytea,
  consent_expires_at timestamptz(3),
  tools_fetched_at timestamptz(3),
  last_used_at timestamptz(3),
  last_checked_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id)
);
create index mcp_connections_newest on mcp_connections (tenant_id, created_at desc, id desc);
select app.protect('mcp_connections');

create table mcp_connection_tools (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  connection_id uuid not null,
  name text collate app.unicode not null check (name <> ''),
  title text collate app.unicode,
  description text collate app.unicode,
  effect text not null check (effect in ('read', 'write', 'destructive', 'unknown')),
  is_enabled boolean not null,
  input_schema jsonb not null,
  output_schema jsonb,
  position integer not null,
  last_used_at timestamptz(3),
  primary key (tenant_id, connection_id, name),
  foreign key (tenant_id, connection_id) references mcp_connections (tenant_id, id) on delete cascade
);
select app.protect('mcp_connection_tools');
