-- What members are told about: one inbox for each (domain model §12).

create table notifications (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  kind text not null,
  title text not null,
  body_text text,
  -- Equal ones of one member share it: within five minutes they are one row with a count.
  bundle text not null,
  occurrence_count integer not null default 1,
  last_occurred_at timestamptz(3) not null,
  read_at timestamptz(3),
  record_kind text,
  record_id uuid,
  comment_id uuid,
  reminder_id uuid,
  -- Who caused the latest of them.
  actor_type text not null,
  actor_id uuid,
  actor_name text,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, comment_id) references comments (tenant_id, id) on delete set null (comment_id)
);
create index notifications_inbox on notifications (tenant_id, user_id, last_occurred_at desc, id desc);
create index notifications_unread on notifications (tenant_id, user_id, bundle) where read_at is null;
create index notifications_comment on notifications (tenant_id, comment_id) where comment_id is not null;
create index notifications_record on notifications (tenant_id, record_kind, record_id) where record_id is not null;
select app.protect('notifications');

-- Nothing of the words of a comment that was deleted or erased is left in an inbox.
create function app.forget_notified_words() returns trigger
  language plpgsql as $$
begin
  update notifications set body_text = null where tenant_id = old.tenant_id and comment_id = old.id and body_text is not null;
  return coalesce(new, old);
end $$;
create trigger forget_notified_words before delete on comments for each row execute function app.forget_notified_words();
create trigger forget_erased_words before update of erased_at on comments
  for each row when (new.erased_at is not null and old.erased_at is null) execute function app.forget_notified_words();
