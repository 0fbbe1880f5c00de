-- E-mail: what is to be sent, and what became of it. A message waits here sealed by the service (src/platform/mail/), as it may hold a
-- link that lets its reader in, and is forgotten as soon as it was sent or given up; who got what about which record stays.

create table email_deliveries (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  category text not null check (category in ('ticket_message', 'notification', 'invitation', 'billing', 'form', 'automation', 'security', 'other')),
  -- Which of our messages it is, such as `invitation`.
  kind text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'delivered', 'failed', 'suppressed')),
  from_address text not null,
  to_address text not null,
  -- The member who has the address.
  user_id uuid,
  subject text not null,
  record_kind text,
  record_id uuid,
  record_name text,
  sealed bytea,
  provider text not null,
  message_reference text,
  attempt_count integer not null default 0,
  suppressed_reason text,
  error_message text,
  has_bounced boolean not null default false,
  request_id text,
  -- What was not accepted by then is given up: nobody should get a link that has ended.
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  sent_at timestamptz(3),
  delivered_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id),
  check ((status = 'queued') = (sealed is not null)),
  check ((record_kind is null) = (record_id is null))
);
create index email_deliveries_newest on email_deliveries (tenant_id, created_at desc, id desc);
create index email_deliveries_recipient on email_deliveries (tenant_id, lower(to_address), created_at desc);
create index email_deliveries_record on email_deliveries (tenant_id, record_id) where record_id is not null;
create index email_deliveries_age on email_deliveries (created_at);
select app.protect('email_deliveries');

create table email_delivery_steps (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  delivery_id uuid not null,
  status text not null check (status in ('queued', 'sent', 'delivered', 'failed', 'suppressed')),
  recipient text,
  response_code integer,
  message text,
  occurred_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, delivery_id) references email_deliveries (tenant_id, id) on delete cascade
);
create index email_delivery_steps_delivery on email_delivery_steps (tenant_id, delivery_id, occurred_at, id);
select app.protect('email_delivery_steps');

create function app.note_email_queued() returns trigger
  language plpgsql as $$
begin
  insert into email_delivery_steps (tenant_id, delivery_id, status, occurred_at) values (new.tenant_id, new.id, new.status, new.created_at);
  return null;
end $$;
create trigger email_queued after insert on email_deliveries for each row execute function app.note_email_queued();

-- Mail to somebody's account, which may act in several agencies or in none, such as the link for a new password. No agency sees it.
create table app.system_mails (
  id uuid primary key default app.uuid7(),
  kind text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  from_address text not null,
  to_address text not null,
  subject text not null,
  sealed bytea,
  provider text not null,
  message_reference text,
  attempt_count integer not null default 0,
  error_message text,
  request_id text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  sent_at timestamptz(3),
  check ((status = 'queued') = (sealed is not null))
);
create index system_mails_age on app.system_mails (created_at);

-- Queues a mail together with its job, in the transaction of its cause. `mail` is what `sealSystemMail` of src/platform/mail made.
create function app.queue_system_mail(mail jsonb) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  queued uuid;
begin
  insert into app.system_mails (kind, from_address, to_address, subject, sealed, provider, request_id, expires_at)
    values (mail ->> 'kind', mail ->> 'from_address', mail ->> 'to_address', mail ->> 'subject', decode(mail ->> 'sealed', 'base64'),
      mail ->> 'provider', mail ->> 'request_id', (mail ->> 'expires_at')::timestamptz)
    returning id into queued;
  perform graphile_worker.add_job('send_system_mail', json_build_object('mailId', queued));
  return queued;
end $$;
revoke all on function app.queue_system_mail(jsonb) from public;
grant execute on function app.queue_system_mail(jsonb) to app;
