-- LIKE under row-level security cannot use an index (see app.search_clients); ids only, read again under the policy.
create or replace function app.search_client_notes(pattern text) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    select id from client_notes where tenant_id = app.tenant_id() and deleted_at is null and search_text like (select app.fold(pattern))
      and (select app.pairs_query(app.fold(pattern))) is null and (select app.beginnings(app.fold(pattern))) is null
    union all
    select id from client_notes where tenant_id = app.tenant_id() and deleted_at is null and search_text like any ((select app.beginnings(app.fold(pattern)))::text[])
      and (select app.beginnings(app.fold(pattern))) is not null
    union all
    select id from client_notes where tenant_id = app.tenant_id() and deleted_at is null and app.is_unspaced(search_text)
      and app.search_pairs(search_text) @@ (select app.pairs_query(app.fold(pattern)))
      and search_text || '' like (select app.fold(pattern))
  $$;
revoke all on function app.search_client_notes(text) from public;
grant execute on function app.search_client_notes(text) to app;
