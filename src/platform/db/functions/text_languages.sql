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
