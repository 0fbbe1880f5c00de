-- Makes the records of a table searchable by its column `search_text`, which is generated, in lower case. Gives it a trigram index and
-- the function app.search_<table>(pattern), which returns the ids of those whose text is like the pattern. Under row-level security LIKE
-- cannot use the index, so the function names the tenant itself; the caller's own query then reads the ids under the policy.
-- Migrations call it.
create or replace function app.searchable(target regclass, shown text default 'deleted_at is null') returns void
  language plpgsql as $$
declare
  serving text := (select serving_role from app.installation);
  finder text := 'search_' || target::text;
begin
  execute format('create index %I on %s using gin (tenant_id, search_text gin_trgm_ops) where %s', target::text || '_search', target, shown);
  execute format(
    'create function app.%I(pattern text) returns setof uuid language sql stable security definer rows 50 set search_path = public, pg_temp as %L',
    finder, format('select id from %s where tenant_id = app.tenant_id() and %s and search_text like pattern', target, shown));
  execute format('revoke all on function app.%I(text) from public', finder);
  execute format('grant execute on function app.%I(text) to %I', finder, serving);
end $$;
