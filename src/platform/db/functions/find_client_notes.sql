-- The notes that a prompt may be about: those of the client that it is known to be about first, then those of clients that
-- it names, then by how well they fit. Under row-level security no index could be used; so it names the tenant itself, as
-- app.search_client_notes does, and hands out no more than ids.
create or replace function app.find_client_notes(prompt text, about_client uuid, most integer) returns table (id uuid, fit real)
  language sql stable security definer rows 10 set search_path = public, pg_temp
  as $$
    with asked as materialized (select app.any_word(prompt) as words, app.text_language() as language),
    fitting as (
      select n.id, n.client_id, ts_rank_cd(n.words, asked.words, 1) as fit
      from client_notes n, asked
      where n.tenant_id = app.tenant_id() and n.deleted_at is null
        and (n.words @@ asked.words or n.client_id = about_client and n.is_pinned)
      order by n.client_id is not distinct from about_client desc, fit desc
      limit 200
    )
    select f.id, (f.fit * case when app.text_words(asked.language, c.name) @@ asked.words then 4 else 1 end)::real
    from fitting f
    join clients c on c.tenant_id = app.tenant_id() and c.id = f.client_id and c.deleted_at is null
    cross join asked
    order by f.client_id is not distinct from about_client desc, 2 desc, f.id desc
    limit most
  $$;
revoke all on function app.find_client_notes(text, uuid, integer) from public;
grant execute on function app.find_client_notes(text, uuid, integer) to app;
