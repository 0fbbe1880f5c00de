-- AI credit that an agency buys.

create table ai_credit_purchases (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  status text not null check (status in ('pending', 'succeeded', 'failed', 'needs_authorization')),
  is_automatic boolean not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  credits bigint not null check (credits > 0),
  payment_method_id uuid not null,
  -- What the provider calls the payment; stored before it is charged.
  external_id text,
  -- How often its outcome was looked up.
  checks integer not null default 0,
  failure_code text,
  failure_message text collate app.unicode,
  settled_at timestamptz(3),
  created_at timestamptz(3) not null default app.now(),
  created_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
-- One purchase is under way at most.
create unique index ai_credit_purchases_pending on ai_credit_purchases (tenant_id) where status in ('pending', 'needs_authorization');
create index ai_credit_purchases_newest on ai_credit_purchases (tenant_id, created_at desc, id desc);
create index ai_credit_purchases_method on ai_credit_purchases (tenant_id, payment_method_id);
create index ai_credit_purchases_creator on ai_credit_purchases (tenant_id, created_by) where created_by is not null;
select app.protect('ai_credit_purchases');
