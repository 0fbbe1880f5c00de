-- Append-only ledgers (domain model, section 8.3): what an account has is the sum of its entries, and never below zero.
create table ledger_accounts (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  ledger text not null,
  -- Whose it is: the agency itself, or a client of it.
  owner_id uuid not null,
  currency text not null default '',
  balance bigint not null default 0 check (balance >= 0),
  -- Part of the balance that running work may still use.
  reserved bigint not null default 0 check (reserved >= 0),
  primary key (tenant_id, ledger, owner_id, currency),
  check (reserved <= balance)
);
select app.protect('ledger_accounts');

create table ledger_entries (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  ledger text not null,
  owner_id uuid not null,
  currency text not null default '',
  kind text not null check (kind in ('grant', 'apply', 'consume', 'refund', 'expire', 'adjust')),
  amount bigint not null check (amount <> 0),
  balance_after bigint not null check (balance_after >= 0),
  reason text,
  purpose text,
  -- What it was for, such as the request that used it: at most one entry of a kind for each.
  cause_id uuid,
  expires_on date,
  created_at timestamptz(3) not null,
  created_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, ledger, owner_id, currency) references ledger_accounts (tenant_id, ledger, owner_id, currency),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check (kind <> 'adjust' or reason is not null)
);
create index ledger_entries_newest on ledger_entries (tenant_id, ledger, owner_id, currency, created_at desc, id desc);
create unique index ledger_entries_cause on ledger_entries (tenant_id, ledger, kind, cause_id) where cause_id is not null;
select app.protect('ledger_entries');
-- Nobody edits or deletes what was entered; a correction is an entry of its own.
do $$ begin
  execute format('revoke update, delete on ledger_entries from %I', (select serving_role from app.installation));
end $$;

-- What is left of grants that end some day. Whoever uses credit uses what ends first.
create table ledger_lots (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  entry_id uuid not null,
  ledger text not null,
  owner_id uuid not null,
  currency text not null default '',
  remaining bigint not null check (remaining > 0),
  expires_on date not null,
  primary key (tenant_id, entry_id),
  foreign key (tenant_id, entry_id) references ledger_entries (tenant_id, id)
);
create index ledger_lots_next on ledger_lots (tenant_id, ledger, owner_id, currency, expires_on);
select app.protect('ledger_lots');

-- Credit that running work may still use, until it is settled or gives up.
create table ledger_reservations (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  cause_id uuid not null,
  ledger text not null,
  owner_id uuid not null,
  currency text not null default '',
  amount bigint not null check (amount > 0),
  created_at timestamptz(3) not null,
  primary key (tenant_id, ledger, cause_id),
  foreign key (tenant_id, ledger, owner_id, currency) references ledger_accounts (tenant_id, ledger, owner_id, currency)
);
create index ledger_reservations_account on ledger_reservations (tenant_id, ledger, owner_id, currency);
select app.protect('ledger_reservations');
