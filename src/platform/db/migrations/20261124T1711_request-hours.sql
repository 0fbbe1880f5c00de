-- The request log by hour, so that reports over weeks need not read every call (src/api/door/request-hours.ts). One row for each agency
-- and hour with calls. Durations are counts by step: step n stands for 1.02 ^ n ms.
create table api_request_hours (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  starts_at timestamptz(3) not null,
  rest_success integer not null,
  rest_client_error integer not null,
  rest_server_error integer not null,
  mcp_success integer not null,
  mcp_client_error integer not null,
  mcp_server_error integer not null,
  durations jsonb not null,
  operations jsonb not null,
  errors jsonb not null,
  credentials jsonb not null,
  primary key (tenant_id, starts_at)
);
select app.protect('api_request_hours');
create index api_request_hours_age on api_request_hours using brin (starts_at);

-- Hours before this instant are rolled up; null: none is yet.
create table app.request_hours_done (
  is_only boolean primary key default true check (is_only),
  rolled_to timestamptz(3)
);
insert into app.request_hours_done default values;
grant select on app.request_hours_done to app;
