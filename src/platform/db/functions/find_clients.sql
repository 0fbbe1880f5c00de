-- A search for a common word ranked every client that holds it, twice: 2 s in an agency with 100,000. It ranks the first 500 of those
-- whose name begins with the text, by name, and 1,000 of all that hold it. `beginning` is the text in lower case; nothing that
-- begins with it comes behind it with the last of all characters. An empty array asks for nothing.
create or replace function app.find_clients(pattern text, beginning text, profiles uuid[], categories text[]) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    (select id from clients
      where tenant_id = app.tenant_id() and deleted_at is null
        and lower(name) collate "C" >= beginning and lower(name) collate "C" < beginning || chr(1114111)
        and (cardinality(profiles) = 0 or profile_id = any(profiles))
        and (cardinality(categories) = 0 or status_category = any(categories))
      order by lower(name) collate "C" limit 500)
    union
    (select id from clients
      where tenant_id = app.tenant_id() and deleted_at is null and search_text like (select app.fold(pattern))
        and (select app.pairs_query(app.fold(pattern))) is null and (select app.beginnings(app.fold(pattern))) is null
        and (cardinality(profiles) = 0 or profile_id = any(profiles))
        and (cardinality(categories) = 0 or status_category = any(categories))
      limit 1000)
    union
    (select id from clients
      where tenant_id = app.tenant_id() and deleted_at is null and search_text like any ((select app.beginnings(app.fold(pattern)))::text[])
        and (select app.beginnings(app.fold(pattern))) is not null
        and (cardinality(profiles) = 0 or profile_id = any(profiles))
        and (cardinality(categories) = 0 or status_category = any(categories))
      limit 1000)
    union
    (select id from clients
      where tenant_id = app.tenant_id() and deleted_at is null and app.is_unspaced(search_text)
        and app.search_pairs(search_text) @@ (select app.pairs_query(app.fold(pattern))) and search_text || '' like (select app.fold(pattern))
        and (cardinality(profiles) = 0 or profile_id = any(profiles))
        and (cardinality(categories) = 0 or status_category = any(categories))
      limit 1000)
  $$;
revoke all on function app.find_clients(text, text, uuid[], text[]) from public;
grant execute on function app.find_clients(text, text, uuid[], text[]) to app;
