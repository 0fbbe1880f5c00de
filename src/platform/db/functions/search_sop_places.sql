-- Places in SOPs that have one of the terms, which of them, and how well each fits. A term of several words is a phrase, which stands there as
-- it is written; one without words is looked for by its letters, in titles, summaries and tags alone: no index finds it in texts. Under
-- row-level security no index could be used, so it names the tenant itself and hands out ids.
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
    from asked a join sop_places p on p.tenant_id = app.tenant_id() and p.place in ('title', 'tag', 'summary') and p.search_text like a.pattern
    where a.query is null
  $$;
revoke all on function app.search_sop_places(text[]) from public;
grant execute on function app.search_sop_places(text[]) to app;
