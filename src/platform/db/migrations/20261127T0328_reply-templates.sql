-- Texts of replies with placeholders: of one member, or of all who answer tickets.

create table ticket_reply_templates (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  shortcut text,
  category text collate app.unicode,
  visibility text not null check (visibility in ('personal', 'shared')),
  inbox_ids uuid[] not null default '{}',
  language text,
  subject text collate app.unicode,
  body_text text collate app.unicode not null,
  -- Names in double braces in subject and text, in order of appearance.
  placeholders text[] not null default '{}',
  status_after text not null check (status_after in ('unchanged', 'open', 'pending', 'on_hold', 'resolved')),
  usage_count integer not null default 0,
  last_used_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id)
);
create unique index ticket_reply_templates_shared_name on ticket_reply_templates (tenant_id, app.fold(name))
  where deleted_at is null and visibility = 'shared';
create unique index ticket_reply_templates_shared_shortcut on ticket_reply_templates (tenant_id, shortcut)
  where deleted_at is null and visibility = 'shared';
create unique index ticket_reply_templates_own_name on ticket_reply_templates (tenant_id, created_by, app.fold(name))
  where deleted_at is null and visibility = 'personal';
create unique index ticket_reply_templates_own_shortcut on ticket_reply_templates (tenant_id, created_by, shortcut)
  where deleted_at is null and visibility = 'personal';
create index ticket_reply_templates_most_used on ticket_reply_templates (tenant_id, usage_count desc, id desc) where deleted_at is null;
create index ticket_reply_templates_last_used on ticket_reply_templates (tenant_id, last_used_at desc nulls last, id desc) where deleted_at is null;
create index ticket_reply_templates_name on ticket_reply_templates (tenant_id, lower(name), id) where deleted_at is null;
create index ticket_reply_templates_newest on ticket_reply_templates (tenant_id, created_at desc, id desc) where deleted_at is null;
create index ticket_reply_templates_changed on ticket_reply_templates (tenant_id, updated_at desc, id desc) where deleted_at is null;
select app.protect('ticket_reply_templates');

create trigger forget_attachments after delete on ticket_reply_templates for each row execute function app.forget_attachments('ticket_reply_template');
