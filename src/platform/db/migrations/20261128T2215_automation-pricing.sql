-- What executions of automations cost, and how that changed.
create table automation_price_changes (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  version integer not null,
  reason text not null check (reason in ('version_published', 'action_repriced', 'usage_measured')),
  previous_typical_credits double precision,
  typical_credits double precision not null,
  minimum_credits double precision not null,
  -- Prices of the models at that time, which tell why a cost changed.
  model_prices text not null,
  effective_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, automation_id) references automations (tenant_id, id) on delete cascade
);
create index automation_price_changes_newest on automation_price_changes (tenant_id, automation_id, effective_at desc, id desc);
select app.protect('automation_price_changes');

-- The requests of an execution, which add up to its cost.
create index ai_requests_execution on ai_requests (tenant_id, automation_execution_id) where automation_execution_id is not null;
