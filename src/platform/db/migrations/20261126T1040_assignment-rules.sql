-- Feedback rules of automatic assignment. Arrays of conditions are sorted, so that equal rules compare as equal; an empty one always matches.
create table assignment_rules (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  effect text not null check (effect in ('prefer', 'avoid', 'require', 'exclude')),
  user_ids uuid[] not null check (cardinality(user_ids) between 1 and 50),
  client_ids uuid[] not null,
  process_definition_ids uuid[] not null,
  department_ids uuid[] not null,
  stage_names text[] collate app.unicode not null,
  tags text[] collate app.unicode not null,
  strength smallint not null check (strength between 1 and 100),
  reason text collate app.unicode,
  -- Decisions are purged before rules, which keep naming them.
  decision_id uuid,
  expires_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index assignment_rules_newest on assignment_rules (tenant_id, created_at desc, id desc);
create index assignment_rules_changed on assignment_rules (tenant_id, updated_at desc, id desc);
select app.protect('assignment_rules');
