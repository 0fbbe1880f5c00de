-- Text that people write is compared, searched and sorted by the rules of Unicode, whatever collation the database has: with
-- C, "ÖL" did not find "Öl", and "Ähre" came after "Zebra". The collation is deterministic: texts are equal when they are the
-- same, and LIKE works as before. A column with it hands it on to everything that is computed from it.
create collation app.unicode (provider = icu, locale = 'und');

-- Computed from what changes below; made again at the end.
alter table clients drop column search_text;
alter table client_notes drop column search_text, drop column words;
alter table tickets drop column search_text;
alter table tasks drop column search_text;
drop trigger credentials_changed on users;

do $$
declare
  written record;
begin
  for written in
    select a.attrelid::regclass as relation, a.attname as name, a.atttypid::regtype as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'text[]'::regtype) and a.attcollation = t.typcollation
      and a.attname in ('name', 'title', 'label', 'subject', 'description', 'body_text', 'display_name', 'email', 'to_address', 'tag', 'tags',
        'client_name', 'oauth_client_name', 'course_name', 'record_name', 'stage_name', 'file_name', 'actor_name', 'prompt', 'error_message', 'failure_reason', 'note', 'summary')
  loop
    execute format('alter table %s alter column %I type %s collate app.unicode', written.relation, written.name, written.type);
  end loop;
end $$;

create trigger credentials_changed after delete or update of name, status, role, permissions on users
  for each row execute function app.notify_credentials_changed();

create or replace function app.client_search_text(name text, slug text, contacts jsonb) returns text
  language sql immutable parallel safe
  return lower((name collate app.unicode) || ' ' || (slug collate app.unicode) || coalesce((
    select string_agg(' ' || coalesce(c ->> 'email', '') || ' ' || coalesce(c ->> 'phone', ''), '')
    from jsonb_array_elements(contacts) c), '') collate app.unicode);

alter table clients add column search_text text collate app.unicode not null generated always as (app.client_search_text(name, slug, contacts)) stored;
alter table client_notes add column search_text text collate app.unicode not null generated always as (lower(coalesce(title || ' ', '') || body_text)) stored;
alter table tickets add column search_text text collate app.unicode not null generated always as (lower(subject) || ' #' || number::text) stored;
alter table tasks add column search_text text collate app.unicode not null generated always as (lower(name) || ' #' || number::text) stored;
alter table client_notes add column words tsvector not null
  generated always as (setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', body_text), 'B')) stored;
create index client_notes_words on client_notes using gin (tenant_id, words) where deleted_at is null;
create index clients_search on clients using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
create index client_notes_search on client_notes using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
create index tasks_search on tasks using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null and merged_into_id is null;
