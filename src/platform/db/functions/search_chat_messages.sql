-- LIKE under row-level security cannot use an index (see app.search_clients); ids only, read again under the policy.
create or replace function app.search_chat_messages(pattern text) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    select id from chat_messages where tenant_id = app.tenant_id() and body_text is not null and app.fold(body_text) like (select app.fold(pattern))
      and (select app.pairs_query(app.fold(pattern))) is null
    union all
    select id from chat_messages where tenant_id = app.tenant_id() and body_text is not null and app.is_unspaced(app.fold(body_text))
      and app.search_pairs(app.fold(body_text)) @@ (select app.pairs_query(app.fold(pattern)))
      and app.fold(body_text) || '' like (select app.fold(pattern))
  $$;
revoke all on function app.search_chat_messages(text) from public;
grant execute on function app.search_chat_messages(text) to app;
