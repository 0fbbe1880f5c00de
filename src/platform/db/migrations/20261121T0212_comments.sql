-- What comments need besides their table (125): search, what happened to those on escalations, and that they go with what
-- they are on.

create index comments_search on comments using gin (tenant_id, lower(body_text) gin_trgm_ops) where body_text is not null;
create index comments_author on comments (tenant_id, author_id, created_at desc);
create index comments_pinned on comments (tenant_id, created_at desc, id desc) where pinned_at is not null;
-- Replies that can be read: their number and the latest of a thread.
create index comments_replies on comments (tenant_id, thread_id, created_at) where parent_id is not null and erased_at is null;

-- LIKE under row-level security cannot use an index (see app.search_clients); ids only, read again under the policy.
create function app.search_comments(pattern text) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    select id from comments
    where tenant_id = app.tenant_id() and body_text is not null and lower(body_text) like pattern
  $$;
revoke all on function app.search_comments(text) from public;
grant execute on function app.search_comments(text) to app;

-- Who wrote, edited, pinned or reacted to comments on escalations. A comment that was deleted keeps its entries, without
-- any of its words.
create table comment_activity (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  escalation_id uuid not null,
  comment_id uuid not null,
  thread_id uuid not null,
  kind text not null check (kind in (
    'added', 'edited', 'deleted', 'pinned', 'unpinned', 'reaction_added', 'reaction_removed', 'attachment_added', 'attachment_removed')),
  -- Of reactions only.
  emoji text,
  actor_type text not null,
  actor_id uuid,
  actor_name text,
  occurred_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, escalation_id) references escalations (tenant_id, id) on delete cascade
);
create index comment_activity_newest on comment_activity (tenant_id, occurred_at desc, id desc);
create index comment_activity_escalation on comment_activity (tenant_id, escalation_id, occurred_at desc, id desc);
select app.protect('comment_activity');

-- Records of many kinds have comments, and any kind has files, so that no foreign key can point at them: what is removed
-- for good takes along what hangs on it. The argument is the record's kind.
create function app.forget_comments() returns trigger
  language plpgsql as $$
begin
  delete from comments where tenant_id = old.tenant_id and record_kind = tg_argv[0] and record_id = old.id;
  return null;
end $$;
create trigger forget_comments after delete on clients for each row execute function app.forget_comments('client');
create trigger forget_comments after delete on client_notes for each row execute function app.forget_comments('client_note');
create trigger forget_comments after delete on tasks for each row execute function app.forget_comments('task');
create trigger forget_comments after delete on task_stages for each row execute function app.forget_comments('task_stage');
create trigger forget_comments after delete on tickets for each row execute function app.forget_comments('ticket');
create trigger forget_comments after delete on escalations for each row execute function app.forget_comments('escalation');

create function app.forget_attachments() returns trigger
  language plpgsql as $$
begin
  delete from record_attachments where tenant_id = old.tenant_id and record_kind = tg_argv[0] and record_id = old.id;
  return null;
end $$;
create trigger forget_attachments after delete on comments for each row execute function app.forget_attachments('comment');
