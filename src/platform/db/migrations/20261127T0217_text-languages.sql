-- Words are asked for in each language in which notes or SOPs are stored, by one function for both.

-- The languages in which words of the agency's notes and SOPs are stored: its own, and former ones until a worker has stored all anew
-- (src/domain/text-languages). It looks into the index of each table once for each language.
create or replace function app.text_languages() returns setof text
  language sql stable rows 1
  as $$
    with recursive of_notes (language) as (
      (select language from client_notes where tenant_id = app.tenant_id() order by language limit 1)
      union all
      select (select n.language from client_notes n where n.tenant_id = app.tenant_id() and n.language > u.language order by n.language limit 1)
      from of_notes u where u.language is not null),
    of_sops (language) as (
      (select language from sop_places where tenant_id = app.tenant_id() order by language limit 1)
      union all
      select (select p.language from sop_places p where p.tenant_id = app.tenant_id() and p.language > u.language order by p.language limit 1)
      from of_sops u where u.language is not null)
    select language from of_notes where language is not null
    union
    select language from of_sops where language is not null
    union
    select app.text_language()
  $$;
grant execute on function app.text_languages() to app;

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

drop function app.sop_languages();
