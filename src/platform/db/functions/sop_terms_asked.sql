-- Those of the terms that a search can ask for: all but the ones that consist of stop words, unless there is nothing else.
create or replace function app.sop_terms_asked(terms text[]) returns text[]
  language sql stable parallel safe
  as $$
    select coalesce(nullif(array_agg(t order by n) filter (where app.sop_term(t) is not null), '{}'), terms) from unnest(terms) with ordinality x (t, n)
  $$;
grant execute on function app.sop_terms_asked(text[]) to app;
