-- The places in SOPs that a prompt may be about, and how well each fits: any of its words counts. Under row-level security no index could
-- be used; so it names the tenant itself and hands out no more than ids.
create or replace function app.find_sop_places(prompt text, most integer) returns table (id uuid, fit real)
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    with asked as materialized (select app.any_word(prompt) as words)
    select p.id, (ts_rank_cd(p.words, asked.words, 1) * case p.place when 'title' then 8 when 'tag' then 4 when 'summary' then 3 when 'step' then 2 else 1 end)::real
    from asked join sop_places p on p.tenant_id = app.tenant_id() and p.words @@ asked.words
    order by 2 desc, p.id
    limit most
  $$;
revoke all on function app.find_sop_places(text, integer) from public;
grant execute on function app.find_sop_places(text, integer) to app;
