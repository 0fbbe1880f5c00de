-- Connections by key or password, accounts within a connection, and what endpoints of outside services were called for.
alter table connections
  add column inputs_sealed bytea,
  -- Who began the consent: only they may complete it.
  add column consent_user_id uuid,
  add column revoked_at timestamptz(3),
  add column subaccounts_fetched_at timestamptz(3);
create index connections_owner on connections (tenant_id, owner_id);
create index connections_service on connections (tenant_id, integration_key);
create index connections_revoked on connections (revoked_at) where revoked_at is not null;

-- Accounts that a connection reaches, as the service last listed them. `position` puts each below its parent.
create table connection_subaccounts (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  connection_id uuid not null,
  key text not null check (key ~ '^\S{1,200}$'),
  name text collate app.unicode not null,
  kind text not null,
  parent_key text,
  currency text,
  time_zone text,
  is_selectable boolean not null,
  position integer not null,
  primary key (tenant_id, connection_id, key),
  foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
);
select app.protect('connection_subaccounts');

-- A call of an endpoint is stored before it is sent, as `unknown`: what a process that dies leaves behind is true.
alter table connection_calls
  add column endpoint_key text,
  add column subaccount_key text,
  add column outcome text check (outcome in ('succeeded', 'refused', 'unreachable', 'unknown')),
  add column error jsonb,
  add column actor_type text check (actor_type in ('user', 'service_account', 'automation', 'system')),
  add column actor_id uuid,
  add column actor_name text collate app.unicode,
  add column execution_id uuid,
  add column credits_used numeric not null default 0,
  add constraint connection_calls_endpoint check ((endpoint_key is null) = (outcome is null) and (endpoint_key is null) = (actor_type is null));
create index connection_calls_endpoint on connection_calls (tenant_id, connection_id, endpoint_key, called_at desc) where endpoint_key is not null;
create index connection_calls_called on connection_calls (tenant_id, called_at desc, id desc) where endpoint_key is not null;
create index connection_calls_duration on connection_calls (tenant_id, duration_ms desc, id desc) where endpoint_key is not null;
create index connection_calls_execution on connection_calls (tenant_id, execution_id) where execution_id is not null;
