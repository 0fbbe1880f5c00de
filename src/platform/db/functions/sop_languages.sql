-- The languages in which the words of the agency's SOPs are stored: its own, and former ones until a worker has stored all anew
-- (src/families/sops/periodic.ts).
create or replace function app.sop_languages() returns setof text
  language sql stable rows 1
  as $$
    with recursive used (language) as (
      (select language from sop_places where tenant_id = app.tenant_id() order by language limit 1)
      union all
      select (select p.language from sop_places p where p.tenant_id = app.tenant_id() and p.language > u.language order by p.language limit 1)
      from used u where u.language is not null
    )
    select language from used where language is not null
    union
    select app.text_language()
  $$;
grant execute on function app.sop_languages() to app;
