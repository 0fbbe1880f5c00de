-- All words of a term, in any of the languages; null for a term without words, such as one that consists of stop words. In scripts without
-- spaces a term is what stands there, by its pairs of letters.
create or replace function app.sop_term(term text) returns tsquery
  language sql stable parallel safe
  as $$
    select case when app.is_unspaced(term) then app.pairs_query(app.fold(term)) else (
      select nullif(string_agg('(' || asked.words || ')', ' | '), '')::tsquery
      from app.text_languages() language
      cross join lateral (
        select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''', ' & ') as words
        from unnest(tsvector_to_array(app.text_words(language, term))) word) asked
      where asked.words is not null) end
  $$;
grant execute on function app.sop_term(text) to app;
