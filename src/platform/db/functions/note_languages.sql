-- The configurations by which words of the agency's notes are stored: its own, and former ones until the last note has its words in
-- the new language (src/families/client-notes/periodic.ts). It looks into the index once for each.
create or replace function app.note_languages() returns setof text
  language sql stable rows 1
  as $$
    with recursive used (language) as (
      (select language from client_notes where tenant_id = app.tenant_id() order by language limit 1)
      union all
      select (select n.language from client_notes n where n.tenant_id = app.tenant_id() and n.language > u.language order by n.language limit 1)
      from used u where u.language is not null
    )
    select language from used where language is not null
    union
    select app.text_language()
  $$;
grant execute on function app.note_languages() to app;
