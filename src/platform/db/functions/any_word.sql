-- Any of the words of a text, where a search box would ask for all of them: in each language in which words are stored.
create or replace function app.any_word(text) returns tsquery
  language sql stable parallel safe
  as $$
    select coalesce(string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''', ' | '), '')::tsquery
    from (select distinct unnest(tsvector_to_array(app.text_words(language, $1))) from app.text_languages() language) asked (word)
  $$;
grant execute on function app.any_word(text) to app;
