-- How notifications reach people: channels, quiet hours, texts, devices and deliveries (domain model §12).

alter table notifications add column url text;

create table notification_settings (
  tenant_id uuid not null default app.tenant_id() primary key references tenants (id),
  channels jsonb not null,
  revision integer not null,
  updated_at timestamptz(3) not null default app.now()
);
select app.protect('notification_settings');

create table notification_preferences (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  user_id uuid not null,
  -- Channels by kind, for the kinds that the member chose for.
  channels jsonb not null default '{}',
  has_quiet_hours boolean not null default false,
  exempt_kinds text[] not null default '{}',
  digest text not null default 'none' check (digest in ('none', 'daily', 'weekly')),
  -- What an unsubscribing by the link in a digest took, to be restored.
  former_digest text check (former_digest in ('daily', 'weekly')),
  digest_sent_at timestamptz(3),
  revision integer not null default 2,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select app.protect('notification_preferences');

create table notification_templates (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  kind text not null,
  language text not null,
  -- False once the service's text was restored: the revision goes on from there.
  is_customized boolean not null default true,
  subject text collate app.unicode not null,
  body_text text collate app.unicode not null,
  revision integer not null,
  updated_at timestamptz(3) not null,
  updated_by uuid not null,
  primary key (tenant_id, kind, language),
  unique (tenant_id, id)
);
select app.protect('notification_templates');

create table push_devices (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  name text collate app.unicode not null,
  platform text not null check (platform in ('web')),
  -- Of the push service's address, which names the browser.
  address_hash bytea not null,
  -- Address and keys of the subscription.
  sealed bytea not null,
  is_failing boolean not null default false,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  unique (tenant_id, address_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index push_devices_newest on push_devices (tenant_id, user_id, created_at desc, id desc);
create index push_devices_by_name on push_devices (tenant_id, user_id, name, id);
select app.protect('push_devices');

create table notification_deliveries (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  -- Null for tests. Notifications go sooner than what is known of their deliveries.
  notification_id uuid,
  user_id uuid not null,
  kind text not null,
  -- What it tells of.
  record_kind text,
  record_id uuid,
  channel text not null check (channel in ('in_app', 'email', 'push', 'chat')),
  destination text collate app.unicode,
  device_id uuid,
  email_delivery_id uuid,
  -- Whether quiet hours hold it back; they do not what the member asked for.
  can_wait boolean not null default true,
  is_test boolean not null default false,
  -- Text of a test, which no notification has.
  subject text collate app.unicode,
  body_text text collate app.unicode,
  status text not null check (status in ('queued', 'sent', 'delivered', 'failed', 'suppressed')),
  suppressed_reason text,
  error_message text collate app.unicode,
  attempt_count integer not null default 0,
  -- When the service takes the next step; null where the next one is not the service's, or there is none.
  due_at timestamptz(3),
  send_at timestamptz(3),
  sent_at timestamptz(3),
  delivered_at timestamptz(3),
  failed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check ((status = 'suppressed') = (suppressed_reason is not null)),
  check (status = 'queued' or due_at is null),
  check (is_test = (notification_id is null)),
  check ((record_kind is null) = (record_id is null))
);
create index notification_deliveries_due on notification_deliveries (tenant_id, due_at) where due_at is not null;
create index notification_deliveries_due_anywhere on notification_deliveries (due_at) where due_at is not null;
create index notification_deliveries_newest on notification_deliveries (tenant_id, created_at desc, id desc);
create index notification_deliveries_changed on notification_deliveries (tenant_id, updated_at desc, id desc);
create index notification_deliveries_sent on notification_deliveries (tenant_id, sent_at desc nulls last, id desc);
create index notification_deliveries_of_member on notification_deliveries (tenant_id, user_id, created_at desc, id desc);
create index notification_deliveries_of_notification on notification_deliveries (tenant_id, notification_id);
create index notification_deliveries_of_mail on notification_deliveries (tenant_id, email_delivery_id) where email_delivery_id is not null;
create index notification_deliveries_old on notification_deliveries (created_at);
select app.protect('notification_deliveries');

-- What the link at the end of an e-mail stops: a kind of notification, or the digest (kind 'digest').
create table notification_subscriptions (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  kind text not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, kind),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select app.protect('notification_subscriptions');

-- Addresses that a mail server refused for good. Kept until somebody clears them.
create table bounced_addresses (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  -- In small letters.
  address text collate app.unicode not null,
  reason text collate app.unicode,
  bounced_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, address)
);
select app.protect('bounced_addresses');

-- Nothing of the words of a comment that was deleted or erased is left in an inbox, and no message about it goes out any more.
create or replace function app.forget_notified_words() returns trigger
  language plpgsql as $$
begin
  update notification_deliveries d set status = 'suppressed', suppressed_reason = 'withdrawn', due_at = null, updated_at = app.now()
    from notifications n
    where n.tenant_id = old.tenant_id and n.comment_id = old.id and d.tenant_id = n.tenant_id and d.notification_id = n.id and d.due_at is not null;
  update notifications set body_text = null where tenant_id = old.tenant_id and comment_id = old.id and body_text is not null;
  return coalesce(new, old);
end $$;

-- Brings the delivery of a notification to where the e-mail is that it became.
create or replace function app.follow_notification_mail() returns trigger
  language plpgsql as $$
begin
  update notification_deliveries set status = new.status, error_message = left(new.error_message, 1000),
    suppressed_reason = case when new.status = 'suppressed' then new.suppressed_reason end, attempt_count = least(new.attempt_count, 100),
    sent_at = new.sent_at, delivered_at = new.delivered_at, failed_at = case when new.status = 'failed' then app.now() end, updated_at = app.now()
  where tenant_id = new.tenant_id and email_delivery_id = new.id;
  return null;
end $$;
create trigger follow_notification_mail after update of status on email_deliveries
  for each row when (new.category = 'notification' and new.status is distinct from old.status)
  execute function app.follow_notification_mail();

-- The key by which push services know this installation, made at its first use.
create table app.vapid_keys (
  id integer primary key check (id = 1),
  public_key text not null,
  sealed bytea not null,
  created_at timestamptz(3) not null default clock_timestamp()
);
grant select (id, public_key, sealed), insert (id, public_key, sealed) on app.vapid_keys to app;

-- Assignees are told what is due soon and overdue, and who made a key that it expires: the first timers of what is there already.
insert into timers (tenant_id, kind, record_id, due_at)
  select m.tenant_id, 'tell_due', m.task_id, min(m.at) from (
    select t.tenant_id, t.id as task_id, unnest(array[t.due_date - interval '1 day', t.due_date]) as at from tasks t
      where t.due_date is not null and t.deleted_at is null and t.completed_at is null and t.cancelled_at is null and t.assigned_to <> '{}'
    union all
    select s.tenant_id, s.task_id, unnest(array[s.due_date - interval '1 day', s.due_date]) from task_stages s
      join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id and t.deleted_at is null and t.completed_at is null and t.cancelled_at is null
      where s.due_date is not null and s.completed_at is null and s.assigned_to <> '{}') m
  where m.at > app.now() group by 1, 3 on conflict do nothing;
insert into timers (tenant_id, kind, record_id, due_at)
  select tenant_id, 'tell_key_expiry', id, expires_at - interval '7 days' from api_keys
  where revoked_at is null and expires_at > app.now() + interval '7 days' on conflict do nothing;
