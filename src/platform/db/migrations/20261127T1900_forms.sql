-- Forms: the record, its working copy, its immutable versions, links for clients, and what people send.

create table forms (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  slug text not null,
  description text collate app.unicode,
  status text not null default 'draft' check (status in ('draft', 'published', 'unpublished')),
  -- Number of the latest published version; 0 before the first.
  version integer not null default 0,
  language text not null,
  tags text[] collate app.unicode not null default '{}',
  -- The working copy, as the contract writes it.
  elements jsonb not null default '[]',
  settings jsonb not null,
  page_count integer not null default 1,
  input_count integer not null default 0,
  maps_to text[] not null default '{}',
  -- What the working copy and the latest version say, to tell whether they differ.
  content_hash text not null,
  live_hash text,
  has_unpublished_changes boolean not null generated always as (live_hash is null or live_hash <> content_hash) stored,
  -- Token of the hosted address, which stands in public pages and so is no secret; null before the first version.
  embed_token text,
  -- Figures of submissions: they are no change of the record.
  submission_count integer not null default 0,
  held_count integer not null default 0,
  last_submitted_at timestamptz(3),
  published_at timestamptz(3),
  published_by uuid,
  unpublished_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold(name || ' ' || slug || coalesce(' ' || description, ''))) stored,
  primary key (tenant_id, id),
  check ((status = 'draft') = (version = 0))
);
create unique index forms_slug on forms (tenant_id, slug) where deleted_at is null;
create index forms_updated on forms (tenant_id, updated_at desc, id desc) where deleted_at is null;
create index forms_created on forms (tenant_id, created_at desc, id desc) where deleted_at is null;
create index forms_name on forms (tenant_id, lower(name), id) where deleted_at is null;
create index forms_published on forms (tenant_id, published_at desc nulls last, id desc) where deleted_at is null;
create index forms_submissions on forms (tenant_id, submission_count desc, id desc) where deleted_at is null;
create index forms_submitted on forms (tenant_id, last_submitted_at desc nulls last, id desc) where deleted_at is null;
select app.protect('forms');
select app.searchable('forms');

create table form_versions (
  tenant_id uuid not null default app.tenant_id(),
  form_id uuid not null,
  version integer not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  language text not null,
  elements jsonb not null,
  settings jsonb not null,
  note text collate app.unicode,
  input_count integer not null,
  submission_count integer not null default 0,
  published_at timestamptz(3) not null default app.now(),
  published_by uuid not null,
  primary key (tenant_id, form_id, version),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade,
  foreign key (tenant_id, published_by) references users (tenant_id, id)
);
create index form_versions_submissions on form_versions (tenant_id, form_id, submission_count desc, version desc);
create index form_versions_publisher on form_versions (tenant_id, published_by);
select app.protect('form_versions');

-- Pictures and logos of working copies and versions: none of them is purged as unattached.
create table form_files (
  tenant_id uuid not null default app.tenant_id(),
  form_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, form_id, file_id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade
);
create index form_files_file on form_files (tenant_id, file_id);
select app.protect('form_files');

create table form_links (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  form_id uuid not null,
  client_id uuid not null,
  record_kind text,
  record_id uuid,
  answers jsonb not null default '{}',
  submission_id uuid,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade,
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  check ((record_kind is null) = (record_id is null))
);
create index form_links_created on form_links (tenant_id, form_id, created_at desc, id desc);
create index form_links_expires on form_links (tenant_id, form_id, expires_at desc, id desc);
create index form_links_client on form_links (tenant_id, client_id);
create index form_links_submission on form_links (tenant_id, submission_id) where submission_id is not null;
select app.protect('form_links');

create table form_submissions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  form_id uuid not null,
  form_version integer not null,
  status text not null default 'in_progress' check (status in ('in_progress', 'submitted', 'abandoned', 'held', 'ready', 'rejected')),
  answers jsonb not null default '{}',
  respondent_name text collate app.unicode,
  respondent_email text,
  client_id uuid,
  -- Member who fills it in.
  user_id uuid,
  link_id uuid,
  record_kind text,
  record_id uuid,
  source_url text collate app.unicode,
  source_host text,
  -- Solved challenge of the captcha: one opens one submission.
  captcha text,
  spam_score numeric(3, 2) check (spam_score between 0 and 1),
  spam_signals text[] not null default '{}',
  -- What the answers say, without regard to case, to find the same again.
  content_hash text,
  hold_reason text check (hold_reason in ('review_required', 'spam_suspected', 'upload_refused', 'mapping_failed')),
  hold_details text[] collate app.unicode not null default '{}',
  created_records jsonb not null default '[]',
  reviewed_by uuid,
  reviewed_at timestamptz(3),
  rejection_reason text collate app.unicode,
  -- Input that was answered last, and which were shown and answered: statistics that outlive the answers.
  last_key text,
  shown_keys text[] not null default '{}',
  answered_keys text[] not null default '{}',
  links_sent integer not null default 0,
  links_sent_on date,
  submitted_at timestamptz(3),
  finished_at timestamptz(3),
  erased_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  -- Everything that people typed.
  words text collate app.unicode not null default '',
  search_text text collate app.unicode not null generated always as (app.fold(words)) stored,
  primary key (tenant_id, id),
  -- The form stays as long as somebody's answers to it.
  foreign key (tenant_id, form_id, form_version) references form_versions (tenant_id, form_id, version),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete set null (client_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  check ((record_kind is null) = (record_id is null))
);
create index form_submissions_submitted on form_submissions (tenant_id, submitted_at desc nulls last, id desc) where erased_at is null;
create index form_submissions_created on form_submissions (tenant_id, created_at desc, id desc) where erased_at is null;
create index form_submissions_updated on form_submissions (tenant_id, updated_at desc, id desc) where erased_at is null;
create index form_submissions_score on form_submissions (tenant_id, spam_score desc nulls last, id desc) where erased_at is null;
create index form_submissions_form on form_submissions (tenant_id, form_id, created_at);
create index form_submissions_client on form_submissions (tenant_id, client_id) where client_id is not null;
create index form_submissions_record on form_submissions (tenant_id, record_id) where record_id is not null;
create index form_submissions_email on form_submissions (tenant_id, respondent_email) where respondent_email is not null;
create index form_submissions_user on form_submissions (tenant_id, user_id) where user_id is not null;
create index form_submissions_content on form_submissions (tenant_id, form_id, content_hash) where content_hash is not null;
create index form_submissions_created_records on form_submissions using gin (created_records jsonb_path_ops);
create unique index form_submissions_captcha on form_submissions (tenant_id, captcha) where captcha is not null;
select app.protect('form_submissions');
select app.searchable('form_submissions', 'erased_at is null');
create trigger forget_comments after delete on form_submissions for each row execute function app.forget_comments('form_submission');
create trigger forget_attachments after delete on form_submissions for each row execute function app.forget_attachments('form_submission');
create trigger forget_pins after delete on form_submissions for each row execute function app.forget_pins('form_submission');
create trigger forget_anchor after delete on form_submissions for each row execute function app.forget_anchor('form_submission');

-- Files that respondents send, which become files of the submission once they were looked at. The id is that of the file.
create table form_uploads (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  submission_id uuid not null,
  element_key text not null,
  file_name text collate app.unicode not null,
  content_type text not null,
  size_bytes bigint not null,
  checksum_sha256 text not null,
  status text not null default 'stored' check (status in ('stored', 'kept', 'refused')),
  reason text collate app.unicode,
  created_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, submission_id) references form_submissions (tenant_id, id) on delete cascade
);
create index form_uploads_submission on form_uploads (tenant_id, submission_id, created_at);
select app.protect('form_uploads');
create trigger remove_content after delete on form_uploads for each row execute function app.remove_content();

-- Page views by day of the agency's time zone: nothing about who looked.
create table form_views (
  tenant_id uuid not null default app.tenant_id(),
  form_id uuid not null,
  version integer not null,
  viewed_on date not null,
  view_count integer not null default 0,
  primary key (tenant_id, form_id, viewed_on, version),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade
);
select app.protect('form_views');

-- Choices in answers that were erased since, for the statistics.
create table form_erased_choices (
  tenant_id uuid not null default app.tenant_id(),
  form_id uuid not null,
  version integer not null,
  submitted_on date not null,
  element_key text not null,
  choice_key text not null,
  answer_count integer not null,
  primary key (tenant_id, form_id, submitted_on, version, element_key, choice_key),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade
);
select app.protect('form_erased_choices');
