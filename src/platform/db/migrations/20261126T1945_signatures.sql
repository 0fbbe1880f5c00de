-- What stands below e-mails: of the agency, of one of its inboxes, or of a member.

create table signatures (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  scope text not null check (scope in ('agency', 'inbox', 'user')),
  user_id uuid,
  inbox_id uuid,
  is_default boolean not null default false,
  body_html text not null,
  body_text text collate app.unicode not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check ((scope = 'user') = (user_id is not null)),
  check ((scope = 'inbox') = (inbox_id is not null))
);
-- One default for each who has signatures.
create unique index signatures_default on signatures (tenant_id, scope, user_id, inbox_id) nulls not distinct
  where is_default and deleted_at is null;
create index signatures_user on signatures (tenant_id, user_id);
select app.protect('signatures');
