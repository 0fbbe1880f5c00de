-- Any of the terms, to mark them in a text; null where none has words.
create or replace function app.sop_any_term(terms text[]) returns tsquery
  language sql stable parallel safe
  as $$
    select string_agg('(' || app.sop_term(t)::text || ')', ' | ')::tsquery from unnest(terms) t where app.sop_term(t) is not null
  $$;
grant execute on function app.sop_any_term(text[]) to app;
