-- SOPs: the record, its working copy of steps and blocks, its immutable versions, and what readers leave behind.

create table sops (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  title text collate app.unicode not null,
  summary text collate app.unicode,
  status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'archived')),
  -- Number of the live version; 0 before the first.
  version integer not null default 0,
  live_version_id uuid,
  was_published boolean not null generated always as (version > 0) stored,
  -- The latest version that those who confirmed an earlier one must read.
  reread_version integer not null default 0,
  folder_id uuid,
  tags text[] collate app.unicode not null default '{}',
  owner_id uuid not null,
  department_ids uuid[] not null default '{}',
  is_restricted boolean not null default false,
  estimated_minutes integer,
  review_interval_days integer check (review_interval_days between 30 and 730),
  last_reviewed_at timestamptz(3),
  next_review_at timestamptz(3),
  -- What the working copy and the live version say, to tell whether they differ.
  content_hash text not null default '',
  live_hash text,
  has_unpublished_changes boolean not null generated always as (live_hash is null or live_hash <> content_hash) stored,
  content_revision integer not null default 1,
  -- Who last changed steps or blocks.
  content_author_id uuid not null,
  step_count integer not null default 0,
  live_step_count integer not null default 0,
  -- Figures of readers: they are no change of the record.
  view_count integer not null default 0,
  rating_count integer not null default 0,
  rating_sum integer not null default 0,
  average_rating numeric(3, 2) generated always as (round(rating_sum::numeric / nullif(rating_count, 0), 2)) stored,
  open_flag_count integer not null default 0,
  published_at timestamptz(3),
  published_by uuid,
  archived_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold(title || coalesce(' ' || summary, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, folder_id) references folders (tenant_id, id),
  foreign key (tenant_id, owner_id) references users (tenant_id, id)
);
create index sops_published on sops (tenant_id, published_at desc nulls last, id desc) where deleted_at is null;
create index sops_updated on sops (tenant_id, updated_at desc, id desc) where deleted_at is null;
create index sops_created on sops (tenant_id, created_at desc, id desc) where deleted_at is null;
create index sops_title on sops (tenant_id, lower(title), id) where deleted_at is null;
create index sops_next_review on sops (tenant_id, next_review_at desc nulls last, id desc) where deleted_at is null;
create index sops_folder on sops (tenant_id, folder_id) where deleted_at is null;
create index sops_owner on sops (tenant_id, owner_id) where deleted_at is null;
select app.protect('sops');
select app.searchable('sops');
create trigger forget_comments after delete on sops for each row execute function app.forget_comments('sop');
create trigger forget_attachments after delete on sops for each row execute function app.forget_attachments('sop');
create trigger forget_pins after delete on sops for each row execute function app.forget_pins('sop');

-- Steps and blocks of working copies. They keep their ids across versions, so a deleted one can come back.
create table sop_steps (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  position integer not null,
  title text collate app.unicode not null,
  summary text collate app.unicode,
  is_optional boolean not null default false,
  estimated_minutes integer,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade
);
create index sop_steps_sop on sop_steps (tenant_id, sop_id, position);
select app.protect('sop_steps');

create table sop_blocks (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  step_id uuid not null,
  position integer not null,
  -- As the contract writes it, complete.
  content jsonb not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade,
  foreign key (tenant_id, step_id) references sop_steps (tenant_id, id) on delete cascade
);
create index sop_blocks_sop on sop_blocks (tenant_id, sop_id);
create index sop_blocks_step on sop_blocks (tenant_id, step_id, position);
-- Which SOPs link to one.
create index sop_blocks_linked on sop_blocks (tenant_id, (content ->> 'sop_id')) where content ->> 'type' = 'sop' and deleted_at is null;
select app.protect('sop_blocks');

create table sop_versions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  version integer not null,
  title text collate app.unicode not null,
  summary text collate app.unicode,
  change_note text collate app.unicode,
  is_reread_required boolean not null default false,
  step_count integer not null,
  -- As the contract writes published steps, with their blocks.
  steps jsonb not null,
  author_id uuid not null,
  review_id uuid,
  published_at timestamptz(3) not null default app.now(),
  published_by uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, sop_id, version),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade
);
create index sop_versions_published on sop_versions (tenant_id, sop_id, published_at desc, id desc);
select app.protect('sop_versions');

-- Checklists of live versions, by block: ticks name a block alone.
create table sop_checklists (
  tenant_id uuid not null default app.tenant_id(),
  block_id uuid not null,
  sop_id uuid not null,
  primary key (tenant_id, block_id),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade
);
create index sop_checklists_sop on sop_checklists (tenant_id, sop_id);
select app.protect('sop_checklists');

create table sop_ticks (
  tenant_id uuid not null default app.tenant_id(),
  sop_id uuid not null,
  block_id uuid not null,
  item_id uuid not null,
  -- Either a reader's own, or those of a task or one of its stages.
  user_id uuid,
  task_id uuid,
  stage_id uuid,
  checked_at timestamptz(3) not null default app.now(),
  checked_by uuid not null,
  unique nulls not distinct (tenant_id, block_id, item_id, user_id, task_id, stage_id),
  check ((user_id is null) <> (task_id is null) and (stage_id is null or task_id is not null)),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade,
  foreign key (tenant_id, stage_id) references task_stages (tenant_id, id) on delete cascade
);
create index sop_ticks_own on sop_ticks (tenant_id, sop_id, user_id) where user_id is not null;
create index sop_ticks_task on sop_ticks (tenant_id, task_id) where task_id is not null;
select app.protect('sop_ticks');

create table sop_reviews (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  kind text not null check (kind in ('publish', 'periodic')),
  status text not null default 'requested' check (status in ('requested', 'approved', 'changes_requested', 'rejected', 'cancelled')),
  content_revision integer not null,
  change_note text collate app.unicode,
  is_reread_required boolean not null default false,
  reviewer_ids uuid[] not null default '{}',
  due_date timestamptz(3),
  comment text collate app.unicode,
  reviewed_by uuid,
  decided_at timestamptz(3),
  published_version integer,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  -- Null for a periodic one.
  created_by uuid,
  primary key (tenant_id, id),
  check ((kind = 'publish') = (created_by is not null)),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade
);
create unique index sop_reviews_open on sop_reviews (tenant_id, sop_id, kind) where status = 'requested';
create index sop_reviews_created on sop_reviews (tenant_id, created_at desc, id desc);
create index sop_reviews_updated on sop_reviews (tenant_id, updated_at desc, id desc);
create index sop_reviews_due on sop_reviews (tenant_id, due_date desc nulls last, id desc);
create index sop_reviews_decided on sop_reviews (tenant_id, decided_at desc nulls last, id desc);
select app.protect('sop_reviews');

create table sop_flags (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  version integer not null,
  step_id uuid,
  body_text text collate app.unicode not null,
  status text not null default 'open' check (status in ('open', 'acknowledged', 'resolved', 'dismissed')),
  status_reason text collate app.unicode,
  status_changed_at timestamptz(3),
  changed_by uuid,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  search_text text collate app.unicode not null generated always as (app.fold(body_text)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade
);
create unique index sop_flags_open on sop_flags (tenant_id, sop_id, created_by) where status = 'open';
create index sop_flags_created on sop_flags (tenant_id, created_at desc, id desc);
create index sop_flags_updated on sop_flags (tenant_id, updated_at desc, id desc);
create index sop_flags_status on sop_flags (tenant_id, status, id);
create index sop_flags_sop on sop_flags (tenant_id, sop_id);
select app.protect('sop_flags');
select app.searchable('sop_flags', 'true');

create table sop_feedback (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  version integer not null,
  step_id uuid,
  body_text text collate app.unicode not null,
  rating integer check (rating between 1 and 5),
  status text not null default 'open' check (status in ('open', 'closed')),
  answer_text text collate app.unicode,
  changed_by uuid,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade
);
create index sop_feedback_created on sop_feedback (tenant_id, created_at desc, id desc);
create index sop_feedback_updated on sop_feedback (tenant_id, updated_at desc, id desc);
create index sop_feedback_sop on sop_feedback (tenant_id, sop_id);
select app.protect('sop_feedback');

create table sop_ratings (
  tenant_id uuid not null default app.tenant_id(),
  sop_id uuid not null,
  user_id uuid not null,
  rating integer not null check (rating between 1 and 5),
  rated_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, sop_id, user_id),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select app.protect('sop_ratings');

create table sop_views (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  user_id uuid not null,
  version integer not null,
  task_id uuid,
  stage_id uuid,
  status text not null default 'started' check (status in ('started', 'ended')),
  reached_step_ids uuid[] not null default '{}',
  acknowledged_at timestamptz(3),
  started_at timestamptz(3) not null default app.now(),
  last_seen_at timestamptz(3) not null default app.now(),
  ended_at timestamptz(3),
  primary key (tenant_id, id),
  check ((status = 'ended') = (ended_at is not null)),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete set null (task_id),
  foreign key (tenant_id, stage_id) references task_stages (tenant_id, id) on delete set null (stage_id)
);
create unique index sop_views_open on sop_views (tenant_id, sop_id, user_id) where status = 'started';
create index sop_views_mine on sop_views (tenant_id, user_id, sop_id, started_at desc, id desc);
create index sop_views_started on sop_views (tenant_id, started_at, sop_id);
create index sop_views_stage on sop_views (tenant_id, stage_id) where stage_id is not null;
select app.protect('sop_views');

-- What each reader has read and confirmed of an SOP.
create table sop_readers (
  tenant_id uuid not null default app.tenant_id(),
  sop_id uuid not null,
  user_id uuid not null,
  latest_view_id uuid not null,
  read_version integer not null,
  last_seen_at timestamptz(3) not null,
  acknowledged_version integer,
  acknowledged_at timestamptz(3),
  primary key (tenant_id, sop_id, user_id),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, latest_view_id) references sop_views (tenant_id, id) on delete cascade
);
create index sop_readers_recent on sop_readers (tenant_id, user_id, last_seen_at desc, sop_id desc);
create index sop_readers_seen on sop_readers (tenant_id, sop_id, last_seen_at desc, user_id desc);
select app.protect('sop_readers');

create table sop_tags (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  color text,
  description text collate app.unicode,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id)
);
create unique index sop_tags_name on sop_tags (tenant_id, lower(name));
create index sop_tags_created on sop_tags (tenant_id, created_at desc, id desc);
select app.protect('sop_tags');

create table sop_prerequisites (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  prerequisite_id uuid not null,
  is_required boolean not null,
  note text collate app.unicode,
  position integer not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  check (sop_id <> prerequisite_id),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade,
  foreign key (tenant_id, prerequisite_id) references sops (tenant_id, id) on delete cascade
);
create unique index sop_prerequisites_once on sop_prerequisites (tenant_id, sop_id, prerequisite_id) where deleted_at is null;
create index sop_prerequisites_order on sop_prerequisites (tenant_id, sop_id, position);
create index sop_prerequisites_of on sop_prerequisites (tenant_id, prerequisite_id) where deleted_at is null;
select app.protect('sop_prerequisites');

create table sop_settings (
  tenant_id uuid not null default app.tenant_id() references tenants (id) primary key,
  is_review_required boolean not null,
  default_review_interval_days integer check (default_review_interval_days between 30 and 730),
  review_due_days integer check (review_due_days between 1 and 90),
  embed_hosts text[] not null,
  revision integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
select app.protect('sop_settings');

-- What a search of SOPs looks through: the texts of published ones, each place in a row of its own, with its words in the language that
-- the row says.
create table sop_places (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  place text not null check (place in ('title', 'summary', 'tag', 'step', 'block')),
  step_id uuid,
  block_id uuid,
  -- Order of reading.
  ordinal integer not null,
  body_text text collate app.unicode not null,
  language text not null default app.text_language(),
  words tsvector not null generated always as (app.text_words(language, body_text)) stored,
  search_text text collate app.unicode not null generated always as (app.fold(body_text)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, sop_id) references sops (tenant_id, id) on delete cascade
);
create index sop_places_sop on sop_places (tenant_id, sop_id);
create index sop_places_language on sop_places (tenant_id, language);
create index sop_places_words on sop_places using gin (tenant_id, words);
select app.protect('sop_places');

-- Searches without a result, by day.
create table sop_searches (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  searched_on date not null,
  search text collate app.unicode not null,
  search_count integer not null default 1,
  last_searched_at timestamptz(3) not null,
  primary key (tenant_id, searched_on, search)
);
select app.protect('sop_searches');

-- The languages in which the words of the agency's SOPs are stored: its own, and former ones until a worker has stored all anew
-- (src/families/sops/periodic.ts).
create or replace function app.sop_languages() returns setof text
  language sql stable rows 1
  as $$
    with recursive used (language) as (
      (select language from sop_places where tenant_id = app.tenant_id() order by language limit 1)
      union all
      select (select p.language from sop_places p where p.tenant_id = app.tenant_id() and p.language > u.language order by p.language limit 1)
      from used u where u.language is not null
    )
    select language from used where language is not null
    union
    select app.text_language()
  $$;
grant execute on function app.sop_languages() to app;

-- All words of a term, in any of the languages; null for a term without words, such as one that consists of stop words. In scripts without
-- spaces a term is what stands there, by its pairs of letters.
create or replace function app.sop_term(term text) returns tsquery
  language sql stable parallel safe
  as $$
    select case when app.is_unspaced(term) then app.pairs_query(app.fold(term)) else (
      select nullif(string_agg('(' || asked.words || ')', ' | '), '')::tsquery
      from app.sop_languages() language
      cross join lateral (
        select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''', ' & ') as words
        from unnest(tsvector_to_array(app.text_words(language, term))) word) asked
      where asked.words is not null) end
  $$;
grant execute on function app.sop_term(text) to app;

-- Those of the terms that a search can ask for: all but the ones that consist of stop words, unless there is nothing else.
create or replace function app.sop_terms_asked(terms text[]) returns text[]
  language sql stable parallel safe
  as $$
    select coalesce(nullif(array_agg(t order by n) filter (where app.sop_term(t) is not null), '{}'), terms) from unnest(terms) with ordinality x (t, n)
  $$;
grant execute on function app.sop_terms_asked(text[]) to app;

-- Any of the terms, to mark them in a text; null where none has words.
create or replace function app.sop_any_term(terms text[]) returns tsquery
  language sql stable parallel safe
  as $$
    select string_agg('(' || app.sop_term(t)::text || ')', ' | ')::tsquery from unnest(terms) t where app.sop_term(t) is not null
  $$;
grant execute on function app.sop_any_term(text[]) to app;

-- Places in SOPs that have one of the terms, which of them, and how well each fits. A term of several words is a phrase, which stands
-- there as it is written; one without words is looked for by its letters. Under row-level security no index could be used, so it names
-- the tenant itself and hands out ids.
create or replace function app.search_sop_places(terms text[]) returns table (id uuid, term integer, fit real)
  language sql stable security definer rows 100 set search_path = public, pg_temp
  as $$
    with asked as materialized (
      select n::integer as n, app.sop_term(t) as query, '%' || replace(replace(replace(app.fold(t), '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern,
        t ~ '\s' or app.is_unspaced(t) as is_phrase
      from unnest(app.sop_terms_asked(terms)) with ordinality x (t, n))
    select p.id, a.n, ts_rank_cd(p.words, a.query, 1)
    from asked a join sop_places p on p.tenant_id = app.tenant_id() and p.words @@ a.query and (not a.is_phrase or p.search_text like a.pattern)
    where a.query is not null
    union all
    select p.id, a.n, 0.05::real
    from asked a join sop_places p on p.tenant_id = app.tenant_id() and p.search_text like a.pattern
    where a.query is null
  $$;
revoke all on function app.search_sop_places(text[]) from public;
grant execute on function app.search_sop_places(text[]) to app;

-- The places in SOPs that a prompt may be about, and how well each fits: any of its words counts. Under row-level security no index could
-- be used; so it names the tenant itself and hands out no more than ids.
create or replace function app.find_sop_places(prompt text, most integer) returns table (id uuid, fit real)
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    with asked as materialized (select app.any_word(prompt) as words)
    select p.id, (ts_rank_cd(p.words, asked.words, 1) * case p.place when 'title' then 8 when 'tag' then 4 when 'summary' then 3 when 'step' then 2 else 1 end)::real
    from asked join sop_places p on p.tenant_id = app.tenant_id() and p.words @@ asked.words
    order by 2 desc, p.id
    limit most
  $$;
revoke all on function app.find_sop_places(text, integer) from public;
grant execute on function app.find_sop_places(text, integer) to app;
