-- What people tell the operator of the service. Nobody in the agency reads it again.

create table platform_feedback (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  kind text not null check (kind in ('idea', 'problem', 'question', 'praise')),
  severity text check (severity in ('blocking', 'major', 'minor')),
  title text collate app.unicode,
  body_text text collate app.unicode not null,
  page_url text,
  request_id text,
  attachment_ids uuid[] not null default '{}',
  can_contact boolean not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer_text text collate app.unicode,
  settled_at timestamptz(3),
  created_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  check (severity is null or kind = 'problem')
);
create index platform_feedback_created on platform_feedback (tenant_id, created_at);
create index platform_feedback_waiting on platform_feedback (created_at) where status = 'open';
create index platform_feedback_files on platform_feedback using gin (attachment_ids);
select app.protect('platform_feedback');
