-- The marketplace. Listings, downloads, imports and payout settings belong to one agency. What agencies publish to each other stands in
-- tables of its own, which every agency reads by the policies below and only its publisher writes (decision 0117).

-- What all agencies share -----------------------------------------------------------------------------------------------

create table marketplace_categories (
  id uuid primary key,
  slug text not null unique,
  name text collate app.unicode not null,
  description text collate app.unicode,
  icon text,
  parent_id uuid references marketplace_categories (id),
  position integer not null
);

insert into marketplace_categories (id, slug, name, description, icon, parent_id, position) values
  ('019a2c00-0000-7000-8000-000000000001', 'client-work', 'Client work', 'How clients are won, served and kept.', 'handshake', null, 0),
  ('019a2c00-0000-7000-8000-000000000002', 'client-onboarding', 'Client onboarding', 'From the signed contract to the first delivery.', 'handshake', '019a2c00-0000-7000-8000-000000000001', 0),
  ('019a2c00-0000-7000-8000-000000000003', 'reporting', 'Reporting', 'Reports to clients, and the reviews that follow.', null, '019a2c00-0000-7000-8000-000000000001', 1),
  ('019a2c00-0000-7000-8000-000000000004', 'sales', 'Sales', 'From the first enquiry to the signed contract.', null, '019a2c00-0000-7000-8000-000000000001', 2),
  ('019a2c00-0000-7000-8000-000000000005', 'support', 'Support', 'Tickets, replies and escalations.', null, '019a2c00-0000-7000-8000-000000000001', 3),
  ('019a2c00-0000-7000-8000-000000000006', 'marketing-services', 'Marketing services', 'What agencies deliver.', null, null, 1),
  ('019a2c00-0000-7000-8000-000000000007', 'search-marketing', 'Search marketing', 'Search engine optimization and search ads.', null, '019a2c00-0000-7000-8000-000000000006', 0),
  ('019a2c00-0000-7000-8000-000000000008', 'social-media', 'Social media', 'Content calendars, posts and communities.', null, '019a2c00-0000-7000-8000-000000000006', 1),
  ('019a2c00-0000-7000-8000-000000000009', 'websites', 'Websites', 'Design, launch and care of websites.', null, '019a2c00-0000-7000-8000-000000000006', 2),
  ('019a2c00-0000-7000-8000-00000000000a', 'content', 'Content', 'Texts, pictures and videos.', null, '019a2c00-0000-7000-8000-000000000006', 3),
  ('019a2c00-0000-7000-8000-00000000000b', 'team', 'Team', 'People and how they learn.', null, null, 2),
  ('019a2c00-0000-7000-8000-00000000000c', 'hiring', 'Hiring', 'From the job advertisement to the first day.', null, '019a2c00-0000-7000-8000-00000000000b', 0),
  ('019a2c00-0000-7000-8000-00000000000d', 'training', 'Training', 'Courses and their assessments.', null, '019a2c00-0000-7000-8000-00000000000b', 1),
  ('019a2c00-0000-7000-8000-00000000000e', 'operations', 'Operations', 'How the agency runs itself.', null, null, 3),
  ('019a2c00-0000-7000-8000-00000000000f', 'finance', 'Finance', 'Invoices, budgets and time.', null, '019a2c00-0000-7000-8000-00000000000e', 0);

create table marketplace_items (
  -- That of the listing.
  id uuid primary key,
  publisher_id uuid not null default app.tenant_id() references tenants (id),
  publisher_name text collate app.unicode not null,
  is_publisher_verified boolean not null default false,
  slug text not null unique,
  name text collate app.unicode not null,
  summary text collate app.unicode not null,
  description text collate app.unicode not null,
  category_id uuid not null references marketplace_categories (id),
  status text not null check (status in ('published', 'withdrawn')),
  version text not null,
  -- Number of records by kind.
  contents jsonb not null,
  content_kinds text[] not null,
  price_minor bigint check (price_minor > 0),
  currency text,
  is_verified boolean not null default false,
  languages text[] not null,
  tags text[] collate app.unicode not null,
  license text not null check (license in ('single_agency', 'client_use', 'open')),
  support_url text,
  rating numeric(3, 2),
  rating_count integer not null default 0,
  download_count integer not null default 0,
  -- Recent downloads weigh more: the logarithm of the sum of 2^(time in months) over all downloads. It needs no later adjustment.
  popularity double precision,
  published_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((price_minor is null) = (currency is null))
);
create index marketplace_items_publisher on marketplace_items (publisher_id);
create index marketplace_items_category on marketplace_items (category_id);

-- What can be read of a version before it is acquired.
create table marketplace_versions (
  item_id uuid not null references marketplace_items (id),
  version text not null,
  notes text collate app.unicode,
  -- Kind and name of each record, in the order of import.
  records jsonb not null,
  requirements jsonb not null,
  published_at timestamptz(3) not null,
  primary key (item_id, version)
);

-- The records themselves: bodies of requests, without any id of the publisher's.
create table marketplace_packages (
  item_id uuid not null,
  version text not null,
  records jsonb not null,
  primary key (item_id, version),
  foreign key (item_id, version) references marketplace_versions (item_id, version)
);

create table marketplace_ratings (
  item_id uuid not null references marketplace_items (id),
  agency_id uuid not null default app.tenant_id() references tenants (id),
  agency_name text collate app.unicode not null,
  version text not null,
  rating smallint not null check (rating between 1 and 5),
  comment text collate app.unicode,
  updated_at timestamptz(3) not null,
  primary key (item_id, agency_id)
);
create index marketplace_ratings_agency on marketplace_ratings (agency_id);

-- What belongs to one agency --------------------------------------------------------------------------------------------

create table marketplace_listings (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  slug text not null,
  name text collate app.unicode not null,
  summary text collate app.unicode not null,
  description text collate app.unicode not null,
  category_id uuid not null references marketplace_categories (id),
  -- Kind and id of each chosen record.
  contents jsonb not null,
  price_minor bigint check (price_minor > 0),
  currency text,
  languages text[] not null,
  tags text[] collate app.unicode not null,
  image_file_id uuid,
  screenshot_file_ids uuid[] not null default '{}',
  license text not null check (license in ('single_agency', 'client_use', 'open')),
  support_url text,
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  version text,
  -- Fingerprint of the records of the published version.
  published_hash text,
  published_at timestamptz(3),
  published_by uuid,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check ((price_minor is null) = (currency is null)),
  check ((status = 'draft') = (version is null)),
  -- What others may have acquired stays.
  check (deleted_at is null or status = 'draft')
);
create unique index marketplace_listings_slug on marketplace_listings (tenant_id, slug) where deleted_at is null;
create index marketplace_listings_newest on marketplace_listings (tenant_id, created_at desc, id desc);
select app.protect('marketplace_listings');
create trigger forget_attachments after delete on marketplace_listings for each row execute function app.forget_attachments('marketplace_listing');

create table marketplace_downloads (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  item_id uuid not null references marketplace_items (id),
  status text not null check (status in ('requested', 'payment_pending', 'acquired', 'failed')),
  price_minor bigint,
  currency text,
  acquired_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check ((status = 'acquired') = (acquired_at is not null))
);
create unique index marketplace_downloads_item on marketplace_downloads (tenant_id, item_id);
create index marketplace_downloads_newest on marketplace_downloads (tenant_id, created_at desc, id desc);
select app.protect('marketplace_downloads');

create table marketplace_imports (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  download_id uuid not null,
  version text not null,
  status text not null check (status in ('applying', 'applied', 'failed')),
  plan_hash text not null,
  choices jsonb not null,
  -- What became of each record of the item.
  records jsonb not null default '[]',
  record_count integer not null default 0,
  error text collate app.unicode,
  created_at timestamptz(3) not null default app.now(),
  finished_at timestamptz(3),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, download_id) references marketplace_downloads (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check ((status = 'applying') = (finished_at is null))
);
create index marketplace_imports_download on marketplace_imports (tenant_id, download_id, created_at desc, id desc);
create unique index marketplace_imports_running on marketplace_imports (tenant_id, download_id) where status = 'applying';
select app.protect('marketplace_imports');

create table marketplace_payout_settings (
  tenant_id uuid primary key default app.tenant_id() references tenants (id),
  is_enabled boolean not null,
  currency text not null,
  frequency text not null check (frequency in ('weekly', 'monthly', 'quarterly')),
  minimum_minor bigint not null check (minimum_minor > 0),
  payout_email text collate app.unicode,
  legal_name text collate app.unicode,
  tax_number_sealed bytea,
  tax_form text,
  revision integer not null default 1,
  updated_at timestamptz(3) not null default app.now()
);
select app.protect('marketplace_payout_settings');

-- Who reads and writes what agencies share ------------------------------------------------------------------------------

do $$
declare
  serving text := (select serving_role from app.installation);
  shared text;
  -- Acquired by the agency: the policy of marketplace_downloads shows its downloads alone.
  acquired text := '(select d.item_id from marketplace_downloads d where d.status = ''acquired'')';
begin
  foreach shared in array array['marketplace_categories', 'marketplace_items', 'marketplace_versions', 'marketplace_packages', 'marketplace_ratings'] loop
    execute format('alter table %I enable row level security', shared);
    execute format('alter table %I force row level security', shared);
    execute format('create policy owner_access on %I to %I using (true) with check (true)', shared, current_user);
    execute format('grant select on %I to %I', shared, serving);
  end loop;

  execute format('create policy every_agency_reads on marketplace_categories for select to %I using (app.tenant_id() is not null)', serving);

  execute format('create policy published_own_or_acquired on marketplace_items for select to %I
    using (app.tenant_id() is not null and (status = ''published'' or publisher_id = app.tenant_id() or id in %s))', serving, acquired);
  execute format('create policy publisher_inserts on marketplace_items for insert to %I with check (publisher_id = app.tenant_id())', serving);
  execute format('create policy publisher_updates on marketplace_items for update to %I
    using (publisher_id = app.tenant_id()) with check (publisher_id = app.tenant_id())', serving);
  -- Neither its counts nor what the operator has verified.
  execute format('grant insert (id, publisher_name, slug, name, summary, description, category_id, status, version, contents, content_kinds,
    price_minor, currency, languages, tags, license, support_url, published_at, updated_at) on marketplace_items to %I', serving);
  execute format('grant update (publisher_name, slug, name, summary, description, category_id, status, version, contents, content_kinds,
    price_minor, currency, languages, tags, license, support_url, published_at, updated_at) on marketplace_items to %I', serving);

  -- A version shows with its item.
  execute format('create policy readers_of_the_item on marketplace_versions for select to %I
    using (exists (select from marketplace_items i where i.id = item_id))', serving);
  execute format('create policy publisher_inserts on marketplace_versions for insert to %I
    with check (exists (select from marketplace_items i where i.id = item_id and i.publisher_id = app.tenant_id()))', serving);
  execute format('grant insert on marketplace_versions to %I', serving);

  execute format('create policy own_or_acquired on marketplace_packages for select to %I
    using (item_id in %s or exists (select from marketplace_items i where i.id = item_id and i.publisher_id = app.tenant_id()))', serving, acquired);
  execute format('create policy publisher_inserts on marketplace_packages for insert to %I
    with check (exists (select from marketplace_items i where i.id = item_id and i.publisher_id = app.tenant_id()))', serving);
  execute format('grant insert on marketplace_packages to %I', serving);

  execute format('create policy readers_of_the_item on marketplace_ratings for select to %I
    using (exists (select from marketplace_items i where i.id = item_id))', serving);
  execute format('create policy rater_inserts on marketplace_ratings for insert to %I
    with check (agency_id = app.tenant_id() and item_id in %s)', serving, acquired);
  execute format('create policy rater_updates on marketplace_ratings for update to %I
    using (agency_id = app.tenant_id()) with check (agency_id = app.tenant_id())', serving);
  execute format('create policy rater_deletes on marketplace_ratings for delete to %I using (agency_id = app.tenant_id())', serving);
  execute format('grant insert, update, delete on marketplace_ratings to %I', serving);
end $$;

-- Counts are kept by triggers, which run as the owner: no agency writes another's item.
create or replace function app.count_marketplace_download() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  months double precision := extract(epoch from new.acquired_at) / 2592000;
begin
  update marketplace_items set download_count = download_count + 1,
    popularity = case when popularity is null then months
      else greatest(popularity, months) + ln(1 + power(2, -abs(popularity - months))) / ln(2) end
  where id = new.item_id;
  return null;
end $$;
create trigger count_first_download after insert on marketplace_downloads for each row when (new.status = 'acquired')
  execute function app.count_marketplace_download();
create trigger count_download after update of status on marketplace_downloads for each row
  when (new.status = 'acquired' and old.status <> 'acquired') execute function app.count_marketplace_download();

create or replace function app.count_marketplace_ratings() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  rated uuid := coalesce(new.item_id, old.item_id);
begin
  perform from marketplace_items where id = rated for no key update;
  update marketplace_items set
    rating = (select round(avg(r.rating), 2) from marketplace_ratings r where r.item_id = rated),
    rating_count = (select count(*) from marketplace_ratings r where r.item_id = rated)
  where id = rated;
  return null;
end $$;
create trigger count_ratings after insert or update or delete on marketplace_ratings for each row execute function app.count_marketplace_ratings();

-- Agencies show under their current name.
create or replace function app.follow_agency_name() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update marketplace_items set publisher_name = new.name where publisher_id = new.id;
  update marketplace_ratings set agency_name = new.name where agency_id = new.id;
  return null;
end $$;
create trigger follow_agency_name after update of name on tenants for each row when (new.name is distinct from old.name)
  execute function app.follow_agency_name();
