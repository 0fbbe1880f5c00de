-- What is to happen to a record at an instant (src/platform/timers): one row until it has happened.
create table timers (
  tenant_id uuid not null default app.tenant_id(),
  kind text not null,
  record_id uuid not null,
  slot text not null default '',
  due_at timestamp(3) with time zone not null,
  attempts smallint not null default 0,
  attempt_at timestamp(3) with time zone,
  last_error text,
  parked_at timestamp(3) with time zone,
  primary key (tenant_id, kind, record_id, slot),
  foreign key (tenant_id) references tenants (id)
);
select app.protect('timers');
create index timers_due on timers (tenant_id, due_at) where parked_at is null;
create index timers_parked on timers (parked_at) where parked_at is not null;
