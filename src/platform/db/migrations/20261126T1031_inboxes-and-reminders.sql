-- Orders of the inbox, and reminders that members ask for (domain model §12).

create index notifications_newest on notifications (tenant_id, user_id, created_at desc, id desc);
create index notifications_unread_first on notifications (tenant_id, user_id, (read_at is null) desc, last_occurred_at desc, id desc);

create table reminders (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  title text collate app.unicode not null,
  body_text text collate app.unicode,
  remind_at timestamptz(3) not null,
  record_kind text,
  record_id uuid,
  channels text[] not null,
  notification_id uuid,
  fired_at timestamptz(3),
  cancelled_at timestamptz(3),
  status text not null generated always as (
    case when fired_at is not null then 'fired' when cancelled_at is not null then 'cancelled' else 'scheduled' end) stored
    check (status in ('scheduled', 'fired', 'cancelled')),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check ((record_kind is null) = (record_id is null)),
  check (fired_at is null or cancelled_at is null)
);
create index reminders_next on reminders (tenant_id, user_id, remind_at, id);
create index reminders_newest on reminders (tenant_id, user_id, created_at desc, id desc);
select app.protect('reminders');
